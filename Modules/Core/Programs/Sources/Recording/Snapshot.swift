/// The state of the store at the start of a run, with which a recording begins.
public struct Snapshot: Sendable {
    /// The store's folder, which a recording omits.
    let folder: String
    /// Returns the store's bytes; `nil` if it is empty.
    let read: @Sendable () async throws -> [UInt8]?

    /// A snapshot of a folder. `read` is called once, when a run is recorded; the App begins with the same bytes,
    /// passed as ``Invocation/storedData``.
    public init(of folder: String, read: @escaping @Sendable () async throws -> [UInt8]?) {
        (self.folder, self.read) = (folder, read)
    }
}
