/// The languages that the program speaks, by their ISO 639-1 codes.
public enum Language: String, CaseIterable, Sendable {
    /// English.
    case english = "en"
    /// Korean.
    case korean = "ko"
    /// Japanese.
    case japanese = "ja"

    /// What it is called by those who speak it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .korean: "한국어"
        case .japanese: "日本語"
        }
    }

    /// Reads the name of a locale, such as `ko_KR.UTF-8`. `nil` for a language that the program does not speak, and for
    /// `C` and `POSIX`, which name none.
    public init?(locale: String) {
        self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
    }
}
