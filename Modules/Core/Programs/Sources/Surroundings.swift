import Consoles
import Languages
import Platform
import Prompt
import Recording
import Time

/// The environment of a run, beside its arguments and its console.
struct Surroundings {
    /// Decides the language of the run.
    var languageChoice: LanguageChoice
    /// The defaults of the arguments.
    var settings = Settings()
    var clock = WallClock.system
    /// Where the run is written down, if anywhere.
    var log: RunLog?
    /// The bytes of a store to begin with if there is none yet.
    var storedData: [UInt8]?
    /// Whether the run is recorded or replayed. It reads and writes no other files then than those of its recording.
    var isRecorded = false
    /// Where the person had left off.
    var place: String?

    /// Writes down what the run begins with, or makes it so, before the tree is launched.
    @MainActor func begin(_ app: Program.App, on console: any Console) async throws {
        if let place { app.placeMemory?.write(place) }
        guard let log else { return }
        if let snapshot = app.snapshot {
            log.name(snapshot.folder, as: "$HOME/data")
            if let bytes = try await snapshot.read() { try log.add(stored: bytes) }
        }
        if console.isInteractive, let place = app.placeMemory?.read() { try log.add(place: place) }
    }
}

extension Invocation {
    /// The same, with the time and the data of a run.
    func with(_ surroundings: Surroundings) -> Invocation {
        var invocation = self
        (invocation.clock, invocation.storedData) = (surroundings.clock, surroundings.storedData)
        return invocation
    }
}
