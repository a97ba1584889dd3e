import Arguments
public import Languages

/// Why a value was not taken. The data is as it was.
public enum ProfileError: Explained, Hashable {
    /// A nickname without a visible character.
    case emptyNickname
    /// A nickname of so many characters, more than ``Nickname/length`` allows.
    case nicknameTooLong(Int)
    /// A nickname with a NUL character, or with far more bytes than characters.
    case unusableText
}

extension ProfileError {
    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyNickname: ProfilePhrases.emptyNickname
        case .nicknameTooLong(let count):
            ProfilePhrases.nicknameTooLong(count, most: Nickname.length.upperBound)
        case .unusableText: TextLimit.unusable
        }
    }
}
