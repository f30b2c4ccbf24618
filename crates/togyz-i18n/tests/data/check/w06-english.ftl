meta-language-name = Türkçe
ui-goodbye = Goodbye!
