meta-language-name = Türkçe
ui-kazan = Hazin�
