import Arguments
import Commands
import Consoles
import Forms
import Languages
import Platform
import Ribcage
import Screens
import Terminal

/// Interprets a line: carries out a command, goes to a place, or answers a question.
@MainActor final class Interpreter {
    private let context: HostContext
    /// Whether the line has taken effect, and only its reply remains to be shown.
    private(set) var isDone = false
    /// The number of forms that the end of input may still close; `nil` unless the last input was an end of input.
    private var formsToLeave: Int?

    private var run: Run { context.run }
    private var navigator: Navigator { context.navigator }
    private var speaker: Speaker { context.speaker }
    private var pages: Pages { context.pages }

    init(_ context: HostContext) {
        self.context = context
    }

    // MARK: - A line

    /// Carries out one line of input. Empty lines and comments, which begin with `#`, have no effect unless they answer
    /// a question.
    ///
    /// - Throws: the error of the line.
    func carryOut(_ line: String) async throws {
        (isDone, formsToLeave) = (false, nil)
        let aliases = run.options.aliases
        let words = Result { () throws(UnbalancedQuote) in
            let words = try Words(typing: line)
            return aliases.isEmpty ? words : words.expanding(aliases)
        }
        if isAnswer(line, beginningWith: try? words.get().first) {
            guard let asked = navigator.focus?.screen.anyQuestion else { return }
            navigator.forget()
            let reply = try await asked.answer(line)
            isDone = true
            try await pages.reply(reply, to: "answer")
            return try tellOfWord(line, answering: asked.question)
        }
        if line.allSatisfy(\.isWhitespace) || Self.isComment(line) { return }
        // Before the command is carried out: a person wants to recall a line that fails.
        if run.isLeading { await remember(line) }
        try await perform(words.get())
    }

    /// Returns whether a line answers the open question, instead of being a command of this place or of a place that
    /// opens only after the answer. The question is released before a command runs, since the command may close the
    /// screen that asks.
    private func isAnswer(_ line: String, beginningWith word: String?) -> Bool {
        guard let question = navigator.focus?.screen.anyQuestion?.question else { return false }
        guard question.takesCommands else { return true }
        if Self.isComment(line) { return false }
        guard let word else { return true }
        return !navigator.knows(word) && navigator.missingPrerequisite(of: word) == nil
    }

    /// Notes that a word such as `quit` became an answer, since a form takes every word as an answer. A word after a
    /// backslash is meant as an answer.
    private func tellOfWord(_ line: String, answering question: Question) throws {
        guard !speaker.writesJSON, !question.takesCommands, asksOnly,
            case .answer(let word) = FormInput(answering: line), !line.contains("\\"),
            !question.candidates.contains(word), navigator.isOfHost(word.lowercased())
        else { return }
        try speaker.tell(HostPhrases.isAnswer(word))
    }

    private static func isComment(_ line: String) -> Bool {
        line.first { !$0.isWhitespace } == "#"
    }

    /// Adds a command to the line history. The first failure is reported, and ends the line history of this run.
    private func remember(_ command: String) async {
        do throws(SystemError) {
            try await speaker.console.remember(command)
        } catch {
            speaker.console.lineHistory = nil
            try? speaker.tell(HostPhrases.notKept(error))
        }
    }

    // MARK: - A command

    /// Goes to the places that the words name, and carries out the command after them, if any. After a command, the
    /// person or script returns to the previous place.
    ///
    /// - Throws: the error of the command or of a step.
    func perform(_ words: Words) async throws {
        let (before, open) = (navigator.root.currentRoute, navigator.identities)
        // Weak, because the screen may be closed on the way.
        weak let screen = navigator.focus?.screen
        let name: String
        let place: Route
        let reply: Result<Reply, any Error>
        var action: (depth: Int?, memories: [AnyObject])?
        defer { if let action { navigator.noteAction(atDepth: action.depth, remembering: action.memories) } }
        do {
            let typed = words
            var words = words
            let asksForHelp = words.takeHelpOption()
            if asksForHelp, let entry = words.first.flatMap(navigator.commandLine.command) {
                return try context.show(help: navigator.commandLine.entry(of: entry))
            }
            guard let command = try await context.command(in: &words) else {
                if asksForHelp {
                    try context.help(on: nil)
                    let there = navigator.root.currentRoute
                    if there != before { _ = try await comeBack(to: before, from: there) }
                    return
                }
                if run.source == .arguments {
                    // The question of a place may depend on data that the place loads on arrival.
                    try await pages.arrive(quietly: true)
                    try checkNothingIsAsked(typed.all)
                    return try await pages.showFocus()
                }
                isDone = true
                try await pages.showFocus(ifStill: screen)
                return try await pages.reply(.done, to: "go")
            }
            (name, place) = (command.name, navigator.root.currentRoute)
            if place != before { try await pages.arrive(quietly: true) }
            let mayOpenForm = run.source == .arguments && !asksOnly
            let done = await noted(command, openedAfter: open, isElsewhere: place != before)
            do {
                let answer =
                    asksForHelp ? try context.help(command) : try await context.carryOut(command, with: words)
                if mayOpenForm { try checkNothingIsAsked(typed.all, by: name) }
                reply = .success(answer)
                isDone = true
                action = done
            } catch {
                reply = .failure(error)
            }
            // The command and its screen are released here, since the screen may be closed on the way back.
        }
        // If the command opened another screen at the same address, as by creating a chart, that screen is shown.
        let isElsewhere = navigator.root.currentRoute == before && navigator.focus?.screen !== screen
        if place == before || isElsewhere { return try await pages.reply(reply.get(), to: name) }
        if case .failure(let error) = reply {
            _ = try? await comeBack(to: before, from: place)
            throw error
        }
        let isBack = try await comeBack(to: before, from: place)
        try await pages.reply(reply.get(), to: name)
        if !isBack { try await pages.arrive(insteadOf: before) }
    }

