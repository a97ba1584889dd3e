import Basics
import Console
import Platform

/// The environment of a run, apart from its arguments and its console.
struct RunEnvironment {
    /// The choice of the language for all texts.
    var languageChoice: LanguageChoice
    /// The defaults of the arguments.
    var settings = Settings()
    var clock = WallClock.system
    /// The log that records the run, if any.
    var log: RunLog?
    /// The contents of the store in the replayed recording, with which the program creates its store if there is none;
    /// `nil` to create an empty store.
    var storedData: [UInt8]?
    /// Whether the run is recorded or replayed, and must use only files of the recording.
    var isRecorded = false
    /// The recorded place where the replayed run began, if any.
    var place: String?

    /// Records the initial state of the run, or restores it for a replay, before the tree is launched.
    @MainActor func begin(_ app: Program.App, on console: any Console) async throws {
        if let place { app.placeMemory?.write(place) }
        guard let log else { return }
        if let snapshot = app.snapshot {
            log.name(snapshot.folder, as: "$HOME/data")
            if let bytes = try await snapshot.read() { try log.add(stored: bytes) }
        }
        if console.isInteractive, let place = app.placeMemory?.read() { try log.add(setting: "place", place) }
    }
}

/// The contents of the store at the start of a run, which a recording keeps for its replay.
public struct Snapshot: Sendable {
    /// The path of the store's folder, which a recording replaces by a placeholder.
    let folder: String
    /// A closure that returns the store's bytes; `nil` if the store is empty.
    let read: @Sendable () async throws -> [UInt8]?

    /// Creates a snapshot of the store in a folder. `read` is called once, when a run is recorded; in a replay,
    /// ``Invocation/storedData`` contains the same bytes, from which the app must
    /// make its store.
    public init(of folder: String, read: @escaping @Sendable () async throws -> [UInt8]?) {
        (self.folder, self.read) = (folder, read)
    }
}
