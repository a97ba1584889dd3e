/// The store of a program as it starts, so that a recording can begin with the same.
public struct Snapshot: Sendable {
    /// The folder, whose name a recording does not tell.
    let folder: String
    /// The bytes that the store begins with; `nil` when it is empty.
    let read: @Sendable () async throws -> [UInt8]?

    /// A snapshot of a folder. `read` is called once, when the run is recorded; an App begins with the same bytes when
    /// it gets them as ``Invocation/storedData``.
    public init(of folder: String, read: @escaping @Sendable () async throws -> [UInt8]?) {
        (self.folder, self.read) = (folder, read)
    }
}