    /// Returns what to note of a command of a screen once it is carried out; `nil` for a command of the host.
    private func noted(
        _ command: Navigator.FoundCommand, openedAfter open: Set<ObjectIdentifier>, isElsewhere: Bool
    ) async -> (depth: Int?, memories: [AnyObject])? {
        switch command {
        case .screen(_, let depth):
            guard isElsewhere else { return (depth, []) }
            if run.source == .arguments { return nil }
            return (nil, await navigator.memories(upFrom: depth, openedAfter: open))
        case .host(let command):
            if !navigator.remembers(command) { navigator.forget() }
            return nil
        }
    }

    /// Whether the current place asks a question to which every line is an answer.
    private var asksOnly: Bool { navigator.focus?.screen.anyQuestion?.question.takesCommands == false }

    /// Throws an error if the arguments opened a form, since the questions of a form need a prompt. With `--json`, a
    /// form is allowed: its record is the result.
    ///
    /// - Throws: `UsageError` for a form, with the usage of a command that takes a value as an argument, if any.
    private func checkNothingIsAsked(_ words: [String], by command: String? = nil) throws {
        guard asksOnly, !speaker.writesJSON, let screen = navigator.focus?.screen else { return }
        let line = words.shellLine
        let start = words.last == command ? words.dropLast() : words
        guard let usage = screen.entries.first(where: { $0.example != nil })?.usage else {
            let program = navigator.commandLine.line([])
            throw UsageError(HostPhrases.questionsInArguments(line, program: program))
        }
        let place = navigator.commandLine.line(start)
        throw UsageError(HostPhrases.formInArguments(line, instead: Phrase(pattern: "\(place) \(usage)")))
    }

    /// Returns to the place where the line began, unless the command led elsewhere. The result is `false` if the place
    /// where the line began no longer exists.
    private func comeBack(to before: Route, from there: Route) async throws -> Bool {
        let root = navigator.root
        guard run.source != .arguments, [before, there].contains(root.currentRoute) else { return true }
        do {
            try await root.follow(before)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return false
        }
        try await pages.arrive(quietly: true)
        return true
    }

    // MARK: - No line

    /// Closes the form in which a person pressed Ctrl-C.
    func breakOff() async throws {
        (isDone, formsToLeave) = (false, nil)
        _ = try await leaveForm()
    }

    /// Handles the end of input: closes the form that asks for a line, if any, and returns the exit code if the run
    /// ends; `nil` to continue. A terminal may continue after an end of input, but a closed terminal ends again and
    /// again. So the number of forms closed in a row is limited to the number of open places.
    func takeEnd() async throws -> ExitCode? {
        isDone = false
        if run.isLeading { try speaker.tell("") }
        let formsLeft = formsToLeave ?? navigator.chain.count
        formsToLeave = formsLeft - 1
        if formsLeft == 0, navigator.focus?.screen.anyQuestion?.leave != nil { return .failed }
        guard try await leaveForm() else { return .ok }
        return run.source == .script ? .failed : nil
    }

    /// Returns the exit code after the input ended in a form that cannot be closed: `.failed` in a script; `nil` for a
    /// person, whose run fails only when the input ends again.
    func codeAfterFailedEnd() -> ExitCode? {
        formsToLeave = 0
        return run.source == .script ? .failed : nil
    }

    /// Closes the form that asks for a line. The result is `false` if there is no form, or if it remains open.
    private func leaveForm() async throws -> Bool {
        guard let screen = navigator.focus?.screen, let leave = screen.anyQuestion?.leave else { return false }
        let reply = try await leave()
        isDone = true
        if speaker.writesJSON {
            let message = (reply.message ?? HostPhrases.inputEnded).text(for: speaker.reader)
            try speaker.tell(ErrorReport(code: .failed, message: message.plain))
        } else {
            try await pages.reply(reply, to: "answer")
        }
        return navigator.focus?.screen !== screen || screen.anyQuestion == nil
    }
}
