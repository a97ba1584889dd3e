import Foundation
import Platform
import ProcessKit
import Testing

/// A conversation with a running program: lines go in, and the test waits for what comes out.
///
/// A test that ends early leaves nothing behind: the program is killed when its session goes away.
final class Session {
    private let child: Child
    private var input: Descriptor?
    private var output: Descriptor?
    private var received: [UInt8] = []
    private var position = 0

    /// Everything that has come out so far.
    var seen: String { String(decoding: received, as: UTF8.self) }

    /// A session with a program that ``overPipes(_:home:watching:)`` or ``inTerminal(_:home:type:locale:)`` has started.
    init(_ child: Child, input: Descriptor, output: Descriptor) {
        (self.child, self.input, self.output) = (child, input, output)
        input.stopWaiting()
        output.stopWaiting()
    }

    /// The stream of a program that a session over pipes reads; the other one is thrown away.
    enum Watched { case output, error }

    /// Starts a program whose streams are pipes, as in a script.
    ///
    /// - Throws: ``Failure`` when the program cannot be started.
    static func overPipes(_ command: [String], home: String, watching watched: Watched = .output) throws -> Session {
        signal(SIGPIPE, SIG_IGN)  // A program that no longer reads makes `send` throw.
        let (input, output) = (try Descriptor.pipe(), try Descriptor.pipe())
        let (read, dropped) = (Spawn.Stream.descriptor(output.writing.number), Spawn.Stream.file("/dev/null"))
        let streams = [.descriptor(input.reading.number)] + (watched == .output ? [read, dropped] : [dropped, read])
        let child = try Child(command, home: home, streams: streams)
        return Session(child, input: input.writing, output: output.reading)
    }

    /// Sends one line.
    ///
    /// - Throws: ``Failure`` when the program no longer reads.
    func send(_ line: String) throws {
        try send(bytes: Array("\(line)\n".utf8))
    }

    /// Sends bytes as they are: 3 is Ctrl-C in a terminal, 4 is Ctrl-D.
    ///
    /// - Throws: ``Failure`` when the program no longer reads.
    func send(bytes: [UInt8]) throws {
        guard let input else { throw Failure("the session's input is closed") }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.count
            rest = try input.write(rest)
            if rest.count == count { usleep(1000) }
            // A terminal shows what is typed, and takes no more until that is seen.
            received += output?.available() ?? []
        }
    }

    /// Types at a terminal: keys as they come from one, a line end only where one stands.
    ///
    /// - Throws: ``Failure`` when the program no longer reads.
    func type(_ keys: String) throws {
        try send(bytes: Array(keys.utf8))
    }

    /// Gives the terminal another width. The picture that a person sees has 80 columns nevertheless.
    func resize(columns: Int) {
        input?.resize(columns: UInt16(columns), rows: UInt16(Screen.rows))
    }

    /// Whether the terminal hands over each key at once.
    var takesKeys: Bool { input?.takesKeys == true }

    /// Waits until the program has written a text, after what earlier calls waited for.
    ///
    /// - Throws: ``Failure``, which shows what came instead, when the text does not come in time.
    func expect(_ text: String, within limit: Duration = .seconds(120)) async throws {
        let deadline = ContinuousClock.now + limit
        while true {
            if let start = received[position...].indices.first(where: { received[$0...].starts(with: text.utf8) }) {
                position = start + text.utf8.count
                return
            }
            guard let bytes = output?.available() else {
                throw Failure("the program ended before \"\(text)\":\n\(seen)")
            }
            guard ContinuousClock.now < deadline else { throw Failure("no \"\(text)\" after \(limit) in:\n\(seen)") }
            received += bytes
            if bytes.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        }
    }

    /// Waits until a person sees these rows above and at the cursor, and none below.
    ///
    /// - Throws: ``Failure``, which shows the screen, when that does not come in time.
    func expect(rows: String..., cursor: Int? = nil, within limit: Duration = .seconds(120)) async throws {
        let deadline = ContinuousClock.now + limit
        while true {
            let screen = Screen(showing: seen)
            guard screen.unknownOrders.isEmpty else { throw Failure("unknown orders: \(screen.unknownOrders)") }
            if screen.lines.suffix(rows.count) == rows[...], cursor == nil || cursor == screen.cursor {
                position = received.count
                return
            }
            var bytes = output?.available()
            while bytes == [], ContinuousClock.now < deadline {
                try await Task.sleep(for: .milliseconds(2))
                bytes = output?.available()
            }
            guard let bytes, !bytes.isEmpty else {
                let shown = screen.lines.joined(separator: "\n")
                throw Failure(
                    "not \(rows), cursor at \(cursor ?? screen.cursor), but at \(screen.cursor) in:\n\(shown)")
            }
            received += bytes
        }
    }

    /// Waits for each prompt, and sends its line.
    ///
    /// - Throws: as ``expect(_:within:)`` and ``send(_:)``.
    func answer(_ lines: KeyValuePairs<String, String>) async throws {
        for (prompt, line) in lines {
            try await expect(prompt)
            try send(line)
        }
    }

    /// Sends lines, and waits for the reply to each.
    ///
    /// - Throws: as ``expect(_:within:)`` and ``send(_:)``.
    func send(_ lines: KeyValuePairs<String, String>) async throws {
        for (line, reply) in lines {
            try send(line)
            try await expect(reply)
        }
    }

    /// Ends the program by its own word.
    ///
    /// - Throws: ``Failure`` when the program does not end in time.
    func quit() async throws {
        try send("quit")
        let ending = try await end()
        #expect(ending == .exited(0))
    }

    /// Kills the program between two instructions, as a power cut would (SIGKILL).
    func kill() {
        child.kill()
    }

    /// Sends the program a signal.
    func send(signal: Int32) {
        child.send(signal: signal)
    }

    /// Closes both streams, as when the window of a terminal is closed.
    func close() {
        (input, output) = (nil, nil)
    }

    /// Waits for the end of a program that ends without a word from here.
    ///
    /// - Throws: ``Failure`` when it does not end in time.
    func ending() async throws -> Child.Ending {
        try await child.end()
    }

    /// Ends a piped input, reads the rest of the output, and waits for the program's end.
    ///
    /// - Throws: ``Failure`` when the program does not end in time.
    func end(within limit: Duration = .seconds(120)) async throws -> Child.Ending {
        input = nil
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline, let bytes = output?.available() {
            received += bytes
            if bytes.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        }
        return try await child.end(within: max(deadline - ContinuousClock.now, .milliseconds(100)))
    }
}
