meta-language-name = Türkçe
cmd-undo = geri
cmd-board = undo
