meta-language-name = Türkçe
ui-kazan = Hazine
ui-goodbye = Hoşça kalın!
ui-kazan = Kasa
