meta-language-name = Türkçe
narrate-ood = Tek.
