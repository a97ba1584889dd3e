import Testing

@testable import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("A program in a session of its own", .timeLimit(.minutes(5)))
struct SpawnTests {
    @Test("has the terminal that it opens for its own, whether the system opens it or a shell")
    func terminal() throws {
        let script = ["/bin/sh", "-c", "test -t 0 && test -t 1 && echo ok >/dev/tty"]
        for isShell in [false, true] {
            var (person, program): (Int32, Int32) = (0, 0)
            try #require(openpty(&person, &program, nil, nil, nil) == 0)
            // Without anybody at its other end, a terminal cannot be read.
            defer { [person, program].forEach { close($0) } }
            var name = [CChar](repeating: 0, count: 128)
            try #require(ttyname_r(program, &name, name.count) == 0)
            let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let streams = [Spawn.Stream](repeating: .file(path), count: 3)
            let (words, left) = isShell ? Spawn.openingFiles(streams, for: script) : (script, streams)
            let process = try Spawn.start(words, streams: left, leadsSession: true)
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = read(person, &bytes, bytes.count)
            #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "ok\r\n")
            #expect(try Spawn.wait(for: process).status == 0)
        }
    }

    @Test("gets other streams as they are, and its words to the letter")
    func others() throws {
        let streams: [Spawn.Stream] = [.file("/a b"), .descriptor(7), .file("/c\"d")]
        let (words, left) = Spawn.openingFiles(streams, for: ["run", "$1 it"])
        #expect(words.suffix(4) == ["/a b", "/c\"d", "run", "$1 it"])
        #expect(left.map(\.isFile) == [false, false, false])
        if case .descriptor(7) = left[1] {} else { Issue.record("\(left)") }
    }
}
