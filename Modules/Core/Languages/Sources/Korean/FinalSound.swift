/// The sound that a word ends with when it is read aloud in Korean.
enum FinalSound: Equatable {
    case vowel
    /// The consonant ㄹ, after which 로 stands and not 으로.
    case rieul
    /// Any other consonant.
    case consonant
    /// It can be read in more than one way.
    case unknown

    /// What stands behind the last letter or digit, such as a bracket, is not read; a percent sign is.
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

    /// A syllable: its number counts the final consonants first, of which there are 28 with none among them.
    private init(hangul syllable: Unicode.Scalar) {
        switch (syllable.value - 0xAC00) % 28 {
        case 0: self = .vowel
        case 8: self = .rieul
        default: self = .consonant
        }
    }

    /// A number, its last digit first: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구, or by its zeros: 십, 백, 천, 만, 억, 조.
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

    /// A word in Latin letters, its last letter first. Capitals alone are read letter by letter: 엘, 엠, 엔, 알. Small
    /// letters without a vowel among them may be a unit: `km`. The ending of any other word tells its sound for some
    /// letters alone: `show` ends with a vowel and `plan` does not, but `book` and `task`, `time` and `type` are not
    /// alike.
    private init(latin letters: some Collection<Unicode.Scalar>) {
        let small = letters.map(\.properties.lowercaseMapping)
        let last = small.first ?? ""
        if letters.allSatisfy({ (0x41...0x5A).contains($0.value) }) {
            self = ["l", "r"].contains(last) ? .rieul : ["m", "n"].contains(last) ? .consonant : .vowel
            return
        }
        guard small.contains(where: ["a", "e", "i", "o", "u", "y"].contains) else {
            self = .unknown
            return
        }
        switch last {
        case "l": self = .rieul
        case "m", "n": self = .consonant
        case "g": self = small.dropFirst().first == "n" ? .consonant : .unknown
        case "b", "c", "d", "e", "k", "p", "q", "t": self = .unknown
        default: self = .vowel
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isLatin: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

    /// Whether the scalar is spoken, and not only written.
    fileprivate var isRead: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
        default: self == "%"
        }
    }
}
