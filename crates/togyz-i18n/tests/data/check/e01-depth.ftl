meta-language-name = Türkçe
narrate-odd =
    { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] { $made ->
  *[other] x
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
  }
