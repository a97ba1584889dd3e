import Basics
import Commands
import Console
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
    func carryOut(_ line: String) async throws {
        try await inOrderOfDates { try await interpret(line) }
    }

    /// Performs work in which dates such as `5/12` are read in the order of the reader's language or region.
    private func inOrderOfDates(_ work: () async throws -> Void) async throws {
        try await DateOrder.$current.withValue(speaker.languageChoice.dateOrder, operation: work)
    }

    private func interpret(_ line: String) async throws {
        (isDone, formsToLeave) = (false, nil)
        let aliases = run.options.aliases
        let words = Result { () throws(UsageError) in
            let words = try Words(typing: line)
            return aliases.isEmpty ? words : words.expanding(aliases)
        }
        // A line with a quote that is not closed has a first word, too.
        let split = Words(line.split(whereSeparator: \.isWhitespace).map(String.init)).expanding(aliases)
        if isAnswer(line, beginningWith: ((try? words.get()) ?? split).first) {
            guard let (reply, question) = try await answer(line) else { return }
            try await pages.reply(reply, to: "answer")
            return try tellOfWord(line, answering: question)
        }
        if line.allSatisfy(\.isWhitespace) || Self.isComment(line) { return }
        // Before the command is carried out: a person wants to recall a line that fails.
        if run.isLeading { await remember(line) }
        try await performLine(words.get())
    }

    /// Returns whether a line answers the open question, instead of being a command of this place or of a place that
    /// opens only after the answer. The question is not retained beyond this call, since a command may close the screen
    /// that asks.
    private func isAnswer(_ line: String, beginningWith word: String?) -> Bool {
        guard let question = navigator.focus?.question?.question else { return false }
        guard question.takesCommands else { return true }
        if Self.isComment(line) { return false }
        guard let word else { return true }
        return !navigator.knows(word) && navigator.missingPrerequisite(of: word) == nil
    }

    /// Answers the open question. The screen that asks is released on return, since the answer may close it. The result
    /// is `nil` if nothing is asked.
    private func answer(_ line: String) async throws -> (Reply, Question)? {
        guard let asked = navigator.focus?.question else { return nil }
        let reply = try await fromCheckpoint { try await asked.answer(line) }
        if run.source != .person, navigator.focus?.question?.question.isForPerson == true {
            _ = try await leaveQuestion()
        }
        return (reply, asked.question)
    }

    /// Leaves the open question without an answer; `nil` if there is nothing to leave.
    private func leaveQuestion() async throws -> Reply? {
        guard let leave = navigator.focus?.question?.leave else { return nil }
        return try await fromCheckpoint(leave)
    }

    /// Tells the person that a word such as `quit` was taken as an answer, because a form takes every word as one. A
    /// word after a backslash is meant as an answer.
    private func tellOfWord(_ line: String, answering question: Question) throws {
        guard !speaker.writesJSON, !question.takesCommands, navigator.asksOnly,
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

    /// Resolves the words, goes to the places that they name, and carries out the command after them, if any. After a
    /// command, the person or script is back where the line was typed, unless the command led elsewhere or opened a
    /// form. A line that fails changes neither the open places nor what was loaded of them.
    func perform(_ typed: Words) async throws { try await inOrderOfDates { try await performLine(typed) } }

    private func performLine(_ typed: Words) async throws {
        // Weak, because the screen may be closed on the way.
        weak let screen = navigator.focus
        // The plan, its command and the places that were closed are released before the reply.
        guard let done = try await carryOut(typed) else { return }
        if done.isCommand { return try await pages.reply(done.reply, to: done.name) }
        if run.source == .arguments { return try await pages.showFocus() }
        try await pages.showFocus(ifStill: screen)
        try await pages.reply(done.reply, to: done.name)
    }

    /// Carries out a line. Returns the reply, the name of the command or place, and whether it is a command; `nil` if
    /// the line asked for help, which is then already shown.
    private func carryOut(_ typed: Words) async throws -> (reply: Reply, name: String, isCommand: Bool)? {
        let (checkpoint, before) = (pages.checkpoint(), navigator.identities)
        // Does nothing once the checkpoint is over.
        defer { checkpoint.rollBack() }
        var words = typed
        if words.takeHelpOption() {
            try await help(on: words)
            return nil
        }
        let first = try await context.plan(for: words)
        let plan = try await open(first)
        guard let command = plan.command else {
            try await pages.load(quietly: run.source == .arguments)
            // The question of a place may depend on data that the place loads on arrival.
            if run.source == .arguments { try checkNothingIsAsked(words.all) }
            checkpoint.commit()
            isDone = true
            return (.done, plan.name, false)
        }
        if !first.isHere { try await pages.load(quietly: true) }
        let (opened, asks) = (before.union(navigator.identities), navigator.asksOnly)
        let reply = try await context.carryOut(command, of: plan, namesNoPlace: !first.namesPlace)
        if run.source == .arguments, !asks { try checkNothingIsAsked(words.all, by: command.name) }
        isDone = true
        let ledElsewhere = !navigator.identities.isSubset(of: opened) || !asks && navigator.asksOnly
        if first.isHere || run.source == .arguments || ledElsewhere {
            checkpoint.commit()
        } else {
            pages.expectChanges()
        }
        return (reply, command.name, true)
    }

    /// Carries out the moves of a plan. Words that only an open place can resolve are resolved once the place is open.
    ///
    /// - Returns: the plan whose command is left to carry out. Its last moves remain in it, but have been carried out.
    private func open(_ first: Plan) async throws -> Plan {
        var plan = first
        while true {
            for move in plan.moves { try await navigator.carryOut(move) }
            if let rest = plan.rest {
                try await pages.load(quietly: true)
                plan = try await context.plan(for: plan.words, after: rest)
            } else if !plan.moves.isEmpty, let name = plan.missingCommand(in: navigator) {
                // The word may mean something else in a place that lacks the command of its description.
                try await pages.load(quietly: true)
                plan = try await context.plan(for: plan.words.preceded(by: name))
            } else {
                return plan
            }
        }
    }

    /// Shows the help of the command in the words or, without a command, of the place to which the words lead. A place
    /// whose value is missing is explained itself.
    private func help(on words: Words) async throws {
        if let entry = words.first.flatMap({ navigator.commandLine.command(named: $0.halfWidth) }) {
            return try context.show(help: navigator.commandLine.entry(of: entry))
        }
        do {
            try await helpOnPlan(of: words)
        } catch let error as RouteError {
            guard case .missingValue(let place, let value) = error,
                let destination = navigator.vocabulary.destination(named: place, without: value)
            else { throw error }
            try context.show(help: HelpEntry(destination), in: navigator.vocabulary)
        }
    }

    private func helpOnPlan(of words: Words) async throws {
        let plan = try Resolver.plan(for: words, in: navigator, isForHelp: true)
        if plan.rest == nil, !plan.vocabulary.isUnknown { return try context.showHelp(of: plan) }
        // There is no description of the place.
        for move in plan.moves { try await navigator.carryOut(move) }
        try context.showHelp(
            of: Resolver.plan(for: plan.words, after: plan.rest ?? Route(), in: navigator, isForHelp: true))
    }

    /// Performs work that may change the open places. If it throws, these and what was loaded of them are as before.
    private func fromCheckpoint(_ work: () async throws -> Reply) async throws -> Reply {
        let checkpoint = pages.checkpoint()
        do {
            let reply = try await work()
            checkpoint.commit()
            isDone = true
            return reply
        } catch {
            checkpoint.rollBack()
            throw error
        }
    }

    /// Throws an error if the arguments opened a form, since the questions of a form need a prompt. With `--json`, a
    /// form is allowed: its record is the result.
    private func checkNothingIsAsked(_ words: [String], by command: String? = nil) throws {
        guard navigator.asksOnly, !speaker.writesJSON, let screen = navigator.focus else { return }
        let line = words.shellLine
        let start = words.last == command ? words.dropLast() : words
        guard let usage = screen.commands.map(\.entry).first(where: { $0.example != nil })?.usage else {
            let program = navigator.commandLine.line([])
            throw UsageError(HostPhrases.questionsInArguments(line, program: program))
        }
        let place = navigator.commandLine.line(start)
        throw UsageError(HostPhrases.formInArguments(line, instead: Phrase(pattern: "\(place) \(usage)")))
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
        if formsLeft == 0, navigator.focus?.question?.leave != nil { return .failed }
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
        // Weak, because the screen may be closed.
        weak let screen = navigator.focus
        guard let reply = try await leaveQuestion() else { return false }
        if speaker.writesJSON {
            let message = (reply.message ?? HostPhrases.inputEnded).text(for: speaker.reader)
            try speaker.show(ErrorReport(code: .failed, message: message.plain))
        } else {
            try await pages.reply(reply, to: "answer")
        }
        return navigator.focus !== screen || screen?.question == nil
    }
}
