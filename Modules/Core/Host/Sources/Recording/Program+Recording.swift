import Basics
import Commands
import Console
import Platform
import Terminal

// The recording of runs, and their replay.
@MainActor extension Program {
    /// Runs the program, and records its input and output in a new file, line by line as they happen.
    ///
    /// - Throws: `SystemError` if the file already exists or cannot be written, and `UsageError` if an argument
    ///   contains a line end.
    func record(
        _ invocation: Invocation, to path: String, on console: any Console, in environment: RunEnvironment,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> ExitCode {
        let arguments = invocation.recordedArguments
        guard !arguments.contains(where: { $0.contains(where: \.isNewline) }) else {
            throw UsageError(ProgramPhrases.lineEndInArguments)
        }
        let start = LocalTime(.now())
        var environment = environment
        environment.clock = WallClock(at: start)
        try FileSystem.createPrivateFile(path, with: [])
        let log = RunLog { line throws(SystemError) in try FileSystem.append("\(line)\n", to: path) }
        (environment.log, environment.isRecorded) = (log, true)
        try log.add((["$", name] + arguments.map(Words.quoting)).joined(separator: " "))
        try log.add(setting: "time", "\(start)")
        if console.isInteractive { try log.add(setting: "terminal", "\(console.width)") }
        var variables = environment.languageChoice.variables
        if invocation.words.isEmpty { variables += environment.settings.recordedAliases }
        for (name, value) in variables { try log.add(setting: "variable", "\(name)=\(value)") }
        let recording = RecordingConsole(over: console, log: log, clock: environment.clock, at: start)
        let code = await reporting(
            on: recording, in: environment.languageChoice, asJSON: invocation.options.writesJSON
        ) { [environment] in
            try await run(invocation, on: recording, in: environment, makeApp)
        }
        try log.add(exitCode: code)
        return code
    }

    /// Replays the recording at `path` with data in a temporary folder, and shows the differences. With a second path,
    /// the replay is recorded in a new file there.
    func replay(
        _ path: String, recordingTo other: String?, on console: any Console, for reader: Reader,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> ExitCode {
        let bytes = try FileSystem.bytes(of: path, atMost: 64 << 20)
        guard let text = String(skippingMarkOf: bytes) else { throw UsageError(ProgramPhrases.noText(path)) }
        let home = try FileSystem.createTemporaryFolder(for: name)
        defer { try? FileSystem.removeFolder(home) }
        let (recording, seen): (Recording, Recording)
        do {
            recording = try Recording(parsing: text)
            var replayed = recording
            for (index, run) in recording.runs.enumerated() {
                replayed.runs[index].lines = try await replay(run, in: home, makeApp)
            }
            seen = replayed
        } catch let error where !(error is SystemError) {
            throw UsageError(ProgramPhrases.inFile(path, error))
        }
        if let other { try FileSystem.createPrivateFile(other, with: Array(seen.text.utf8)) }
        for (expected, actual) in zip(recording.runs, seen.runs) where expected != actual {
            let difference = Difference.describe(from: expected.lines, to: actual.lines).split(separator: "\n")
            try console.show(
                ([expected.command[...]] + difference).map { Text(line: String($0)) }.joined(separator: "\n"))
        }
        let isSame = seen == recording
        try console.tell(
            reader.text(isSame ? ProgramPhrases.allAsRecorded(path) : ProgramPhrases.notAsRecorded(path)))
        return isSame ? .ok : .failed
    }

    private func replay(
        _ run: Recording.Run, in home: String, _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> [String] {
        let arguments = try arguments(of: run, in: home)
        let log = RunLog()
        log.name(home, as: "$HOME")
        var environment = RunEnvironment(languageChoice: LanguageChoice(), isRecorded: true)
        var variables: [String: String] = [:]
        var (columns, start): (Int?, LocalTime?)
        var events = try run.events[...]
        settings: while let (line, event) = events.first {
            switch event {
            case .comment: break
            case .time(let time):
                // A second time means that a minute passed before the first line.
                guard start == nil else { break settings }
                start = time
            case .terminal(let count): columns = count
            case .data(let bytes): environment.storedData = (environment.storedData ?? []) + bytes
            case .place(let place): environment.place = place
            case .variable(let name, let value): variables[name] = value
            case .input, .signal, .cancellation, .endOfInput, .file, .answer, .failure, .editor: break settings
            }
            events.removeFirst()
            try log.add(line)
        }
        environment.clock = WallClock(at: start ?? Self.standardTime)
        let settings = Settings(of: name, recorded: variables)
        environment.languageChoice = LanguageChoice(arguments, settings) { [variables] in variables[$0] }
        let console = ReplayConsole(events, columns: columns, log: log, clock: environment.clock)
        let code = await reporting(
            on: console, in: environment.languageChoice, asJSON: Invocation.isForProgram(arguments, settings)
        ) { [environment] in
            var invocation = try invocation(arguments, settings)
            invocation.isReplayed = true
            return try await self.run(invocation, on: console, in: environment, makeApp)
        }
        try log.add(exitCode: code)
        try console.finish()
        return log.lines
    }

    /// Returns the arguments of a recorded run, with `$HOME` replaced by the temporary folder that holds its data.
    private func arguments(of run: Recording.Run, in home: String) throws -> [String] {
        var words = try Words(typing: run.command)
        guard words.next() == "$", words.next() == name else {
            throw UsageError(ProgramPhrases.noRun(of: name, run.command))
        }
        let arguments = words.all.map { $0.replacingEach("$HOME", with: home) }
        guard let invocation = try? Invocation(words.all, options: commandOptions) else { return arguments }
        guard invocation.recordingFile == nil, invocation.replayedFile == nil else {
            throw UsageError(ProgramPhrases.runRecords(run.command))
        }
        guard let folder = invocation.dataFolder else {
            return [ProgramOption.data.name, "\(home)/data"] + arguments
        }
        guard folder.hasPrefix("$HOME/"), !folder.split(separator: "/").contains("..") else {
            throw UsageError(ProgramPhrases.runOutside(run.command))
        }
        return arguments
    }

    /// The time at which the clock starts if the recording gives none.
    private static let standardTime = LocalTime(Timestamp(milliseconds: 946_684_800_000), minutesAhead: 0)
}
