public import Commands
public import Consoles
public import Documents
public import Languages
public import Platform
public import Ribcage
public import Screens
import Terminal
public import Time

/// Drives a tree of RIBs by lines: each goes to the screen at the end of the open places, then to the ones above it,
/// then to the host.
@MainActor public final class PromptHost {
    /// What the lines come from.
    enum Mode {
        /// A person at a prompt, who is led: each place is shown on arrival, and hints are told.
        case person
        /// A script, which gets what it asks for and ends at its first error.
        case script
        /// The words of the program's arguments.
        case arguments
    }

    let root: AnyRouter
    let console: any Console
    /// Who decides how the person is spoken to.
    let languageChoice: LanguageChoice
    /// Whom the host and the screens speak to now.
    var reader: Reader { Reader(language: languageChoice.language, width: console.width) }
    /// What may stand before the `://` of a route.
    let scheme: String
    /// What can be typed in the places that may be opened, for Tab.
    let guides: () -> [Guide]
    /// What shows the times of edits.
    let clock: WallClock
    /// Where a person's place is kept from one run to the next, if anywhere.
    let placeMemory: PlaceMemory?
    /// Whether some RIBs provide edits: see `EditHistoryProvider`.
    let remembersEdits: Bool
    /// What is said of documents, if some RIBs provide them: see `DocumentProvider`.
    let documentOffer: DocumentOffer?
    /// Waits, for work that is shown while it lasts.
    let pause: @Sendable (Duration) async throws -> Void
    /// How this run differs from others.
    package let options: RunOptions
    /// What kind an error is that this module does not know.
    let errorCode: (any Error) -> ErrorCode?
    /// The words that mean something in the arguments of the program alone.
    let argumentWords: [String]
    /// The place that is kept now, as far as is known.
    var rememberedPlace: Route?
    private(set) var mode: Mode
    /// The screen that a person was last led to.
    private weak var arrivedAt: (any Screen)?
    /// The hint that was told last in that place.
    private var toldHint: Text?
    private(set) var isQuitting = false
    /// Gives up what is done now: the wait for a line, or a command.
    var cancel: (() -> Void)?
    /// Whether what is done next is to be given up: a signal came in between.
    var isCancelled = false
    /// Whether the line that is carried out has done what it was to do, and has only to be told about.
    var isDone = false
    /// How the program ends, when a signal told it to.
    var ending: ExitCode?
    /// Whether a line of a script failed that goes on nevertheless.
    var hasFailed = false
    /// How many more forms the end of the input may leave; `nil` unless the last input was an end.
    var formsToLeave: Int?

    /// Called by ``Program`` and by tests.
    public init(
        root: any Routing, console: any Console, languageChoice: LanguageChoice = LanguageChoice(),
        scheme: String = "app", guides: @autoclosure @escaping () -> [Guide] = [], placeMemory: PlaceMemory? = nil,
        remembersEdits: Bool = false, documents: DocumentOffer? = nil, options: RunOptions = RunOptions(),
        clock: WallClock = .system,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        errorCode: @escaping (any Error) -> ErrorCode? = { _ in nil }, argumentWords: [String] = []
    ) {
        self.root = root
        self.console = console
        self.languageChoice = languageChoice
        self.scheme = scheme
        self.guides = guides
        self.placeMemory = placeMemory
        self.remembersEdits = remembersEdits
        documentOffer = documents
        self.pause = pause
        self.options = options
        self.clock = clock
        self.errorCode = errorCode
        self.argumentWords = argumentWords
        mode = console.isInteractive ? .person : .script
    }

    /// Launches the tree and runs the lines of the console to their end, or until no screen is open any more.
    ///
    /// - Throws: `SystemError` when the console fails, and what the root throws when it cannot start.
    public func run() async throws -> ExitCode {
        try await launch()
        defer { root.terminate() }
        try await resume()
        try await arrive()
        watchSignals()
        var number = 0
        while !isQuitting, ending == nil, focus != nil {
            remember()
            let input = try await nextInput()
            if ending != nil { break }
            number += 1
            let before = root.currentRoute
            let code: ExitCode?
            do {
                code = try await cancellableCommand { try await self.take(input) }
            } catch {
                code = try await answer(error, to: number, from: before) ?? codeAfterFailure(of: input)
            }
            if let code { return hasFailed && code == .ok ? .failed : code }
        }
        return ending ?? (hasFailed ? .failed : .ok)
    }

