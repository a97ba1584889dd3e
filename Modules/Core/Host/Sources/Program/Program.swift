public import Basics
import Commands
public import Console
public import Platform
public import Ribcage
public import Screens
import Terminal

/// A program with a prompt: it parses the arguments, builds the tree of RIBs, and carries out lines from a person or a
/// pipe, or a single command in the arguments.
public struct Program: Sendable {
    /// The name of the executable.
    public let name: String
    /// The version, such as `1.0.0`.
    public let version: String
    /// The build of the program, for users or for development; `nil` if the program has only one build.
    private let build: Build?
    /// A summary of the program in a few words.
    public let summary: Phrase
    /// Example lines for `--help`: what to type first.
    public let examples: [Phrase]
    /// The files that the program keeps, including those of its store, with descriptions of their contents, for the
    /// manual.
    let files: [(path: String, content: Phrase)]
    /// The descriptions of all places, in the order of the manual, created on first use. The description of a root
    /// without a screen comes first, so that completion offers the root's places first.
    @MainActor public var placeDescriptions: [PlaceDescription] { lazyPlaceDescriptions.value }
    private let lazyPlaceDescriptions: Lazy<[PlaceDescription]>
    /// Whether some of the program's RIBs provide an undo history: see `EditHistoryProvider`.
    let remembersEdits: Bool
    /// The topics that `help` explains in addition to the commands and `help dates`.
    let topics: [HelpTopic]
    /// The export and import options; `nil` if none of the program's RIBs provides documents: see `DocumentProvider`.
    let documents: DocumentOffer?
    /// The licenses of the libraries that the program's own modules and its store are linked with, for the command
    /// `licences`.
    let licences: [Licence]
    let store: StoreAccess?
    /// A closure that returns the code of an error of the app or its store; `nil` means `ErrorCode.failed`.
    let errorCode: @Sendable (any Error) -> ErrorCode?

    /// The parts of a running program, such as the root of its tree, the line history, and a closure that closes the
    /// store.
    @MainActor public struct App {
        let root: any Routing
        let placeMemory: PlaceMemory?
        let lineHistory: HistoryFile?
        let snapshot: Snapshot?
        let editLog: (any EditHistory)?
        let applySettings: () async throws -> Void
        let sideErrors: () -> [any Error]
        let close: () async -> Void

        /// Creates an app with the root of its tree.
        ///
        /// Without a memory, each run begins at the first place; without a line history, the arrow keys initially
        /// recall nothing; without a snapshot, a recording begins with no data. With the log of the store's edits,
        /// `undo`, `redo` and `history` concern the whole store in places that have no history of their own; so do
        /// `undo` and `redo` in the arguments without a place. `applySettings` is called after an undo or a redo, which
        /// may have changed the language, for example. `sideErrors` returns errors that made no command fail, such as
        /// rows that were left out, each only once. They are shown, and a run without a prompt fails. `close` is called
        /// once, when the tree has ended.
        public init(
            root: any Routing, placeMemory: PlaceMemory? = nil, lineHistory: HistoryFile? = nil,
            snapshot: Snapshot? = nil, editLog: (any EditHistory)? = nil,
            sideErrors: @escaping () -> [any Error] = { [] }, close: @escaping () async -> Void = {},
            applySettings: @escaping () async throws -> Void = {}
        ) {
            (self.root, self.placeMemory, self.lineHistory) = (root, placeMemory, lineHistory)
            (self.snapshot, self.editLog, self.applySettings) = (snapshot, editLog, applySettings)
            (self.sideErrors, self.close) = (sideErrors, close)
        }

        /// Creates an app without a store. The place where a run ended and the line history are in a folder, such as
        /// ``Invocation/stateFolder(of:)``; without one they are not kept.
        public init(root: any Routing, stateFolder: String?) {
            self.init(
                root: root, placeMemory: stateFolder.map(PlaceMemory.init(folder:)),
                lineHistory: stateFolder.map(HistoryFile.init(in:)))
        }
    }

