public import Basics

/// The reason why a value of the profile was rejected. The data is unchanged.
public enum ProfileError: Explained, Hashable {
    /// A nickname without a visible character.
    case emptyNickname
    /// A nickname longer than ``Nickname/length`` allows, with its number of characters.
    case nicknameTooLong(Int)
    /// A command line of a suggestion program that does not begin with a program.
    case emptySuggester
    /// A suggestion program with a relative path, which would depend on the current folder.
    case relativeSuggester(String)
    /// A command line of a suggestion program that is longer than ``SuggesterCommand/longest``, with its number of
    /// bytes.
    case suggesterTooLong(Int)
    /// A text that has a NUL character, or a nickname that exceeds the maximum number of bytes.
    case unusableText
}

extension ProfileError {
    /// One line for a person: what is wrong and what to do.
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