    /// Launches the tree and carries out one command.
    ///
    /// - Throws: what the command throws.
    public func run(_ words: Words) async throws -> ExitCode {
        mode = .arguments
        try await launch()
        defer { root.terminate() }
        try await arrive()
        do {
            if let console = console as? any SignalNotingConsole {
                try await onlyCommand(on: console) { try await perform(words) }
            } else {
                watchSignals()
                try await cancellableCommand { try await self.perform(words) }
            }
        } catch {
            if ending == nil { throw error }
        }
        return ending ?? .ok
    }

    /// What is launched and cannot begin is ended at once.
    private func launch() async throws {
        #if DEBUG
        observeTree()
        #else
        if options.isTracing { observeTree() }
        #endif
        root.launch()
        do {
            try await root.didLaunch()
        } catch {
            root.terminate()
            throw error
        }
    }

    /// Ends the run after the command that is carried out now.
    func quit() {
        isQuitting = true
    }
}

// What a person sees.
extension PromptHost {
    /// Whether a person is led: sees each place on arrival, and what to type next. A program at a terminal is not.
    var isLeading: Bool { mode == .person && !options.writesJSON }

    /// Tells what a command did, and shows the place that it led to.
    func reply(_ reply: Reply, to command: String) async throws {
        isDone = true
        let text = reply.message?.text(for: reader)
        let screen = focus?.screen
        let showsPlace = mode == .arguments && text == nil && screen !== arrivedAt
        if options.writesJSON {
            if !showsPlace { try showDone(reply, by: command) }
        } else if let text {
            try attempt { try console.tell(text) }
        }
        if showsPlace { return try await showFocus() }
        try await arrive()
        try await tellHint()
    }

    /// Brings the screen up to date that a person has come to, and shows it to a person.
    package func arrive(quietly: Bool = false) async throws {
        guard let screen = focus?.screen, screen !== arrivedAt, !isQuitting else { return }
        try await screen.arrive()
        arrivedAt = screen
        toldHint = nil
        if isLeading && !quietly { try await showPage(of: screen) }
    }

    /// Brings the screen up to date that a person is at, after something else than its own commands changed its data.
    func arriveAgain(quietly: Bool) async throws {
        let hint = toldHint
        arrivedAt = nil
        try await arrive(quietly: quietly)
        if quietly { toldHint = hint }
    }

    /// Shows the place where a person is, as it is now: another program may have changed what it shows.
    func showFocus() async throws {
        guard let screen = focus?.screen else { return }
        // Words in arguments came here a moment ago.
        if mode != .arguments || screen !== arrivedAt { try await screen.arrive() }
        arrivedAt = screen
        try await showPage(of: screen)
    }

    /// Shows a page as it is known, without reading it again.
    func showPage(of screen: any Screen) async throws {
        if options.writesJSON { return try show(screen.currentRecord(at: root.currentRoute)) }
        try attempt { try console.show(screen.currentPage(for: reader)) }
        toldHint = nil
        try await tellHint()
    }

    /// Tells a person what to type next, when that is something new.
    private func tellHint() async throws {
        guard isLeading, !isQuitting, let screen = focus?.screen else { return }
        guard let hint = screen.currentHint(for: reader), hint != toldHint else { return }
        toldHint = hint
        try attempt { try console.tell(reader.hint(hint)) }
        try await screen.didTellHint()
    }

    /// Marks an error as the console's own: then the run cannot go on.
    func attempt(_ write: () throws -> Void) throws(ConsoleFailure) {
        do { try write() } catch { throw ConsoleFailure(cause: error) }
    }
}

/// The console cannot be written.
package struct ConsoleFailure: Error {
    package let cause: any Error
}
