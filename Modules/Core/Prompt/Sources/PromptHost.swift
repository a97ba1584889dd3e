public import Platform
public import Ribcage
import Terminal

/// Drives a tree of RIBs by lines: each goes to the screen at the end of the open places, then to the ones above it,
/// then to the host.
@MainActor public final class PromptHost {
    let root: AnyRouter
    let console: any Console
    /// The screen that a person was last led to.
    private var arrivedAt: (any Screen)?
    /// The hint that was told last in that place.
    private var toldHint: Text?
    private(set) var isQuitting = false

    /// Called by ``Program``, by examples and by tests.
    public init(root: any Routing, console: any Console) {
        self.root = root
        self.console = console
    }

    /// Ends the run after the command that is carried out now.
    public func quit() {
        isQuitting = true
    }

    /// Launches the tree and runs the lines of the console to their end, or until no screen is open any more.
    ///
    /// - Throws: `SystemError` when the console fails, and what the root throws when it cannot start.
    public func run() async throws -> ExitCode {
        try await launch()
        defer { root.terminate() }
        try await arrive()
        var number = 0
        while !isQuitting, focus != nil {
            guard let line = try await console.nextLine(prompt: prompt) else {
                guard try await leaveForm() else { break }
                if console.isInteractive { continue } else { return .failed }
            }
            number += 1
            do {
                try await carryOut(line)
            } catch let error as ConsoleFailure {
                throw error.cause
            } catch {
                try console.tell(Text(line: console.isInteractive ? "\(error)" : "line \(number): \(error)"))
                if !console.isInteractive { return .failed }
            }
        }
        return .ok
    }

    /// Launches the tree and carries out one command.
    ///
    /// - Throws: what the command throws.
    public func run(_ words: Words) async throws -> ExitCode {
        try await launch()
        defer { root.terminate() }
        try await arrive(quietly: true)
        try await perform(words, returning: false)
        return .ok
    }

    private func launch() async throws {
        root.launch()
        try await root.didLaunch()
    }

    private var prompt: String {
        let label = focus?.screen.anyQuestion?.label ?? root.currentRoute.description
        return "\(label.visible)> "
    }

    private func carryOut(_ line: LineReader.Line) async throws {
        let text = try Self.text(of: line)
        guard let question = focus?.screen.anyQuestion else { return try await perform(typing: text) }
        if question.takesCommands, let words = try? Words(typing: text), let name = words.first,
            command(named: name) != nil
        {
            try await perform(words, returning: true)
        } else {
            try await reply(question.answer(text))
        }
    }

    private func perform(typing text: String) async throws {
        let words = try Words(typing: text)
        guard let first = words.first, !first.hasPrefix("#") else { return }
        try await perform(words, returning: true)
    }

    private static func text(of line: LineReader.Line) throws(UsageError) -> String {
        switch line {
        case .text(let text):
            return text
        case .tooLong(let count):
            throw UsageError("The line has \(count) bytes; at most \(LineReader.longestLine) are taken.")
        case .invalidUTF8:
            throw UsageError("The line is not valid UTF-8.")
        case .nulByte:
            throw UsageError("The line has a NUL byte in it.")
        }
    }

    /// At the end of input inside a form: leaves it. `false` when there is no form to leave, or it did not close.
    private func leaveForm() async throws -> Bool {
        if console.isInteractive { try console.tell("") }
        guard let screen = focus?.screen, let leave = screen.anyQuestion?.leave else { return false }
        try await reply(leave())
        return focus?.screen !== screen || screen.anyQuestion == nil
    }

    /// Tells what a command did, and shows the place that it led to.
    func reply(_ text: Text?) async throws {
        if let text { try attempt { try console.tell(text) } }
        try await arrive()
        try await tellHint()
    }

    /// Brings the screen up to date that a person has come to, and shows it to a person.
    func arrive(quietly: Bool = false) async throws {
        guard let screen = focus?.screen, screen !== arrivedAt, !isQuitting else { return }
        arrivedAt = screen
        toldHint = nil
        try await screen.arrive()
        if console.isInteractive && !quietly { try await showPage(of: screen) }
    }

    func showPage(of screen: any Screen) async throws {
        try attempt { try console.show(screen.currentPage(width: console.width)) }
        toldHint = nil
        try await tellHint()
    }

    /// Tells a person what to type next, when that is something new.
    private func tellHint() async throws {
        guard console.isInteractive, !isQuitting, let screen = focus?.screen else { return }
        guard let hint = screen.currentHint, hint != toldHint else { return }
        toldHint = hint
        try attempt { try console.tell(hint.dim) }
        try await screen.didTellHint()
    }

    /// Marks an error as the console's own: then the run cannot go on.
    func attempt(_ write: () throws -> Void) throws(ConsoleFailure) {
        do { try write() } catch { throw ConsoleFailure(cause: error) }
    }
}

/// The console cannot be written.
struct ConsoleFailure: Error {
    let cause: any Error
}
