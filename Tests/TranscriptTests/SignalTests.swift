import Foundation
import PlatformTesting
import SQLiteTesting
import Testing

@Suite("mandalart, when a signal ends it")
struct SignalTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func start(inTerminal: Bool = true) async throws -> Session {
        let session = try await inTerminal ? home.newPerson() : home.pipes()
        if !inTerminal { try await session.send(["Juno": "Hello, Juno!"]) }
        try await session.send(["core Run": "The core goal is Run."])
        if inTerminal { try await session.expect("home> ") }
        return session
    }

    private var log: Data { FileManager.default.contents(atPath: home.file("data/mandalart.db-wal")) ?? Data() }

    /// Writes to the database beside a program that has it open: only a program that closes it empties the log then.
    private func fillLog() throws {
        try RawConnection(home.file("data/mandalart.db")).run("UPDATE chart SET opened = opened + 1")
        #expect(!log.isEmpty)
    }

    /// The log of a database that was closed is empty or missing.
    private func expectClosed() async throws {
        #expect(log == Data())
        let session = try home.pipes(watching: .output)
        try await session.send(["show": "Run"])
    }

    @Test(
        "at the prompt: the data is closed, and the signal is how it ended",
        arguments: [SIGHUP, SIGTERM, SIGQUIT])
    func prompt(signal: Int32) async throws {
        let session = try await start()
        try session.type("core half a line")
        try await session.expect("half a line")
        session.send(signal: signal)
        #expect(try await session.end() == .killed(signal: signal))
        try await expectClosed()
        #expect(try home.text(of: "data/history") == "core Run\n")
    }

    @Test("in the person's editor: the editor ends too, and what it has saved by then is kept")
    func editor() async throws {
        let path = try home.writeProgram(
            "#!/bin/sh\nprintf 'half a note' >\"$1\"\necho \"editing $$.\"\nexec sleep 600\n", to: "editor")
        let (session, editor) = try await begin(
            ["TMPDIR=\(home.path)", "EDITOR=\(path)"], with: "note 1", showing: "editing ")
        session.send(signal: SIGTERM)
        #expect(try await session.end() == .killed(signal: SIGTERM))
        #expect(try await hasEnded(editor))
        let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
        let folder = try #require(names.first { $0.hasPrefix("text.") })
        #expect(try String(decoding: home.bytes(of: "\(folder)/text.txt"), as: UTF8.self) == "half a note")
        let message = session.seen.filter { !$0.isWhitespace }
        #expect(message.contains("Whatithaswritteniskeptin\(home.path)/\(folder)."))
    }

    @Test("in a pager: the pager ends too, and the terminal is as it was", arguments: [SIGHUP, SIGTERM])
    func pager(signal: Int32) async throws {
        let pager = "sh -c 'stty raw -echo </dev/tty; echo paging $$.; exec sleep 600'"
        let (session, process) = try await begin(["PAGER=\(pager)"], with: "help", showing: "paging ")
        #expect(session.takesKeys)
        session.send(signal: signal)
        #expect(try await session.ending() == .killed(signal: signal))
        #expect(try await hasEnded(process))
        #expect(!session.takesKeys)
    }

    /// Waits until a process has ended, at most for a minute.
    private func hasEnded(_ process: pid_t) async throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            // One that has ended may still be listed, until its parent takes notice.
            let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            if status?.contains(") Z ") ?? (kill(process, 0) != 0) { return true }
            try await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    /// Starts the program with variables of the environment, types lines, and waits until a program that it starts shows
    /// a word and the number of its process.
    private func begin(
        _ variables: [String], with line: String, showing word: String
    ) async throws -> (Session, pid_t) {
        let session = try home.terminal(variables: variables)
        try await session.answer([
            "nickname> ": "Juno", "core goal (Enter skips it)> ": "", "home> ": "set 1 Run", "home> ": line,
        ])
        try await session.expect(word)
        try await session.expect(".")
        let number = session.seen.components(separatedBy: word).last?.prefix { $0.isNumber }
        let process = try #require(number.flatMap { pid_t($0) })
        #expect(kill(process, 0) == 0)
        return (session, process)
    }

    @Test("a crash leaves the terminal as it was", arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS])
    func crash(signal: Int32) async throws {
        let command = try home.command([]).joined(separator: " ")
        let script = "SWIFT_BACKTRACE=enable=no \(command) & echo $! > \(home.file("number")); fg; stty -a"
        let session = try Session.inTerminal(["/bin/sh", "-mc", script], home: home.path)
        try await session.expect("nickname> ")
        #expect(session.takesKeys)
        let number = try #require(Int32(String(decoding: home.bytes(of: "number"), as: UTF8.self).dropLast()))
        kill(number, signal)
        try await session.expect(" icanon ")
        try await session.expect(" echo ")
        _ = try await session.end()
    }

    @Test("Ctrl-\\ leaves the terminal as it was")
    func quit() async throws {
        let command = try home.command([]).joined(separator: " ")
        let session = try Session.inTerminal(["/bin/sh", "-c", "trap : QUIT; \(command); stty -a"], home: home.path)
        try await session.expect("nickname> ")
        try session.send(bytes: [28])
        try await session.expect(" icanon ")
        try await session.expect(" echo ")
        _ = try await session.end()
    }

    @Test("in the background, it is stopped before it changes the terminal, until it is in the foreground")
    func background() async throws {
        let command = try home.command([]).joined(separator: " ")
        let jobs = home.file("jobs")
        let stopped = "until jobs >\(jobs); grep -q Stopped \(jobs); do sleep .05; done; stty -a"
        let script = "\(command) & \(stopped); fg; bg; \(stopped); fg; echo code $?"
        let session = try Session.inTerminal(["/bin/sh", "-mc", script], home: home.path)
        try await session.expect(" icanon ")
        try await session.expect("nickname> ")
        try session.type("Juno")
        try await session.expect("Juno")
        try session.send(bytes: [26])
        try await session.expect(" icanon ")
        try await session.expect("nickname> Juno")
        try session.send(bytes: [13])
        try await session.expect("core goal")
        try session.send(bytes: [4])
        try await session.expect("home> ")
        try session.send(bytes: [4])
        try await session.expect("code 0")
        _ = try await session.end()
    }

    @Test("in the background of a terminal without line editing, it leaves the keys to the program in the foreground")
    func backgroundOfPlainTerminal() async throws {
        let (jobs, number) = (home.file("jobs"), home.file("number"))
        let command = try home.command([]).joined(separator: " ")
        let script = """
            TERM=dumb \(command) & echo $! >\(number); until jobs >\(jobs); grep -q Stopped \(jobs); do sleep .05; done
            fg; bg; echo type; read line; echo got $line; sleep .5; fg; echo code $?
            """
        let session = try Session.inTerminal(["/bin/sh", "-mc", script], home: home.path)
        try await session.expect("nickname> ")
        try session.send(bytes: [26])
        try await session.expect("type")
        try session.type("Juno\n")
        try await session.expect("got Juno")
        try await session.expect("mandalart")
        let process = try #require(Int32(String(decoding: home.bytes(of: "number"), as: UTF8.self).dropLast()))
        kill(process, SIGINT)
        try await session.expect("nickname> ")
        kill(process, SIGTERM)
        try await session.expect("code 143")
        _ = try await session.end()
    }

    @Test("in a form: nothing of that is saved", arguments: [SIGHUP, SIGTERM])
    func form(signal: Int32) async throws {
        let session = try await start()
        try session.send("edit 5")
        try await session.answer(["title [Run]> ": "Swim"])
        try await session.expect("note []> ")
        session.send(signal: signal)
        #expect(try await session.end() == .killed(signal: signal))
        try await expectClosed()
    }

    @Test("while it waits for lines of a pipe", arguments: [SIGHUP, SIGTERM])
    func pipe(signal: Int32) async throws {
        let session = try await start(inTerminal: false)
        session.send(signal: signal)
        #expect(try await session.ending() == .killed(signal: signal))
        try await expectClosed()
    }

    @Test("when its terminal is closed")
    func closedTerminal() async throws {
        let session = try await start()
        try session.type("core half a line")
        session.close()
        let ending = try await session.ending()
        #expect(ending == .killed(signal: SIGHUP))
        try await expectClosed()
    }

    @Test(
        "in a command of the arguments: it ends without its edit, and the data is closed", arguments: [SIGHUP, SIGTERM])
    func oneCommand(signal: Int32) async throws {
        _ = try await start(inTerminal: false).end()
        var other: RawConnection? = try RawConnection(home.file("data/mandalart.db"))
        try other?.run("BEGIN IMMEDIATE")
        let session = try home.pipes("core", "Swim")
        // Long enough for it to wait for the lock, which it does for five seconds. Not a task's sleep, which ends late when
        // other tests keep all threads.
        usleep(2_000_000)
        session.send(signal: signal)
        #expect(try await session.ending() == .killed(signal: signal))
        other = nil
        try await expectClosed()
    }

    @Test("at the question of a command of the arguments", arguments: [SIGHUP, SIGTERM])
    func question(signal: Int32) async throws {
        _ = try await start(inTerminal: false).end()
        let session = try home.terminal("clear", "5")
        try await session.expect("[no]> ")
        try fillLog()
        session.send(signal: signal)
        #expect(try await session.end() == .killed(signal: signal))
        try await expectClosed()
    }

    @Test(
        "at a question of the arguments: the terminal is as it was, and Ctrl-C is said to have cancelled the command",
        arguments: [["clear", "5"], ["restore", "all.db"], ["purge"]], [SIGHUP, SIGTERM, SIGINT])
    func terminalAtQuestion(words: [String], signal: Int32) async throws {
        _ = try await start(inTerminal: false).end()
        _ = try await home.run("backup", home.file("all.db"))
        let command = try home.command(words).joined(separator: " ")
        let script = "trap : INT; \(command) & echo $! > \(home.file("number")); fg; echo code $?; stty -a"
        let session = try Session.inTerminal(["/bin/sh", "-mc", script], home: home.path)
        try await session.expect("[no]> ")
        #expect(session.takesKeys)
        // `restore` and `purge` open the store after their question.
        if words == ["clear", "5"] { try fillLog() }
        if signal == SIGINT {
            try session.send(bytes: [3])
            try await session.expect("Cancelled.")
        } else {
            let number = try #require(Int32(String(decoding: home.bytes(of: "number"), as: UTF8.self).dropLast()))
            kill(number, signal)
        }
        try await session.expect("code \(128 + signal)")
        try await session.expect(" icanon ")
        try await session.expect(" echo ")
        _ = try await session.end()
        try await expectClosed()
    }

    @Test("Ctrl-D at a question of the arguments ends its line", arguments: [["clear", "5"], ["purge"]])
    func endAtQuestion(words: [String]) async throws {
        _ = try await start(inTerminal: false).end()
        let session = try Session.inTerminal(home.command(words), home: home.path)
        try await session.expect("[no]> ")
        try session.send(bytes: [4])
        try await session.expect("\r\nNothing was changed.\r\n")
        #expect(try await session.end() == .exited(3))
    }

    @Test("Ctrl-C ends a script as ever")
    func script() async throws {
        let session = try await start(inTerminal: false)
        session.send(signal: SIGINT)
        #expect(try await session.ending() == .killed(signal: SIGINT))
    }
}
