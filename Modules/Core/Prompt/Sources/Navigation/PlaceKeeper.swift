import Commands
import Languages
import Ribcage
import Screens
import Terminal

/// Keeps where a person is from one run to the next.
@MainActor final class PlaceKeeper {
    private let memory: PlaceMemory
    private let beginsFromStart: Bool
    private let navigator: Navigator
    private let speaker: Speaker
    private let pages: Pages
    /// The place that is kept now, as far as is known.
    private var kept: Route?

    init(memory: PlaceMemory, beginsFromStart: Bool, navigator: Navigator, speaker: Speaker, pages: Pages) {
        (self.memory, self.beginsFromStart) = (memory, beginsFromStart)
        (self.navigator, self.speaker, self.pages) = (navigator, speaker, pages)
    }

    /// Leads a person back to where the last run left off, and says so, or to the place where every run begins. Where a step can be taken no more, they are as
    /// far as the ones before it led.
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

    /// Keeps where a person is now. What a place asks meanwhile changes nothing.
    func keep() {
        guard navigator.root.currentRoute != kept, let place = placeToKeep, place != kept else { return }
        kept = place
        memory.write("\(navigator.scheme)://\(place)")
    }

    /// The lowest open place that asks nothing. A form, or the question that a new person is asked, is only on the way.
    private var placeToKeep: Route? {
        navigator.chain.first { router in
            guard let screen = router.viewController as? any Screen else { return false }
            return screen.anyQuestion == nil
        }?.route
    }
}
