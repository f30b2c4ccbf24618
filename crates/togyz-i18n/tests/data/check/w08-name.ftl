ui-kazan = Hazine
