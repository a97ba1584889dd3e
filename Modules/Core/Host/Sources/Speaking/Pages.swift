import Basics
import Commands
import Ribcage
import Screens
import Terminal

/// Shows the page of the current place, with a hint on what to type next.
@MainActor final class Pages {
    private let run: Run
    private let navigator: Navigator
    private let speaker: Speaker
    private let control: RunControl

    /// What the person or script was last shown or told of a place.
    struct Arrival {
        /// The screen whose data was loaded last.
        fileprivate weak var screen: (any OpenScreen)?
        /// Whether its page has yet to be shown to a person.
        fileprivate var isPageDue = false
        /// The last hint that was shown for the screen; `nil` if none was.
        fileprivate var toldHint: Text?
    }

    /// The last arrival. A ``Checkpoint`` restores it.
    fileprivate(set) var arrival = Arrival()

    /// Whether data has changed behind the open places.
    private var isOutdated = false

    init(run: Run, navigator: Navigator, speaker: Speaker, control: RunControl) {
        (self.run, self.navigator, self.speaker, self.control) = (run, navigator, speaker, control)
    }

    /// Shows the reply to a command, then the place to which the command led, if it is another one.
    func reply(_ reply: Reply, to command: String) async throws {
        let text = reply.message?.text(for: speaker.reader)
        let showsPlace =
            run.source == .arguments && text == nil && !reply.isShown && navigator.focus !== arrival.screen
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

    /// Notes that data may have changed behind the open places. The next arrival loads the current one again.
    func expectChanges() { isOutdated = true }

    /// Updates the open places if data or numbers have changed, loads a newly opened place, and shows it to a person.
    /// While a form is open, nothing is updated, since the form would lose its answers.
    func arrive() async throws {
        if run.source != .arguments, !control.isQuitting, !navigator.asksOnly {
            try await followNumbers()
            if isOutdated { try await update() }
        }
        try await load()
        guard arrival.isPageDue, let screen = navigator.focus, !control.isQuitting else { return }
        try await showPage(of: screen)
    }

    /// Loads a newly opened place. Its page is shown to a person later, unless `quietly` is `true`.
    func load(quietly: Bool = false) async throws {
        guard let screen = navigator.focus, screen !== arrival.screen, !control.isQuitting else { return }
        try await screen.arrive()
        arrival = Arrival(screen: screen, isPageDue: run.isLeading && !quietly)
    }

    /// Treats the current place as loaded and shown.
    func stay() { (isOutdated, arrival) = (false, Arrival(screen: navigator.focus, toldHint: arrival.toldHint)) }

    /// Refreshes and shows the current place, whose data another program may have changed.
    func showFocus() async throws {
        guard let screen = navigator.focus else { return }
        // In a run with arguments, the screen was refreshed a moment ago.
        if run.source != .arguments || screen !== arrival.screen { try await screen.arrive() }
        arrival = Arrival(screen: screen)
        try await showPage(of: screen)
    }

    /// Shows the current place if its screen is still the given one, since a word that leads to the same place has no
    /// other reply. With `--json` nothing is shown: the reply says that the line was carried out.
    func showFocus(ifStill screen: (any OpenScreen)?) async throws {
        guard let screen, navigator.focus === screen, !speaker.writesJSON else { return }
        try await showFocus()
    }

    /// Shows the page of a screen from its current state, without refreshing it.
    func showPage(of screen: any OpenScreen) async throws {
        if speaker.writesJSON { return try speaker.show(screen.record(at: navigator.root.currentRoute)) }
        try speaker.show(screen.page(for: speaker.reader))
        (arrival.isPageDue, arrival.toldHint) = (false, nil)
        try await tellHint()
    }

    // MARK: - Checkpoints

    /// Returns a checkpoint of the open places, to which they can be rolled back.
    func checkpoint() -> Checkpoint { Checkpoint(of: self, PlaceTransaction(below: navigator.root)) }

    // MARK: - Changed data

    /// Loads the current place again. If it no longer exists, the person is shown what is open instead, with a message.
    private func update() async throws {
        let here = navigator.root.currentRoute
        do {
            try await fromCheckpoint { checkpoint in
                // Only the ways to the places below the topmost one know whether these still exist.
                try await navigator.reopenPlaces()
                if navigator.root.currentRoute == here { checkpoint.rollBack() }
            }
            let left = navigator.root.currentRoute
            do {
                try await refresh()
                if left == here { return isOutdated = false }
            } catch let error where !(error is CancellationError) {
                try await fromCheckpoint { _ in
                    let isOpen = try await navigator.open(insteadOf: left) {
                        try await refresh()
                        return navigator.focus != nil
                    }
                    if !isOpen { throw error }
                }
            }
        } catch let error where !(error is CancellationError) {
            (isOutdated, arrival) = (false, Arrival())
            throw error
        }
        isOutdated = false
        try showInstead(of: here)
    }

    /// Opens the places anew if the number of what one of them shows has changed, and tells the person. While a place asks
    /// a question, all of them stay open, because earlier answers would be lost.
    private func followNumbers() async throws {
        guard navigator.focus?.question == nil, let now = try await navigator.renumbered() else { return }
        let here = navigator.root.currentRoute
        let checkpoint = checkpoint()
        // Does nothing once the checkpoint is over.
        defer { checkpoint.rollBack() }
        let isOpen = try await navigator.open(insteadOf: now.route) {
            try await refresh()
            return navigator.focus != nil && navigator.numbers == now.numbers
        }
        guard isOpen else { return }
        checkpoint.commit()
        isOutdated = false
        if navigator.root.currentRoute != here { try showInstead(of: here, renumbered: now.route) }
    }

    private func fromCheckpoint(_ work: (Checkpoint) async throws -> Void) async throws {
        let checkpoint = checkpoint()
        do { try await work(checkpoint) } catch {
            checkpoint.rollBack()
            throw error
        }
        checkpoint.commit()
    }

    /// Loads the current place again. A page that has not been shown to a person yet remains due.
    private func refresh() async throws {
        let (hint, isShown) = (arrival.toldHint, arrival.screen === navigator.focus && !arrival.isPageDue)
        arrival = Arrival()
        try await load(quietly: isShown)
        arrival.toldHint = hint
    }

    private func showInstead(of place: Route, renumbered: Route? = nil) throws {
        let now = navigator.root.currentRoute
        if !speaker.writesJSON, now != place {
            let phrase =
                now == renumbered ? HostPhrases.renumbered(place, now: now) : HostPhrases.gone(place, now: now)
            try speaker.tell(speaker.reader.text(phrase).dim)
        }
        arrival = Arrival(screen: arrival.screen, isPageDue: run.isLeading)
    }

    /// Shows the screen's hint to a person, unless it was the last one shown.
    private func tellHint() async throws {
        guard run.isLeading, !control.isQuitting, let screen = navigator.focus else { return }
        let reader = speaker.reader
        guard let hint = screen.hint(for: reader), hint != arrival.toldHint else { return }
        arrival.toldHint = hint
        try speaker.tell(reader.hint(hint))
        try await screen.didTellHint()
    }
}

/// The open places, and what was loaded and shown of them, at the beginning of a line, which may return there.
@MainActor final class Checkpoint {
    private let pages: Pages
    private let transaction: PlaceTransaction
    private let arrival: Pages.Arrival
    private var isOver = false

    fileprivate init(of pages: Pages, _ transaction: PlaceTransaction) {
        (self.pages, self.transaction, arrival) = (pages, transaction, pages.arrival)
    }

    /// Keeps the changes. Does nothing after a commit or a rollback.
    func commit() {
        isOver = true
        transaction.commit()
    }

    /// Returns to the places as they were. Does nothing after a commit or a rollback.
    func rollBack() {
        if isOver { return }
        isOver = true
        transaction.rollBack()
        pages.arrival = arrival
    }
}
