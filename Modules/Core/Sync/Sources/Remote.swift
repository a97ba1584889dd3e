public import Basics
public import Journal

/// A place through which stores exchange edits: a set of edits with the key (replica, sequence), and nothing else. All
/// merging is done by the stores. Several stores may use a remote at the same time.
///
/// What a store has added stays: nothing is ever changed or removed.
public protocol Remote: Sendable {
    /// The remote as the person wrote it, such as `~/Dropbox/goals`.
    var name: String { get }

    /// Reads the edits that a store may not know yet.
    ///
    /// - Parameters:
    ///   - position: the position up to which the store has read, as the remote last returned it; empty before the
    ///     first read.
    ///   - heads: for each replica, the sequence number up to which the store knows the remote's edits. A remote
    ///     without positions reads the edits after that number.
    ///   - take: receives what was read, first the identities. It returns the replicas of which not all edits could be
    ///     received.
    /// - Throws: ``RemoteError``, and the error of `take`.
    func read(
        from position: String, after heads: [Int64: Int64], _ take: (RemoteReading) async throws -> Set<Int64>
    ) async throws

    /// Adds edits. The edits of each replica follow those of that replica in the remote. Once the function returns, the
    /// added edits survive a power loss there. Edits that are there already are left as they are.
    ///
    /// - Parameters:
    ///   - edits: the edits, in the order of their keys, with all their parts.
    ///   - writer: the replica of the store that adds them.
    ///   - identity: the identity of the remote, with which it begins if it is empty.
    ///   - position: how far the store has read.
    /// - Returns: the position behind the edits if the remote has positions and the store had read everything before
    ///   the edits; otherwise `position`.
    /// - Throws: ``RemoteError``; some of the edits may have been added then. ``RemoteError/taken`` if another store has
    ///   begun the remote meanwhile, or added some of the edits, so that it must be read again.
    func add(
        _ edits: [SharedEdit], by writer: Int64, to identity: String, at position: String
    ) async throws -> String
}

/// A part of what is read from a remote.
public enum RemoteReading: Sendable {
    /// The identities of the remote. It has none before the first edit was added, and may have several after two stores
    /// began with it at once.
    case identities(Set<String>)
    /// Edits, those of each replica in ascending order, and a closure that returns the position after these edits. The
    /// closure's argument is the set of replicas of which not all edits could be received.
    case edits([SharedEdit], position: @Sendable (Set<Int64>) -> String)
    /// The remote has lost edits that it had, and is read from the beginning. The store adds again what is missing.
    case restarted
    /// A message for the person, such as about a damaged file. The read continues.
    case notice(Phrase)
}

/// An error of a remote.
public enum RemoteError: Explained, Equatable {
    /// The remote does not exist, or cannot be reached: what the system said.
    case unreachable(String, Phrase)
    /// The remote refuses what was asked: what it said.
    case refused(String, Phrase)
    /// The remote has the edits of another program.
    case otherProgram(String, program: String)
    /// A newer program has begun the remote.
    case newer(String, version: String)
    /// Another store has begun the remote meanwhile, or added edits with the same keys.
    case taken

    /// The one-line message.
    public var explanation: Phrase {
        switch self {
        case .unreachable(let name, let reason): SyncPhrases.unreachable(name, reason)
        case .refused(let name, let reason): SyncPhrases.refused(name, reason)
        case .otherProgram(let name, let program): SyncPhrases.otherProgram(name, program)
        case .newer(let name, let version): SyncPhrases.newer(name, version)
        case .taken: SyncPhrases.taken
        }
    }
}
