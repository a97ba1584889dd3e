import Commands
import Consoles
import Ribcage
import Screens
import Terminal

// Where a person is, kept from one run to the next.
extension PromptHost {
    /// Leads a person back to where the last run left off, and says so. Where a step can be taken no more, they are as
    /// far as the ones before it led.
    func resume() async throws {
        guard isLeading, !options.beginsFromStart, let line = placeMemory?.read() else { return }
        guard let place = try? Route(parsing: line, scheme: scheme), !place.segments.isEmpty else { return }
        rememberedPlace = place
        let start = root.currentRoute
        _ = try? await root.follow(place)
        if root.currentRoute != start, let place = placeToRemember { await restore(place) }
        guard root.currentRoute != start else { return }
        do {
            try await arrive(quietly: true)
        } catch {
            // A place that cannot be shown must not keep the program from starting.
            return await restore(start)
        }
        try attempt {
            try console.tell(reader.text(HostPhrases.leftOff(at: root.currentRoute, start: start)).dim)
        }
        if let screen = focus?.screen { try await showPage(of: screen) }
    }

    /// Keeps where a person is now. What a place asks meanwhile changes nothing.
    func remember() {
        guard isLeading, let placeMemory, root.currentRoute != rememberedPlace else { return }
        guard let place = placeToRemember, place != rememberedPlace else { return }
        rememberedPlace = place
        placeMemory.write("\(scheme)://\(place)")
    }

    /// The lowest open place that asks nothing. A form, or the question that a new person is asked, is only on the way.
    private var placeToRemember: Route? {
        chain.first { router in
            guard let screen = router.viewController as? any Screen else { return false }
            return screen.anyQuestion == nil
        }?.route
    }
}
