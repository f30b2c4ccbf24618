meta-language-name = Türkçe
NUM = bir
