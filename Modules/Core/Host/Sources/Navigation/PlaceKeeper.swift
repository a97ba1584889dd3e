import Basics
import Commands
import Platform
import Ribcage
import Screens
import Terminal

/// Stores a person's place for the next run, and returns there when that run begins.
@MainActor final class PlaceKeeper {
    private let memory: PlaceMemory
    private let beginsFromStart: Bool
    private let navigator: Navigator
    private let speaker: Speaker
    private let pages: Pages
    /// The place that the file is known to contain; `nil` if unknown.
    private var kept: Route?

    init(memory: PlaceMemory, beginsFromStart: Bool, navigator: Navigator, speaker: Speaker, pages: Pages) {
        (self.memory, self.beginsFromStart) = (memory, beginsFromStart)
        (self.navigator, self.speaker, self.pages) = (navigator, speaker, pages)
    }

    /// Goes to the fixed first place of every run, or else to the place where the last run ended, and names the latter
    /// in a message. The place is loaded, and not yet shown. If a step fails, the person remains at the place before that
    /// step. Does nothing with `--from-start`.
    func resume() async throws {
        guard !beginsFromStart, let line = memory.read() else { return }
        guard let place = try? TypedRoute(parsing: line, scheme: navigator.scheme).route, !place.segments.isEmpty
        else { return }
        kept = place
        let root = navigator.root
        let start = root.currentRoute
        let checkpoint = pages.checkpoint()
        do {
            _ = try? await root.follow(place)
            if root.currentRoute != start, let place = placeToKeep { try await root.follow(place) }
            guard root.currentRoute != start else { return checkpoint.commit() }
            try await pages.load()
        } catch {
            // A place that cannot be shown must not prevent the program from starting.
            return checkpoint.rollBack()
        }
        checkpoint.commit()
        if memory.firstPlace == nil {
            try speaker.tell(speaker.reader.text(HostPhrases.leftOff(at: root.currentRoute, start: start)).dim)
        }
    }

    /// Stores the current place or, if it asks a question, the nearest place above it that asks none. Writes nothing if
    /// the place to store has not changed.
    func keep() {
        guard navigator.root.currentRoute != kept, let place = placeToKeep, place != kept else { return }
        kept = place
        memory.write("\(navigator.scheme)://\(place)")
    }

    /// The route of the lowest open place that asks no question, since forms are only temporary; `nil` if there is
    /// none.
    private var placeToKeep: Route? {
        navigator.chain.first { router in
            guard let screen = router.viewController as? any OpenScreen else { return false }
            return screen.question == nil
        }?.route
    }
}

/// The file that stores a person's place between runs, as one line such as `mandalart://home/subgoal/3`.
///
/// Losing the file does no harm, so errors of reading and writing it are ignored.
public struct PlaceMemory: Sendable {
    private let folder: String
    /// The link to the first place of every run; `nil` to use the stored place.
    package private(set) var firstPlace: String?
    private var path: String { "\(folder)/place" }

    /// Creates a memory in the file `place` of a folder. Both are created when a place is first stored.
    public init(folder: String) {
        self.folder = folder
    }

    /// Returns a copy with a fixed first place for every run, such as `mandalart://today`.
    public func beginning(at place: String) -> PlaceMemory {
        var memory = self
        memory.firstPlace = place
        return memory
    }

    /// Returns the fixed first place, or else the stored one; `nil` if none is stored, or the file is too long or not
    /// UTF-8.
    package func read() -> String? {
        if let firstPlace { return firstPlace }
        let longest = 4096
        guard let bytes = try? FileSystem.firstBytes(of: path, count: longest + 1), bytes.count <= longest else {
            return nil
        }
        return String(validating: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Stores the link of a place, replacing the previous one.
    package func write(_ line: String) {
        do {
            try FileSystem.createPrivateFolder(folder)
            try FileSystem.replaceFile(path, with: "\(line)\n")
        } catch {
            // The next run begins as it would without a stored place.
        }
    }
}
