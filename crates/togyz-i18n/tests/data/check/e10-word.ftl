meta-language-name = Türkçe
cmd-undo = geri, tahta
cmd-board = tahta
