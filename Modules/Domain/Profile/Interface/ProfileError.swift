/// Why a value was not taken. The data is as it was.
public enum ProfileError: Error, Hashable {
    /// A nickname of so many characters, fewer than ``Nickname/length`` allows.
    case nicknameTooShort(Int)
    /// A nickname of so many characters, more than ``Nickname/length`` allows.
    case nicknameTooLong(Int)
}

extension ProfileError: CustomStringConvertible {
    /// One line for a person, with what to do.
    public var description: String {
        switch self {
        case .nicknameTooShort(let count):
            "A nickname has at least \(Nickname.length.lowerBound) characters; this one has \(count)."
        case .nicknameTooLong(let count):
            "A nickname has at most \(Nickname.length.upperBound) characters; this one has \(count)."
        }
    }
}
