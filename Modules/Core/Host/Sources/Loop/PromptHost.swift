public import Basics
public import Commands
public import Console
public import Platform
public import Ribcage
public import Screens
import Terminal

/// Runs a tree of RIBs by typed lines. A line answers the open question, or begins with a command of the host, or with
/// a word of the lowest open place or of a place above it.
///
/// The host's loop reads a line, has it carried out, and reports the result.
@MainActor public final class PromptHost {
    private let context: HostContext
    private let interpreter: Interpreter
    private let completer: LineCompleter
    private let placeKeeper: PlaceKeeper?
    private let labelKeeper: LabelKeeper
    private let workKeepers: [PromptWorkKeeper]
    /// The single command of the run; `nil` to read lines from the console.
    private let command: Words?
    /// A closure that returns the code of an error of the app; `nil` means ``ErrorCode/failed``.
    private let errorCode: (any Error) -> ErrorCode?
    /// A closure that returns the errors that have occurred since its last call and made no command fail.
    private let sideErrors: () -> [any Error]
    /// Whether a line failed in a script that goes on after failures, or an error occurred outside the commands.
    private var hasFailed = false

    private var run: Run { context.run }
    private var navigator: Navigator { context.navigator }
    private var speaker: Speaker { context.speaker }
    private var control: RunControl { context.control }

    /// Creates a host for one run of a tree.
    ///
    /// - Parameters:
    ///   - root: The root of the tree, which the host launches and ends.
    ///   - command: The words of a single command, of places to go to, or both; `nil` to read lines from the console.
    ///   - console: The source of lines and destination of text.
    ///   - languageChoice: The language of all texts.
    ///   - scheme: The scheme of the program's links, before `://`.
    ///   - placeDescriptions: The descriptions of the places that can be opened, for completion, and for advice on
    ///     words of other places.
    ///   - placeMemory: The file that keeps the person's place for the next run, if any.
    ///   - commandGroups: The commands that the program adds to those of the host, in the order of the help.
    ///   - topics: The topics that `help` explains beside the commands and `help dates`.
    ///   - editLog: The edits of the program's whole store, for places that have no history of their own, and for an undo
    ///     in the arguments without a place; `nil` for a program without a store.
    ///   - options: The options of this run.
    ///   - clock: The clock that converts times to local time.
    ///   - pause: Waits for a duration between two updates of progress or of a label.
    ///   - errorCode: Returns the code of an error of the app; `nil` means ``ErrorCode/failed``.
    ///   - sideErrors: Returns the errors that have occurred since its last call and made no command fail, such as rows
    ///     of a store that were left out. They are shown after each line, and make a script fail at its end. After a
    ///     single command, the caller must handle them.
    ///   - applySettings: Applies settings of the app, such as its language, after an undo or a redo.
    ///   - commandLine: The beginning of the program's command line in a shell, and the commands that work only there;
    ///     by default, the scheme alone.
    public init(
        root: any Routing, command: Words? = nil, console: any Console,
        languageChoice: LanguageChoice = LanguageChoice(), scheme: String = "app",
        placeDescriptions: @autoclosure @escaping () -> [PlaceDescription] = [], placeMemory: PlaceMemory? = nil,
        commandGroups: [HostCommandGroup] = [], topics: [HelpTopic] = [], editLog: (any EditHistory)? = nil,
        options: RunOptions = RunOptions(),
        clock: WallClock = .system,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        errorCode: @escaping (any Error) -> ErrorCode? = { _ in nil },
        sideErrors: @escaping () -> [any Error] = { [] }, applySettings: @escaping () async throws -> Void = {},
        commandLine: ProgramCommandLine? = nil
    ) {
        let source: Run.Source = command != nil ? .arguments : console.isInteractive ? .person : .script
        let run = Run(source: source, options: options)
        let navigator = Navigator(
            root: root, scheme: scheme, commandLine: commandLine ?? ProgramCommandLine([scheme]),
            isInArguments: command != nil, placeDescriptions: placeDescriptions, commandGroups: commandGroups,
            topics: topics)
        let speaker = Speaker(
            console: console, languageChoice: languageChoice, writesJSON: options.writesJSON,
            isLinear: options.isLinear, clock: clock, pause: pause)
        let control = RunControl(console: console, source: source)
        let pages = Pages(run: run, navigator: navigator, speaker: speaker, control: control)
        let confirmation = Confirmation(speaker: speaker, control: control, isGiven: options.saysYes)
        context = HostContext(
            run: run, navigator: navigator, speaker: speaker, pages: pages, control: control,
            confirmation: confirmation,
            questions: ArgumentQuestions(run: run, navigator: navigator, speaker: speaker, control: control),
            editLog: editLog, applySettings: applySettings)
        labelKeeper = LabelKeeper(clock: clock, pause: pause)
        interpreter = Interpreter(context)
        completer = LineCompleter(context: context, commandGroups: commandGroups, aliases: options.aliasEntries)
        let works = run.isLeading ? commandGroups.compactMap(\.promptWork) : []
        workKeepers = works.flatMap { work in editLog.map { [PromptWorkKeeper(work, on: $0, pause: pause)] } ?? [] }
        let memory = run.isLeading ? placeMemory : nil
        placeKeeper = memory.map {
            PlaceKeeper(
                memory: $0, beginsFromStart: options.beginsFromStart, navigator: navigator, speaker: speaker,
                pages: pages)
        }
        (self.command, self.errorCode, self.sideErrors) = (command, errorCode, sideErrors)
    }

