/// What a write has to survive, and how long it may wait.
public enum Durability: Sendable {
    /// It survives a power loss once it is done. It waits up to five seconds for another connection's write.
    case full
    /// It survives the end of the process, and may be lost with the power; a later ``full`` write saves it, too. It does
    /// not wait for the disk, and for a tenth of a second at most for another connection's write. For what matters less
    /// than the time of the person who waits, such as a log.
    case relaxed

    /// `PRAGMA synchronous` with a write-ahead log (sqlite.org/pragma.html#pragma_synchronous): a file that is never
    /// damaged, and every commit on the disk or not.
    var synchronous: String {
        switch self {
        case .full: "FULL"
        case .relaxed: "NORMAL"
        }
    }

    /// How often a lock is asked for again: ten times after a millisecond each, then after ten.
    var attempts: Int32 {
        switch self {
        case .full: 500
        case .relaxed: 19
        }
    }
}
