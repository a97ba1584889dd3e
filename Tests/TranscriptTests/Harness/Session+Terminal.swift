import Foundation
import Platform
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Session {
    /// Starts a program in a terminal of its own: it sees a person, and Ctrl-C (byte 3) interrupts it.
    ///
    /// The terminal echoes what is sent, and ends lines with a carriage return and a line feed.
    ///
    /// - Throws: ``Failure`` when the system has no terminal left or the program cannot be started.
    static func inTerminal(
        _ command: [String], home: String, type: String = "xterm", locale: String = "C.UTF-8"
    ) throws -> Session {
        let (person, program) = try Descriptor.terminal(columns: UInt16(Screen.columns), rows: UInt16(Screen.rows))
        // Not `ttyname`, whose one buffer all threads share.
        var bytes = [CChar](repeating: 0, count: 128)
        let failure = ttyname_r(program.number, &bytes, bytes.count)
        guard failure == 0 else { throw Failure("the terminal has no name: \(String(cString: strerror(failure)))") }
        let name = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        // Opened by its name, the terminal becomes the one that controls the new session.
        let streams: [Spawn.Stream] = [.file(name), .descriptor(program.number), .descriptor(program.number)]
        let child = try Child(command, home: home, streams: streams, terminal: type, locale: locale)
        return Session(child, input: person, output: person)
    }
}
