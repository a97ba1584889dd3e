import Commands
import Languages
import Records
import Ribcage
import Screens
import Terminal

/// Shows the page of the current place, with a hint on what to type next.
@MainActor final class Pages {
    private let run: Run
    private let navigator: Navigator
    private let speaker: Speaker
    private let control: RunControl
    /// The screen that was shown on arrival last.
    private weak var arrivedAt: (any Screen)?
    /// The last hint in that place.
    private var toldHint: Text?

    init(run: Run, navigator: Navigator, speaker: Speaker, control: RunControl) {
        (self.run, self.navigator, self.speaker, self.control) = (run, navigator, speaker, control)
    }

    /// Shows the reply to a command, and the place that it led to.
    func reply(_ reply: Reply, to command: String) async throws {
        let text = reply.message?.text(for: speaker.reader)
        let screen = navigator.focus?.screen
        let showsPlace = run.source == .arguments && text == nil && !reply.isShown && screen !== arrivedAt
        if speaker.writesJSON {
            // A command that has no outcome has shown by itself what it was asked for.
            if !showsPlace, let outcome = reply.outcome {
                let line = DoneLine(place: navigator.root.currentRoute, command: command, outcome: outcome())
                try speaker.show(line, as: DoneLine.record())
            }
        } else if let text {
            try speaker.tell(text)
        }
        if showsPlace { return try await showFocus() }
        try await arrive()
        try await tellHint()
    }

    /// Refreshes the screen of a newly opened place, and shows it to a person.
    func arrive(quietly: Bool = false) async throws {
        guard let screen = navigator.focus?.screen, screen !== arrivedAt, !control.isQuitting else { return }
        try await screen.arrive()
        arrivedAt = screen
        toldHint = nil
        if run.isLeading && !quietly { try await showPage(of: screen) }
    }

    /// Treats the current place as shown, without refreshing it.
    func stay() {
        arrivedAt = navigator.focus?.screen
    }

    /// Refreshes and shows the current place: another program may have changed its data.
    func showFocus() async throws {
        guard let screen = navigator.focus?.screen else { return }
        // Words in arguments came here a moment ago.
        if run.source != .arguments || screen !== arrivedAt { try await screen.arrive() }
        arrivedAt = screen
        try await showPage(of: screen)
    }

    /// Shows the current place again if a word led to where the person already was, as nothing else would answer the
    /// word. In JSON, the reply says that the line was carried out.
    func showFocus(ifStill screen: (any Screen)?) async throws {
        guard let screen, navigator.focus?.screen === screen, !speaker.writesJSON else { return }
        try await showFocus()
    }

    /// Shows a page from the known state, without refreshing it.
    func showPage(of screen: any Screen) async throws {
        if speaker.writesJSON { return try speaker.show(screen.currentRecord(at: navigator.root.currentRoute)) }
        try speaker.show(screen.currentPage(for: speaker.reader))
        toldHint = nil
        try await tellHint()
    }

    /// Reopens the current place after the data behind it changed. If a step is no longer possible, the person stays at
    /// the place before it, reads that, and sees that place.
    func revisit() async throws {
        let here = navigator.root.currentRoute
        try await navigator.reopenPlaces()
        let isHere = navigator.root.currentRoute == here
        if !isHere { try tellGone(here) }
        try await arriveAgain(quietly: isHere)
    }

    /// Tells a person that their place no longer exists, and shows where they are.
    func arrive(insteadOf place: Route) async throws {
        try tellGone(place)
        try await arriveAgain(quietly: false)
    }

    private func tellGone(_ place: Route) throws {
        if speaker.writesJSON { return }
        try speaker.tell(speaker.reader.text(HostPhrases.gone(place, now: navigator.root.currentRoute)).dim)
    }

    /// Refreshes the current screen, after its data was changed by other means than its own commands.
    private func arriveAgain(quietly: Bool) async throws {
        let hint = toldHint
        arrivedAt = nil
        try await arrive(quietly: quietly)
        if quietly { toldHint = hint }
    }

    /// Shows the hint, if it is a new one.
    private func tellHint() async throws {
        guard run.isLeading, !control.isQuitting, let screen = navigator.focus?.screen else { return }
        let reader = speaker.reader
        guard let hint = screen.currentHint(for: reader), hint != toldHint else { return }
        toldHint = hint
        try speaker.tell(reader.hint(hint))
        try await screen.didTellHint()
    }
}