    /// Creates a program, which `main` runs with ``run(_:)``.
    public init(
        _ name: String, version: String = "0", build: Build? = nil, summary: Phrase, examples: [Phrase] = [],
        files: [(path: String, content: Phrase)] = [],
        placeDescriptions: @autoclosure @escaping @MainActor @Sendable () -> [PlaceDescription] = [],
        topics: [HelpTopic] = [], remembersEdits: Bool = false, documents: DocumentOffer? = nil,
        store: StoreAccess? = nil,
        licences: [Licence] = [],
        errorCode: @escaping @Sendable (any Error) -> ErrorCode? = { _ in nil }
    ) {
        (self.name, self.version, self.build, self.summary) = (name, version, build, summary)
        (self.examples, self.files) = (examples, files + (store?.files ?? []))
        lazyPlaceDescriptions = Lazy(placeDescriptions)
        self.topics = topics
        (self.remembersEdits, self.documents, self.store) = (remembersEdits, documents, store)
        self.licences = licences + (store?.licences ?? [])
        self.errorCode = { errorCode($0) ?? store?.errorCode($0) }
    }

    /// The maximum number of files that a run opens in addition to the standard streams: for the store, Dispatch,
    /// signals, and a program that it starts.
    private static let descriptors = 24

    /// Runs the program to the end of the process.
    ///
    /// `makeApp` is called only if the arguments ask for a run of the tree. It gets the parsed arguments and the
    /// language choice, whose setting it may change. An error that it throws is shown, and the program fails. A way
    /// that leads to a place without a description is a programming error and stops a debug build.
    @MainActor public func run(
        _ makeApp: @escaping @MainActor (Invocation, LanguageChoice) async throws -> App
    ) -> Never {
        #if DEBUG
        let missing = placeDescriptions.isEmpty ? [] : PlaceDescription.missing(from: placeDescriptions)
        assert(
            missing.isEmpty,
            "\(name) has no description of \(missing.joined(separator: ", ")): add it to its placeDescriptions")
        #endif
        CurrentProcess.occupyStandardStreams()
        do {
            try CurrentProcess.requireDescriptors(Self.descriptors)
            try Timestamp.requireClock()
        } catch {
            // Without the main actor's queue there is no console yet.
            let choice = LanguageChoice { Environment.process[$0] }
            try? StandardStream.error.write("\(name): \(Phrase(of: error).text(in: choice.language))\n")
            ExitCode.failed.end()
        }
        let console = StandardConsole()
        MainThread.run {
            do {
                let arguments = try CurrentProcess.arguments()
                await run(arguments, on: console, environment: .process, makeApp).end()
            } catch {
                let choice = LanguageChoice { Environment.process[$0] }
                try? console.tell(Text(line: "\(name): \(Phrase(of: error).text(in: choice.language))"))
                ExitCode.usage.end()
            }
        }
    }

