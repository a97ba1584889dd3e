/// The code of a language, and its names in English and in the language itself.
struct LanguageName {
    let code, english, own: String

    /// Creates the name of the language with the given code; `nil` for an unknown code.
    init?(_ code: String) {
        guard let names = Self.known[code] else { return nil }
        self.init(code, english: names.0, own: names.1)
    }

    /// Creates the name of a language from its code and both of its names.
    init(_ code: String, english: String, own: String) {
        (self.code, self.english, self.own) = (code, english, own)
    }

    static let known: [String: (String, String)] = [
        "ar": ("Arabic", "العربية"), "bg": ("Bulgarian", "български"), "ca": ("Catalan", "català"),
        "cs": ("Czech", "čeština"), "da": ("Danish", "dansk"), "de": ("German", "Deutsch"), "el": ("Greek", "ελληνικά"),
        "es": ("Spanish", "español"), "et": ("Estonian", "eesti"), "eu": ("Basque", "euskara"),
        "fa": ("Persian", "فارسی"), "fi": ("Finnish", "suomi"), "fr": ("French", "français"),
        "he": ("Hebrew", "עברית"), "hi": ("Hindi", "हिन्दी"), "hr": ("Croatian", "hrvatski"), "hu": ("Hungarian", "magyar"),
        "id": ("Indonesian", "Bahasa Indonesia"), "is": ("Icelandic", "íslenska"), "it": ("Italian", "italiano"),
        "ja": ("Japanese", "日本語"), "ko": ("Korean", "한국어"), "lt": ("Lithuanian", "lietuvių"),
        "lv": ("Latvian", "latviešu"), "nb": ("Norwegian", "norsk bokmål"), "nl": ("Dutch", "Nederlands"),
        "pl": ("Polish", "polski"), "pt": ("Portuguese", "português"), "ro": ("Romanian", "română"),
        "ru": ("Russian", "русский"), "sk": ("Slovak", "slovenčina"), "sl": ("Slovenian", "slovenščina"),
        "sr": ("Serbian", "српски"), "sv": ("Swedish", "svenska"), "th": ("Thai", "ไทย"), "tr": ("Turkish", "Türkçe"),
        "uk": ("Ukrainian", "українська"), "vi": ("Vietnamese", "Tiếng Việt"), "zh": ("Chinese", "中文"),
    ]

    /// The contents of the Swift file that declares the language, with the required members.
    var declaration: String {
        """
        /// The declaration of \(english). The defaults are those of English: see ``Tongue``.
        public enum \(english): Tongue {
            /// The code `\(code)`.
            public static let code = "\(code)"
            /// The name, \(english).
            public static var name: Phrase { Phrase("\(english)", .\(code)("\(own)")) }
        }

        extension Language {
            /// The language \(english).
            public static let \(english.asProperty) = Language(\(english).self)
        }

        extension Translation {
            /// The \(english) text of a phrase.
            public static func \(code.escaped)(_ text: @autoclosure @escaping @Sendable () -> Wording<\(english)>) -> Translation {
                Translation(text)
            }
        }

        """
    }

    var path: String { "\(ProjectLanguages.folder)/\(english)/\(english).swift" }
}
