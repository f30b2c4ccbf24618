meta-language-name = Türkçe
# [en 12345678]
ui-goodbye = Hoşça kalın!