    /// Launches the tree, carries out the single command or all lines, and returns the exit code. Lines are read until
    /// the input ends, no screen is open, or the run ends: by a command, by a signal, or by a failed line of a script.
    ///
    /// - Throws: `SystemError` if the console fails, the error of a root that cannot start, and the error of the single
    ///   command.
    @_optimize(none)  // The optimizer of Swift 6.3.1 crashes here.
    public func run() async throws -> ExitCode {
        try await ConsoleFailure.unwrapped {
            try await showingLongWork { try await launch() }
            defer { navigator.root.terminate() }
            if let command { return try await showingLongWork { try await run(command) } }
            return try await runLines()
        }
    }

    /// Shows the long work of a line, of the start, or of an arrival.
    private func showingLongWork<Result>(_ line: @MainActor () async throws -> Result) async throws -> Result {
        try await LongWork.shown(by: longWorkRunner, line)
    }

    /// The runner of long work, which shows the progress of the work and cancels it on a signal.
    private var longWorkRunner: LongWork.Runner {
        { [speaker, control] phrase, work in
            try await speaker.showing(WorkStep(doing: phrase)) { try await control.waiting(work) }
        }
    }

    private func runLines() async throws -> ExitCode {
        control.watchSignals()
        for keeper in workKeepers { await keeper.open() }
        let hasChangedData = workKeepers.contains { $0.report?.hasChangedData == true }
        try await showingLongWork {
            if hasChangedData { try await context.expectChanges() }
            try await arriveFirst()
        }
        try tellSideErrors()
        try await tellPromptWork()
        var number = 0
        while !control.isQuitting, control.ending == nil, navigator.focus != nil {
            number += 1
            if let code = try await showingLongWork({ try await runLine(number) }) {
                try await finishWork()
                try await endPromptWork()
                return hasFailed && code == .ok ? .failed : code
            }
        }
        try await finishWork()
        try await endPromptWork()
        return control.ending ?? (hasFailed ? .failed : .ok)
    }

    /// Goes to the place where the last run ended, if it is stored, and shows the current place to a person. A signal
    /// that comes on the way there leads back to the first place. A signal that comes later leaves the place unshown.
    @inline(never)  // As ``RunControl/nextAnswer(_:telling:)``.
    private func arriveFirst() async throws {
        if let placeKeeper { try await control.cancellable(isCommand: true) { try await placeKeeper.resume() } }
        guard control.ending == nil else { return }
        do {
            try await control.cancellable(isCommand: true) { [context] in try await context.pages.arrive() }
        } catch is CancellationError where !Task.isCancelled {
            context.pages.stay()
        }
    }

