import Commands
import Languages
import Records
import Ribcage
import Screens
import Terminal

/// Shows the page of the place where a person is, and tells what to type next.
@MainActor final class Pages {
    private let run: Run
    private let navigator: Navigator
    private let speaker: Speaker
    private let control: RunControl
    /// The screen that a person was last led to.
    private weak var arrivedAt: (any Screen)?
    /// The hint that was told last in that place.
    private var toldHint: Text?

    init(run: Run, navigator: Navigator, speaker: Speaker, control: RunControl) {
        (self.run, self.navigator, self.speaker, self.control) = (run, navigator, speaker, control)
    }

    /// Tells what a command did, and shows the place that it led to.
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

    /// Brings the screen up to date that a person has come to, and shows it to a person.
    func arrive(quietly: Bool = false) async throws {
        guard let screen = navigator.focus?.screen, screen !== arrivedAt, !control.isQuitting else { return }
        try await screen.arrive()
        arrivedAt = screen
        toldHint = nil
        if run.isLeading && !quietly { try await showPage(of: screen) }
    }

    /// Takes the place where a person is as it is known, without reading it again.
    func stay() {
        arrivedAt = navigator.focus?.screen
    }

    /// Shows the place where a person is, as it is now: another program may have changed what it shows.
    func showFocus() async throws {
        guard let screen = navigator.focus?.screen else { return }
        // Words in arguments came here a moment ago.
        if run.source != .arguments || screen !== arrivedAt { try await screen.arrive() }
        arrivedAt = screen
        try await showPage(of: screen)
    }

    /// Shows the place that a word leads to where the person is there already, as nothing else would answer the word.
    /// JSON has an answer: that the line was carried out.
    func showFocus(ifStill screen: (any Screen)?) async throws {
        guard let screen, navigator.focus?.screen === screen, !speaker.writesJSON else { return }
        try await showFocus()
    }

    /// Shows a page as it is known, without reading it again.
    func showPage(of screen: any Screen) async throws {
        if speaker.writesJSON { return try speaker.show(screen.currentRecord(at: navigator.root.currentRoute)) }
        try speaker.show(screen.currentPage(for: speaker.reader))
        toldHint = nil
        try await tellHint()
    }

    /// Goes once more to the place where a person is, after the data behind it changed. Where a step can be taken no
    /// more, they are as far as the ones before it led, are told so, and see that place.
    func revisit() async throws {
        let here = navigator.root.currentRoute
        try await navigator.reopenPlaces()
        let isHere = navigator.root.currentRoute == here
        if !isHere { try tellGone(here) }
        try await arriveAgain(quietly: isHere)
    }

    /// Tells a person that they are not where they were, because that place is no more, and shows where they are.
    func arrive(insteadOf place: Route) async throws {
        try tellGone(place)
        try await arriveAgain(quietly: false)
    }

    private func tellGone(_ place: Route) throws {
        if speaker.writesJSON { return }
        try speaker.tell(speaker.reader.text(HostPhrases.gone(place, now: navigator.root.currentRoute)).dim)
    }

    /// Brings the screen up to date that a person is at, after something else than its own commands changed its data.
    private func arriveAgain(quietly: Bool) async throws {
        let hint = toldHint
        arrivedAt = nil
        try await arrive(quietly: quietly)
        if quietly { toldHint = hint }
    }

    /// Tells a person what to type next, when that is something new.
    private func tellHint() async throws {
        guard run.isLeading, !control.isQuitting, let screen = navigator.focus?.screen else { return }
        let reader = speaker.reader
        guard let hint = screen.currentHint(for: reader), hint != toldHint else { return }
        toldHint = hint
        try speaker.tell(reader.hint(hint))
        try await screen.didTellHint()
    }
}
