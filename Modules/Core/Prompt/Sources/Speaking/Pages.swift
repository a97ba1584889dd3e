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
    /// The screen at which the person or script last arrived.
    private weak var arrivedAt: (any Screen)?
    /// The last hint that was shown for the screen `arrivedAt`; `nil` if none was.
    private var toldHint: Text?

    init(run: Run, navigator: Navigator, speaker: Speaker, control: RunControl) {
        (self.run, self.navigator, self.speaker, self.control) = (run, navigator, speaker, control)
    }

    /// Shows the reply to a command, then the place to which the command led, if it is another one.
    func reply(_ reply: Reply, to command: String) async throws {
        let text = reply.message?.text(for: speaker.reader)
        let screen = navigator.focus?.screen
        let showsPlace = run.source == .arguments && text == nil && !reply.isShown && screen !== arrivedAt
        if speaker.writesJSON {
            // A command without an outcome has already shown its result.
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

    /// Refreshes the screen of a newly opened place, and shows it to a person unless `quietly` is `true`.
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

    /// Refreshes and shows the current place, whose data another program may have changed.
    func showFocus() async throws {
        guard let screen = navigator.focus?.screen else { return }
        // In a run with arguments, the screen was refreshed a moment ago.
        if run.source != .arguments || screen !== arrivedAt { try await screen.arrive() }
        arrivedAt = screen
        try await showPage(of: screen)
    }

    /// Shows the current place if its screen is still the given one, since a word that leads to the same place has no
    /// other reply. With `--json` nothing is shown: the reply says that the line was carried out.
    func showFocus(ifStill screen: (any Screen)?) async throws {
        guard let screen, navigator.focus?.screen === screen, !speaker.writesJSON else { return }
        try await showFocus()
    }

    /// Shows the page of a screen from its current state, without refreshing it.
    func showPage(of screen: any Screen) async throws {
        if speaker.writesJSON { return try speaker.show(screen.currentRecord(at: navigator.root.currentRoute)) }
        try speaker.show(screen.currentPage(for: speaker.reader))
        toldHint = nil
        try await tellHint()
    }

    /// Reopens and refreshes the current place after the data behind it has changed. If a place no longer exists, the
    /// person is shown the place above it, with a message.
    func revisit() async throws {
        let here = navigator.root.currentRoute
        try await navigator.reopenPlaces()
        let isHere = navigator.root.currentRoute == here
        if !isHere { try tellGone(here) }
        try await arriveAgain(quietly: isHere)
    }

    /// Shows a message that a place no longer exists, then the place that is open instead.
    func arrive(insteadOf place: Route) async throws {
        try tellGone(place)
        try await arriveAgain(quietly: false)
    }

    private func tellGone(_ place: Route) throws {
        if speaker.writesJSON { return }
        try speaker.tell(speaker.reader.text(HostPhrases.gone(place, now: navigator.root.currentRoute)).dim)
    }

    /// Refreshes the current screen after something other than its own commands changed its data.
    private func arriveAgain(quietly: Bool) async throws {
        let hint = toldHint
        arrivedAt = nil
        try await arrive(quietly: quietly)
        if quietly { toldHint = hint }
    }

    /// Shows the screen's hint to a person, unless it was the last one shown.
    private func tellHint() async throws {
        guard run.isLeading, !control.isQuitting, let screen = navigator.focus?.screen else { return }
        let reader = speaker.reader
        guard let hint = screen.currentHint(for: reader), hint != toldHint else { return }
        toldHint = hint
        try speaker.tell(reader.hint(hint))
        try await screen.didTellHint()
    }
}
