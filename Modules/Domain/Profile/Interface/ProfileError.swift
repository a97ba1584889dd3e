import Arguments
public import Languages

/// Why a value was not taken. The data is as it was.
public enum ProfileError: Explained, Hashable {
    /// A nickname without a visible character.
    case emptyNickname
    /// A nickname of so many characters, more than ``Nickname/length`` allows.
    case nicknameTooLong(Int)
    /// A command line without the name of a program.
    case emptySuggester
    /// A program by a path that depends on the present folder.
    case relativeSuggester(String)
    /// A command line of so many bytes, more than ``SuggesterCommand/longest``.
    case suggesterTooLong(Int)
    /// A text with a NUL character, or a nickname with far more bytes than characters.
    case unusableText
}

extension ProfileError {
    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyNickname: ProfilePhrases.emptyNickname
        case .nicknameTooLong(let count):
            ProfilePhrases.nicknameTooLong(count, most: Nickname.length.upperBound)
        case .emptySuggester: ProfilePhrases.emptySuggester
        case .relativeSuggester(let program): ProfilePhrases.relativeSuggester(program)
        case .suggesterTooLong(let bytes):
            ProfilePhrases.suggesterTooLong(bytes, most: SuggesterCommand.longest)
        case .unusableText: TextLimit.unusable
        }
    }
}
