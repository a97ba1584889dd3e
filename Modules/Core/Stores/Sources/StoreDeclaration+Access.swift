import Console
public import Host
import Platform
public import Ribcage
import SQLite

extension StoreDeclaration {
    /// The access to the store for `backup`, `restore`, `rescue` and `purge`, with the store's files, license and error
    /// codes.
    public var access: Program.StoreAccess {
        Program.StoreAccess(
            isDamage: isDamage, newestBackup: { invocation in try? file(for: invocation).newestBackup }, files: files,
            licences: [.sqlite], errorCode: ErrorCode.ofStore, store: file)
    }

    /// Returns the store's file in the folder that the arguments of a run name.
    func file(for invocation: Invocation) throws -> StoreFile {
        StoreFile(
            self, in: try dataFolder(of: invocation), clock: invocation.clock,
            typedLines: stateFolder(of: invocation).map { HistoryFile(in: $0).path })
    }

    /// Returns whether an error means that the store, rather than another file, is damaged.
    func isDamage(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else { return false }
        return error.kind == .corrupt && error.path.hasSuffix("/\(fileName)")
    }
}

extension Program.App {
    /// Creates an app from the root of its tree and an open store, which is closed with the app. The place where a run
    /// ended and the line history are stored beside the data, or where the XDG specification says.
    ///
    /// - Parameters:
    ///   - root: the root of the tree.
    ///   - store: the store of the tree.
    ///   - route: the route to the first place of each run at the prompt, such as `today`; `nil` for the place where
    ///     the last run ended.
    ///   - end: ends everything that edits the store, before the store is closed.
    ///   - settings: applies settings of the app, such as its language, after an undo or a redo.
    public init(
        root: any Routing, over store: OpenStore, beginningAt route: String? = nil,
        end: @escaping () async -> Void = {}, settings: @escaping () async throws -> Void = {}
    ) {
        var memory = store.stateFolder.map(PlaceMemory.init(folder:))
        if let route { memory = memory?.beginning(at: "\(store.program)://\(route)") }
        var notice = store.backupNotice
        self.init(
            root: root, placeMemory: memory, lineHistory: store.stateFolder.map(HistoryFile.init(in:)),
            snapshot: store.snapshot, editLog: store.journal,
            sideErrors: {
                defer { notice = nil }
                return store.unreadableRows() + (notice.map { [$0] } ?? [])
            },
            close: {
                await end()
                await store.close()
            }, applySettings: settings)
    }
}
