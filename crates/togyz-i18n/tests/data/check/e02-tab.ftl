meta-language-name = Türkçe
narrate-odd = { $made } tek:
	hiçbir şey alınmadı.