    /// Reads a line and carries it out, and returns the exit code if the run ends; `nil` to continue.
    private func runLine(_ number: Int) async throws -> ExitCode? {
        placeKeeper?.keep()
        let input = try await nextInput()
        if control.ending != nil { return nil }
        try await tellPromptWork()
        let code: ExitCode?
        do {
            code = try await context.trail.recording {
                try await control.cancellable(isCommand: true) { [interpreter] in
                    switch input {
                    case .line(let line): try await interpreter.carryOut(line.typedText())
                    case .interruption: try await interpreter.breakOff()
                    case .end: return try await interpreter.takeEnd()
                    }
                    return nil
                }
            }
        } catch {
            code = try await answer(error, to: number) ?? codeAfterFailure(of: input)
        }
        try tellSideErrors(of: number)
        return code.map { hasFailed && $0 == .ok ? .failed : $0 }
    }

    /// Shows the reports of the work that the prompt has done meanwhile. Open places are loaded again only after the
    /// next line, so that this line still refers to the page that the person saw.
    private func tellPromptWork() async throws {
        for report in workKeepers.compactMap({ $0.takeReport() }) {
            for message in report.messages { try speaker.tell(message) }
            if report.hasChangedData { try await context.expectChanges() }
        }
    }

    /// Does the work of the prompt once more, unless a signal ends the run. Ctrl-C breaks it off.
    private func endPromptWork() async throws {
        guard control.ending == nil else { return }
        for keeper in workKeepers {
            let reports = try? await control.cancellable { await keeper.close() }
            for message in (reports ?? []).flatMap(\.messages) { try speaker.tell(message) }
        }
    }

    private func run(_ command: Words) async throws -> ExitCode {
        try await context.pages.arrive()
        return try await control.onlyCommand { [self] in
            try await interpreter.perform(command)
            if let cutOff = try await cutOffWork() { throw cutOff }
        }
    }

    /// Waits at the end of the lines for the work that they have begun, unless a signal ends the run. Ctrl-C ends the
    /// wait, and the work that has not ended is reported.
    private func finishWork() async throws {
        guard control.ending == nil else { return }
        do {
            let cutOff = try await showingLongWork {
                try await control.cancellable { [self] in try await cutOffWork() }
            }
            try tellCutOff(cutOff)
        } catch is CancellationError where !Task.isCancelled {
            try tellCutOff(CutOffWork(of: try await navigator.root.finishWork(within: .zero)))
        }
    }

    private func tellCutOff(_ work: CutOffWork?) throws {
        guard let work else { return }
        try tell(work, of: nil)
        hasFailed = true
    }

    /// Waits for the work that the lines have begun, and returns the error of what is cut off; `nil` if all has ended.
    private func cutOffWork() async throws -> CutOffWork? {
        let root = navigator.root
        if try await root.finishWork(within: .zero).isEmpty { return nil }
        let routers = try await LongWork.run(HostPhrases.finishing) { [limit = Self.limitOfWork] in
            try await root.finishWork(within: limit)
        }
        return CutOffWork(of: routers)
    }

    /// How long the end of a run waits for work that its lines have begun.
    private static let limitOfWork = Duration.seconds(10)

    /// Launches the root, and terminates it if it cannot start.
    private func launch() async throws {
        let root = navigator.root
        #if DEBUG
        speaker.trace(root, leaksOnly: !run.options.isTracing)
        #else
        if run.options.isTracing { speaker.trace(root, leaksOnly: false) }
        #endif
        root.launch()
        do {
            try await root.didLaunch()
        } catch {
            root.terminate()
            throw error
        }
    }

    // MARK: - Input

    private enum Input: Sendable {
        case line(LineReader.Content)
        /// The end of the input.
        case end
        /// A signal, which discards the typed text.
        case interruption
    }