    /// Runs the program with the given arguments, console and environment, for tests, and returns the exit code.
    @MainActor public func run(
        _ arguments: some Sequence<String>, on console: any Console, environment: Environment = Environment([:]),
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async -> ExitCode {
        let arguments = Array(arguments)
        let settings = Settings(of: name, in: environment)
        let choice = LanguageChoice(arguments, settings) { environment[$0] }
        return await reporting(on: console, in: choice, asJSON: Invocation.isForProgram(arguments, settings)) {
            let invocation = try invocation(arguments, settings)
            console.color = invocation.color
            console.page(with: invocation.pager, isLinear: invocation.options.isLinear)
            let environment = RunEnvironment(languageChoice: choice, settings: settings)
            if let file = invocation.replayedFile {
                return try await replay(
                    file, recordingTo: invocation.recordingFile, on: console,
                    for: Reader(language: choice.language, width: console.width), makeApp)
            } else if let file = invocation.recordingFile {
                return try await record(invocation, to: file, on: console, in: environment, makeApp)
            }
            return try await run(invocation, on: console, in: environment, makeApp)
        }
    }

    /// Parses the arguments, which override the settings. The program's words are collected only to check the name of
    /// an alias.
    @MainActor func invocation(_ arguments: [String], _ settings: Settings) throws(UsageError) -> Invocation {
        if let mistake = build?.mistake { throw mistake }
        let invocation = try Invocation(
            arguments, settings: settings, isTracing: build?.isTracing ?? false, options: commandOptions,
            commands: commands
        ) {
            words.contains($0)
        }
        try checkOptions(of: invocation)
        return invocation
    }

    /// Runs the work and returns its exit code; if it throws, shows the error and returns the error's exit code.
    @MainActor func reporting(
        on console: any Console, in languageChoice: LanguageChoice, asJSON inJSON: Bool,
        _ run: () async throws -> ExitCode
    ) async -> ExitCode {
        do {
            return try await run()
        } catch {
            return tell(error, on: console, in: languageChoice.language, asJSON: inJSON)
        }
    }

    /// Carries out the request of the invocation. The error of a damaged store is thrown with advice on what to do.
    @MainActor func run(
        _ invocation: Invocation, on console: any Console, in environment: RunEnvironment,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> ExitCode {
        do {
            return try await carryOut(invocation, on: console, in: environment, makeApp)
        } catch {
            throw explained(error, in: invocation, isRecorded: environment.isRecorded)
        }
    }

    @MainActor private func carryOut(
        _ invocation: Invocation, on console: any Console, in environment: RunEnvironment,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async throws -> ExitCode {
        let inJSON = invocation.options.writesJSON
        let choice = environment.languageChoice
        let reader = Reader(language: choice.language, width: console.width, isLinear: invocation.options.isLinear)
        console.color = inJSON ? .never : invocation.color
        if inJSON, let records = try records(for: invocation, in: choice.language) {
            for record in records { try console.write(json: .object(record), asMessage: false) }
        } else if !inJSON, let paper = try paper(for: invocation, reader) {
            try console.show(paper)
        } else if invocation.request == .candidates {
            // A document: a shell reads its tabs, and the paths in it as they are.
            let candidates = candidates(completing: invocation.words, invocation.options)
            try console.show(document: candidates.lines(in: choice.language) + "\n")
        } else {
            var invocation = invocation
            (invocation.clock, invocation.storedData) = (environment.clock, environment.storedData)
            if case .store(let request) = invocation.request {
                return try await carryOut(request, by: invocation, on: console, in: environment)
            }
            invocation.isOnOneThread = isOnOneThread(invocation, console)
            let app = try await makeApp(invocation, choice)
            return try await run(app, invocation, on: console, in: environment)
        }
        return .ok
    }

    /// Returns whether a run is a single command that needs only the main actor's thread. An export or import that
    /// draws its progress needs another thread, since the main actor does the drawing.
    @MainActor private func isOnOneThread(_ invocation: Invocation, _ console: any Console) -> Bool {
        guard console.holdsSignals, let first = invocation.words.first, !first.isEmpty else {
            return false
        }
        guard documents != nil, console.showsProgress else { return true }
        let drawing = hostCommands.all.filter(\.showsProgress)
        return !invocation.words.contains { word in drawing.contains { $0.name.hasPrefix(word) } }
    }

    @MainActor private func run(
        _ app: App, _ invocation: Invocation, on console: any Console, in environment: RunEnvironment
    ) async throws -> ExitCode {
        let words = invocation.typedWords
        console.lineHistory = app.lineHistory
        func tellSideErrors() -> ExitCode? {
            app.sideErrors().map { error in
                tell(
                    error, on: console, in: environment.languageChoice.language, asJSON: invocation.options.writesJSON)
            }.last
        }
        do {
            let host = PromptHost(
                root: app.root, command: words.isEmpty ? nil : Words(typed: words), console: console,
                languageChoice: environment.languageChoice, scheme: name, placeDescriptions: placeDescriptions,
                placeMemory: app.placeMemory,
                commandGroups: commandGroups(over: try programStore(for: invocation, in: environment)),
                topics: topics, editLog: app.editLog, options: invocation.options, clock: environment.clock,
                errorCode: errorCode,
                sideErrors: app.sideErrors, applySettings: app.applySettings,
                commandLine: commandLine(for: invocation, isRecorded: environment.isRecorded))
            try await environment.begin(app, on: console)
            let code = try await host.run()
            let failure = tellSideErrors()
            await app.close()
            return code == .ok ? failure ?? .ok : code
        } catch {
            _ = tellSideErrors()
            await app.close()
            throw error
        }
    }
}
