meta-language-name = Türkçe
ui-goodbye = "Hoşça kalın!"
