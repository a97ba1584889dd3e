/// The contents of the store at the start of a run, which a recording keeps for its replay.
public struct Snapshot: Sendable {
    /// The path of the store's folder, which a recording replaces by a placeholder.
    let folder: String
    /// A closure that returns the store's bytes; `nil` if the store is empty.
    let read: @Sendable () async throws -> [UInt8]?

    /// Creates a snapshot of the store in a folder. `read` is called once, when a run is recorded; in a replay,
    /// ``Invocation/storedData`` contains the same bytes, with which the app must begin.
    public init(of folder: String, read: @escaping @Sendable () async throws -> [UInt8]?) {
        (self.folder, self.read) = (folder, read)
    }
}
