import Commands
import Languages
import Ribcage
import Screens
import Terminal

/// Keeps a person's place from one run to the next.
@MainActor final class PlaceKeeper {
    private let memory: PlaceMemory
    private let beginsFromStart: Bool
    private let navigator: Navigator
    private let speaker: Speaker
    private let pages: Pages
    /// The place in the file, as far as it is known.
    private var kept: Route?

    init(memory: PlaceMemory, beginsFromStart: Bool, navigator: Navigator, speaker: Speaker, pages: Pages) {
        (self.memory, self.beginsFromStart) = (memory, beginsFromStart)
        (self.navigator, self.speaker, self.pages) = (navigator, speaker, pages)
    }

    /// Returns a person to the place where the last run left off, and says so, or to the first place of every run. If a
    /// step fails, they stay at the place before it.
    ///
    /// - Throws: a ``ConsoleFailure``.
    func resume() async throws {
        guard !beginsFromStart, let line = memory.read() else { return }
        guard let place = try? TypedRoute(parsing: line, scheme: navigator.scheme).route, !place.segments.isEmpty
        else { return }
        kept = place
        let root = navigator.root
        let start = root.currentRoute
        _ = try? await root.follow(place)
        if root.currentRoute != start, let place = placeToKeep { await navigator.restore(place) }
        guard root.currentRoute != start else { return }
        do {
            try await pages.arrive(quietly: true)
        } catch {
            // A place that cannot be shown must not keep the program from starting.
            return await navigator.restore(start)
        }
        if memory.firstPlace == nil {
            try speaker.tell(speaker.reader.text(HostPhrases.leftOff(at: root.currentRoute, start: start)).dim)
        }
        if let screen = navigator.focus?.screen { try await pages.showPage(of: screen) }
    }

    /// Stores the current place. A question in a place does not count as one.
    func keep() {
        guard navigator.root.currentRoute != kept, let place = placeToKeep, place != kept else { return }
        kept = place
        memory.write("\(navigator.scheme)://\(place)")
    }

    /// The lowest open place that asks no question. A form, or the question to a new person, is only temporary.
    private var placeToKeep: Route? {
        navigator.chain.first { router in
            guard let screen = router.viewController as? any Screen else { return false }
            return screen.anyQuestion == nil
        }?.route
    }
}
