public import Basics

/// An error of synchronization. What is stored here is unchanged.
public enum SyncError: Explained, Equatable {
    /// The remote is empty, though it was not the last time.
    case emptied(String)
    /// The remote is another one than the last time.
    case another(String)
    /// No remote was named, and none is known.
    case noRemote
    /// The remote is not one of those that are known.
    case unknown(String)
    /// The target is neither a folder nor the address of a database.
    case noTarget(String)
    /// The address of a database contains a password.
    case password

    /// The one-line message.
    public var explanation: Phrase {
        switch self {
        case .emptied(let target): SyncPhrases.emptied(target)
        case .another(let target): SyncPhrases.another(target)
        case .noRemote: SyncPhrases.noRemote
        case .unknown(let target): SyncPhrases.unknown(target)
        case .noTarget(let target): SyncPhrases.noTarget(target)
        case .password: SyncPhrases.password
        }
    }
}
