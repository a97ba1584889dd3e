import Foundation
import Platform
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The attack that types at random into the prompt, on screens of many sizes, and more than a screen has room for.
enum Keys: Group {
    static let name = "keys"
    static let summary = "random keys at the prompt, on screens of many sizes: it goes on, and ends with its terminal"
    static let share = 40.0
    static let apps = [App.mandalart]

    private static let sizes: [(rows: UInt16, columns: UInt16)] = [
        (24, 80), (6, 20), (3, 9), (50, 200), (1, 5), (2, 2),
    ]

    /// The keys that end the program, stop it, or stop the terminal: Ctrl-C, Ctrl-D, Ctrl-Q, Ctrl-S, Ctrl-Z, Ctrl-\.
    private static let endings: Set<UInt8> = [3, 4, 17, 19, 26, 28]

    /// The keys that do something to the line, and letters of one to four bytes, of one and of two columns, and of none.
    private static let keys: [[UInt8]] =
        (1...31).filter { !endings.contains($0) }.map { [$0] } + (33...126).map { [0x1B, $0] }
        + [
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{7F}", "a", "b",
            " ",
            "\"", "'", "\\", "9", "é", "한", "가나", "😀", "e\u{301}", "👨‍👩‍👧", "\u{200B}",
        ].map { bytes($0) }

    private nonisolated static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        var tries = arena.tries(small: 3, full: 48, tally)
        while let number = tries.next() {
            tally.begin(number)
            var chance = arena.chance(name, number)
            let store = try arena.emptyFolder()
            for words in [["nickname", "Juno"], ["home", "set", "9", "kept"]] {
                let run = try arena.program.run(["--data", store] + words)
                guard run.end == .exit(0) else { throw Failure("No edit can be made: \(run.output)") }
            }
            tally.acknowledge(2)
            let terminal = try Terminal()
            resize(terminal, &chance)
            let process = try arena.program.start(
                ["--data", store], at: terminal.path,
                environment: ["TERM=\(chance.pick(["xterm", "screen", "vt100"]) ?? "xterm")"])
            try type(at: terminal, to: process, tally, &chance)
            let history = try arena.program.run(["--data", store, "home", "history", "1000"])
            if history.end != .exit(0) || !history.output.contains("“kept”") {
                tally.add(.lost, "an edit from before random keys is missing", detail: history.output)
            }
        }
    }

    /// Types until the program ends or all is typed, and closes the terminal.
    private static func type(
        at terminal: consuming Terminal, to process: pid_t, _ tally: Tally, _ chance: inout Chance
    ) throws {
        var status: Int32?
        for _ in 0..<40 where status == nil {
            let burst: [UInt8]
            switch chance.below(20) {
            case 0...4: burst = Array(repeating: chance.pick(keys) ?? [], count: chance.below(2_500)).flatMap { $0 }
            case 5: burst = bytes("quit no\n")
            case 6:
                resize(terminal, &chance)
                burst = bytes("x")
            default: burst = (0...chance.below(40)).flatMap { _ in chance.pick(keys) ?? [] }
            }
            terminal.type(burst) {
                status = status ?? ended(process)
                return status == nil
            }
        }
        terminal.close()
        let deadline = ContinuousClock.now + .seconds(20)
        while status == nil, ContinuousClock.now < deadline {
            usleep(2_000)
            status = ended(process)
        }
        guard let status else {
            kill(process, SIGKILL)
            _ = try? Spawn.wait(for: process)
            return tally.add(.hung, "the program does not end with its terminal, after random keys")
        }
        if case .signal(let signal) = Program.end(status), signal != SIGHUP {
            tally.add(.crashed, "random keys end the program with signal \(signal)")
        }
    }

    private static func resize(_ terminal: borrowing Terminal, _ chance: inout Chance) {
        let size = chance.pick(sizes) ?? (24, 80)
        terminal.resize(rows: size.rows, columns: size.columns)
    }

    /// Returns the wait status of a process that has ended; `nil` while it runs.
    private static func ended(_ process: pid_t) -> Int32? {
        var status = Int32(0)
        return waitpid(process, &status, WNOHANG) == process ? status : nil
    }
}

/// A new terminal, of which this tool is the person.
private struct Terminal: ~Copyable {
    /// The path of the program's end.
    let path: String
    private let descriptor: Int32

    init() throws {
        var (person, program): (Int32, Int32) = (0, 0)
        guard openpty(&person, &program, nil, nil, nil) == 0, let name = ttyname(program) else {
            throw Failure("There is no terminal left: \(String(cString: strerror(errno)))")
        }
        (path, descriptor) = (String(cString: name), person)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        // The program opens its end itself, as its controlling terminal.
        systemClose(program)
    }

    func resize(rows: UInt16, columns: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }

    /// Types bytes, and discards the output. Gives up once `goesOn` returns `false`, or if for two seconds the program
    /// takes no input and shows no output.
    func type(_ bytes: [UInt8], while goesOn: () -> Bool) {
        var (rest, shown) = (bytes[...], [UInt8](repeating: 0, count: 1 << 16))
        var last = ContinuousClock.now
        while goesOn(), ContinuousClock.now - last < .seconds(2) {
            let wasShown = read(descriptor, &shown, shown.count) > 0
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, min($0.count, 256)) }
            if count > 0 { rest = rest.dropFirst(count) }
            if count > 0 || wasShown { last = .now } else { usleep(500) }
            if rest.isEmpty, !wasShown { return }
        }
    }

    /// Closes the terminal, as when its window is closed.
    consuming func close() {}

    deinit { systemClose(descriptor) }
}

/// The C function, which a method of that name shadows.
private let systemClose: @Sendable (Int32) -> Void = { _ = close($0) }