    /// Waits for the next line, the end of input, or a signal.
    private func nextInput() async throws -> Input {
        let question = navigator.focus?.question?.question
        let label = question?.label.text(in: speaker.reader.language) ?? navigator.placeLabel
        let completing = CompletionWork(by: completer)
        var request = speaker.request(
            label, offersHistory: question?.takesCommands ?? true, completer: run.isLeading ? completing.complete : nil)
        let live = keepLabel(before: request)
        defer { live?.keeping.cancel() }
        request.livePrompt = live?.prompt
        do {
            let line = try await control.cancellable(onCancel: completing.cancel) {
                [console = speaker.console, request] in
                try await console.nextLine(request)
            }
            return line.map(Input.line) ?? .end
        } catch is CancellationError where !Task.isCancelled {
            return .interruption
        }
    }

    /// Begins to update the screen's label before the prompt, until the task is canceled; `nil` if the screen has none.
    private func keepLabel(before request: LineRequest) -> (prompt: LivePrompt, keeping: Task<Void, Never>)? {
        let (reader, prompt) = (speaker.reader, request.prompt)
        guard run.isLeading, speaker.console.updatesPrompt, let screen = navigator.focus,
            let live = labelKeeper.livePrompt(of: screen, before: prompt, for: reader)
        else { return nil }
        let keeping = Task { [labelKeeper, weak screen] in
            await labelKeeper.keep(live, of: { screen }, before: prompt, for: reader)
        }
        return (live, keeping)
    }

    // MARK: - Errors

    /// Reports the error of a line, and returns an exit code if the run ends; `nil` to continue.
    private func answer(_ error: any Error, to number: Int) async throws -> ExitCode? {
        if let ending = control.ending { return ending }
        if error is ConsoleFailure { throw error }
        if error is CancellationError, !Task.isCancelled { return try await breakOff(number) }
        try tell(error, of: number)
        guard run.source == .script else { return nil }
        if !run.options.keepsGoing { return error is Declined ? .declined : .failed }
        hasFailed = true
        return nil
    }

    private func codeAfterFailure(of input: Input) -> ExitCode? {
        guard case .end = input else { return nil }
        return interpreter.codeAfterFailedEnd()
    }

    /// Reports errors that occurred outside the commands. They make a script fail at its end.
    private func tellSideErrors(of number: Int? = nil) throws {
        for error in sideErrors() {
            try tell(error, of: number)
            hasFailed = hasFailed || run.source == .script
        }
    }

    private func tell(_ error: any Error, of number: Int?) throws {
        if run.options.writesJSON {
            let phrase = error is CancellationError ? HostPhrases.cancelled : Phrase(of: error)
            let message = phrase.text(in: speaker.reader.language)
            let line = run.source == .script ? number : nil
            try speaker.show(ErrorReport(code: ErrorCode(of: error, ofApp: errorCode), message: message, line: line))
        } else {
            let phrase = Phrase(of: error)
            let line = run.source == .script ? number : nil
            try speaker.tell(line.map { HostPhrases.atLine($0, phrase) } ?? phrase)
        }
    }

    /// Handles Ctrl-C. A line that has not taken effect has left everything as it was. If a line has taken effect, its
    /// reply is already shown, and the current place is loaded without the canceled wait.
    @_optimize(none)  // As ``run()``.
    private func breakOff(_ number: Int) async throws -> ExitCode? {
        guard interpreter.isDone else {
            if run.options.writesJSON {
                try tell(CancellationError(), of: number)
            } else {
                try speaker.tell("\n" + speaker.reader.text(HostPhrases.cancelled))
            }
            return nil
        }
        do {
            // A wait that was canceled is not repeated.
            try await LongWork.shown(by: { _, _ in throw CancellationError() }) {
                try await context.pages.arrive()
            }
        } catch is CancellationError where !Task.isCancelled {
            context.pages.stay()
        } catch {
            return try await answer(error, to: number)
        }
        return nil
    }
}
