import Basics
import Commands
import Console
import Platform
import Terminal

// The recording of runs, and their replay.
extension Program {
    /// Runs the program, and records its input and output in a new file, line by line as they happen.
    ///
    /// - Throws: `SystemError` if the file already exists or cannot be written, and `UsageError` if an argument
    ///   contains a line end.
    @MainActor func record(
        _ invocation: Invocation, to path: String, on console: any Console, in surroundings: Surroundings,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> ExitCode {
        let command = try Self.command(name, invocation.recordedArguments)
        try FileSystem.createPrivateFile(path, with: [])
        let log = RunLog { line throws(SystemError) in try FileSystem.append("\(line)\n", to: path) }
        let start = LocalTime(.now())
        let clock = WallClock(at: start)
        try FileSystem.append("\(command)\n", to: path)
        try log.add(time: start)
        let recording = RecordingConsole(over: console, log: log, clock: clock, noted: start) { LocalTime(.now()) }
        if console.isInteractive { try log.add(columns: console.width) }
        if let variable = surroundings.languageChoice.variable { try log.add(variable: variable) }
        if invocation.words.isEmpty {
            for alias in surroundings.settings.recordedAliases { try log.add(variable: alias) }
        }
        var surroundings = surroundings
        (surroundings.clock, surroundings.log, surroundings.isRecorded) = (clock, log, true)
        let code = await reporting(
            on: recording, in: surroundings.languageChoice, asJSON: invocation.options.writesJSON
        ) { [surroundings] in
            try await run(invocation, on: recording, in: surroundings, makeApp)
        }
        try recording.finish(with: code)
        try log.add(exitCode: code)
        return code
    }

    /// Replays the recording at `path` with data in a temporary folder, and shows the differences. With a second path,
    /// the replay is recorded in a new file there.
    ///
    /// - Returns: `.ok` if the output is as recorded, `.failed` otherwise.
    /// - Throws: `SystemError` if a file cannot be read or written, `UsageError` for an invalid recording.
    @MainActor func replay(
        _ path: String, recordingTo other: String?, on console: any Console, in surroundings: Surroundings,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> ExitCode {
        let bytes = try FileSystem.bytes(of: path, atMost: 64 << 20)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw UsageError(ProgramPhrases.noText(path)) }
        let recording: Recording
        do { recording = try Recording(parsing: text) } catch { throw UsageError(ProgramPhrases.inFile(path, error)) }
        let home = try FileSystem.createTemporaryFolder(for: name)
        defer { try? FileSystem.removeFolder(home) }
        var seen = recording
        for index in recording.runs.indices {
            do {
                seen.runs[index].lines = try await replay(recording.runs[index], in: home, makeApp)
            } catch let error where !(error is SystemError) {
                throw UsageError(ProgramPhrases.inFile(path, error))
            }
        }
        if let other { try FileSystem.createPrivateFile(other, with: Array(seen.text.utf8)) }
        for (expected, actual) in zip(recording.runs, seen.runs) where expected != actual {
            let difference = Difference.describe(from: expected.lines, to: actual.lines).split(separator: "\n")
            try console.show(
                ([expected.command[...]] + difference).map { Text(line: String($0)) }.joined(separator: "\n"))
        }
        let reader = Reader(language: surroundings.languageChoice.language, width: console.width)
        guard seen == recording else {
            try console.tell(reader.text(ProgramPhrases.notAsRecorded(path)))
            return .failed
        }
        try console.tell(reader.text(ProgramPhrases.allAsRecorded(path)))
        return .ok
    }

    /// Replays one run of a recording, and returns the lines of its new recording.
    @MainActor private func replay(
        _ run: Recording.Run, in home: String, _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> [String] {
        let arguments = try arguments(of: run, in: home)
        let log = RunLog()
        log.name(home, as: "$HOME")
        var surroundings = Surroundings(
            languageChoice: LanguageChoice(), clock: WallClock(at: Self.standardTime), isRecorded: true)
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
            case .data(let bytes): surroundings.storedData = (surroundings.storedData ?? []) + bytes
            case .place(let place): surroundings.place = place
            case .variable(let name, let value): variables[name] = value
            case .input, .signal, .cancellation, .endOfInput, .file: break settings
            }
            events.removeFirst()
            try log.add(line)
        }
        if let start { surroundings.clock = WallClock(at: start) }
        let settings = Settings(of: name, recorded: variables)
        surroundings.languageChoice = LanguageChoice(arguments, settings) { [variables] in variables[$0] }
        let console = ReplayConsole(events, columns: columns, log: log, clock: surroundings.clock)
        let code = await reporting(
            on: console, in: surroundings.languageChoice, asJSON: Invocation.isForProgram(arguments, settings)
        ) {
            var invocation = try invocation(arguments, settings)
            invocation.isReplayed = true
            return try await self.run(invocation, on: console, in: surroundings, makeApp)
        }
        try log.add(exitCode: code)
        try console.finish()
        return log.lines
    }

    /// Returns the arguments of a recorded run, with `$HOME` replaced by the temporary folder that holds its data.
    @MainActor private func arguments(of run: Recording.Run, in home: String) throws -> [String] {
        var words = try Words(typing: run.command)
        guard words.next() == "$", words.next() == name else {
            throw UsageError(ProgramPhrases.noRun(of: name, run.command))
        }
        let arguments = words.all
        if let invocation = try? Invocation(arguments, options: commandOptions) {
            let folder = invocation.dataFolder ?? "$HOME/"
            guard folder.hasPrefix("$HOME/"), !folder.split(separator: "/").contains("..") else {
                throw UsageError(ProgramPhrases.runOutside(run.command))
            }
            guard invocation.recordingFile == nil, invocation.replayedFile == nil else {
                throw UsageError(ProgramPhrases.runRecords(run.command))
            }
            if invocation.dataFolder == nil {
                return [ProgramOption.data.name, "\(home)/data"] + inside(home, arguments)
            }
        }
        return inside(home, arguments)
    }

    private func inside(_ home: String, _ arguments: [String]) -> [String] {
        arguments.map { $0.replacingEach("$HOME", with: home) }
    }

    /// Returns the command line with which a recording begins. The arguments must not refer to files outside the
    /// recording.
    private static func command(_ name: String, _ arguments: [String]) throws(UsageError) -> String {
        guard !arguments.contains(where: { $0.contains { $0.isNewline } }) else {
            throw UsageError(ProgramPhrases.lineEndInArguments)
        }
        return (["$", name] + arguments.map(Words.quoting)).joined(separator: " ")
    }

    /// The time at which the clock starts if the recording gives none.
    private static let standardTime = LocalTime(Timestamp(milliseconds: 946_684_800_000), minutesAhead: 0)
}
