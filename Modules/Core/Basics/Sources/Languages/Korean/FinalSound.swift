/// The final sound of a word when it is read aloud in Korean.
enum FinalSound: Equatable {
    case vowel
    /// The consonant ㄹ, which is followed by 로 instead of 으로.
    case rieul
    /// Any other consonant.
    case consonant
    /// A final sound that depends on how the word is read.
    case unknown

    /// Determines the final sound of a word. Punctuation after the last letter or digit, such as a bracket, is ignored;
    /// a percent sign is not.
    init(of word: String) {
        let read = word.unicodeScalars.reversed().drop { !$0.isRead }
        guard let last = read.first else {
            self = .unknown
            return
        }
        switch last.value {
        case 0xAC00...0xD7A3: self = Self(hangul: last)
        case 0x30...0x39: self = Self(digits: read.prefix { ("0"..."9").contains($0) })
        case 0x25: self = .vowel  // 퍼센트
        case 0x41...0x5A, 0x61...0x7A: self = Self(latin: read.prefix { $0.isLatin })
        case 0x3093, 0x30F3: self = .consonant  // ん
        case 0x3041...0x30FF where last != "っ" && last != "ッ": self = .vowel
        default: self = .unknown
        }
    }

    /// Determines the final sound of a Hangul syllable. The syllable's index modulo 28 is its final consonant; 0 means
    /// none.
    private init(hangul syllable: Unicode.Scalar) {
        switch (syllable.value - 0xAC00) % 28 {
        case 0: self = .vowel
        case 8: self = .rieul
        default: self = .consonant
        }
    }

    /// Determines the final sound of a number: that of its last digit (영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구), or of the unit
    /// for its trailing zeros (십, 백, 천, 만, 억, 조). The digits are given in reverse order.
    private init(digits: some Collection<Unicode.Scalar>) {
        let zeros = digits.prefix { $0 == "0" }.count
        switch digits.dropFirst(zeros).first {
        case nil: self = .consonant
        case _ where zeros >= 16: self = .unknown
        case _ where zeros >= 12: self = .vowel
        case _ where zeros > 0: self = .consonant
        case "1", "7", "8": self = .rieul
        case "3", "6": self = .consonant
        default: self = .vowel
        }
    }

    /// Determines the final sound of a word in Latin letters, given in reverse order. A word in capitals or without a
    /// vowel is spelled out, and the name of its last letter decides: 엘, 엠, 엔, 알; all others end in a vowel. English
    /// spelling does not determine every sound; the rules follow how most words are written in Hangul: 북, 태스크, 타임,
    /// 코드.
    private init(latin letters: some Collection<Unicode.Scalar>) {
        let small = letters.map(\.properties.lowercaseMapping)
        if let unit = Self.units[String(String.UnicodeScalarView(letters.reversed()))] {
            self = unit
            return
        }
        let isSpelled = letters.allSatisfy { (0x41...0x5A).contains($0.value) } || !small.contains(where: Self.isVowel)
        self = isSpelled ? Self(spelling: small.first ?? "") : Self(ending: small)
    }

    /// Units whose full names are read: 킬로미터, 킬로그램, 리터. An M or L alone is a letter: 엠, 엘.
    private static let units: [String: FinalSound] = [
        "km": .vowel, "m": .vowel, "cm": .vowel, "mm": .vowel, "l": .vowel, "ml": .vowel, "kg": .consonant,
        "g": .consonant, "mg": .consonant,
    ]

    private init(spelling last: String) {
        self = ["l", "r"].contains(last) ? .rieul : ["m", "n"].contains(last) ? .consonant : .vowel
    }

    /// Determines the final sound of an English word, whose letters are given in reverse order.
    private init(ending letters: [String]) {
        let (last, before) = (letters.first ?? "", letters.dropFirst().first ?? "")
        switch last {
        case "l": self = .rieul
        case "b", "c", "m", "n": self = .consonant
        case "g": self = before == "n" ? .consonant : .vowel
        case "k": self = before == "c" || letters[1...].starts(with: ["o", "o"]) ? .consonant : .vowel
        case "p": self = before == "p" || Self.isVowel(before) ? .consonant : .vowel
        case "t": self = Self.isVowel(before) ? .consonant : .vowel
        case "e" where letters.dropFirst().contains(where: Self.isVowel):
            // Silent: time, people, code.
            self = ["m", "n"].contains(before) ? .consonant : before == "l" ? .rieul : .vowel
        default: self = .vowel
        }
    }

    private static func isVowel(_ letter: String) -> Bool { ["a", "e", "i", "o", "u", "y"].contains(letter) }
}

extension Unicode.Scalar {
    fileprivate var isLatin: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

    /// Whether the scalar is pronounced.
    fileprivate var isRead: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
        default: self == "%"
        }
    }
}
