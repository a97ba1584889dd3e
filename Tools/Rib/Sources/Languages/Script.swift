/// The script of a language that is not written in Latin letters.
enum Script: CaseIterable {
    case korean, japanese, chinese, cyrillic, greek, thai, arabic, hebrew, devanagari

    /// Creates the script of the language with the given code; `nil` for Latin letters and for an unknown code.
    init?(of code: String) {
        switch code {
        case "ko": self = .korean
        case "ja": self = .japanese
        case "zh": self = .chinese
        case "ru", "uk", "bg", "sr": self = .cyrillic
        case "el": self = .greek
        case "th": self = .thai
        case "ar", "fa", "ur": self = .arabic
        case "he": self = .hebrew
        case "hi", "mr", "ne": self = .devanagari
        default: return nil
        }
    }

    func isIn(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in scalar.value >= 0x370 && ranges.contains { $0.contains(scalar.value) }
        }
    }

    /// Whether a text has a letter of a script other than Latin and the given one. Chinese characters may also be in
    /// Japanese and Korean texts. In a Chinese text, letters of the Japanese script are not reported, because that
    /// script includes the Chinese characters.
    static func foreign(in text: String, besides own: Script?) -> Bool {
        allCases.contains { script in
            script != own && !(own == .japanese && script == .chinese) && !(own == .chinese && script == .japanese)
                && !(own == .korean && script == .chinese) && script.isIn(text)
        }
    }

    private var ranges: [ClosedRange<UInt32>] {
        switch self {
        case .korean: [0x1100...0x11FF, 0xAC00...0xD7A3]
        case .japanese: [0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF]
        case .chinese: [0x4E00...0x9FFF]
        case .cyrillic: [0x400...0x52F]
        case .greek: [0x370...0x3FF]
        case .thai: [0xE00...0xE7F]
        case .arabic: [0x600...0x6FF]
        case .hebrew: [0x590...0x5FF]
        case .devanagari: [0x900...0x97F]
        }
    }
}
