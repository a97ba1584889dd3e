import Basics
import Console
import Foundation
import Platform
import PlatformTesting
import Testing

@MainActor @Suite("The console of the process")
struct StandardConsoleTests {
    private let console = StandardConsole()

    @Test("reads a file as it is")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a\0b\r\n", to: "input")
        let bytes = try console.bytes(ofFile: path)
        #expect(bytes == Array("a\0b\r\n".utf8))
    }

    @Test("reads standard input from where it is, without opening it again")
    func standardInput() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let path = try folder.write("one\ntwo\n", to: "input")
            let descriptor = open(path, O_RDONLY)
            dup2(descriptor, STDIN_FILENO)
            for name in ["-", "/dev/stdin", "/dev/fd/\(descriptor)"] {
                lseek(descriptor, 4, SEEK_SET)
                let bytes = try await MainActor.run { try StandardConsole().bytes(ofFile: name) }
                #expect(String(decoding: bytes, as: UTF8.self) == "two\n", "\(name)")
            }
        }
    }

    @Test("passes a signal once, to the closure that was given last, also if it was watched before")
    func signals() async throws {
        var (first, second): ([Signal], [Signal]) = ([], [])
        console.watch([.resume]) { first.append($0) }
        console.watch([.resume, .interrupt]) { second.append($0) }
        kill(getpid(), SIGCONT)
        while first.isEmpty && second.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        kill(getpid(), SIGINT)
        while second.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(first == [])
        #expect(second == [.resume, .interrupt])
    }

    @Test("names a file that it cannot read")
    func missingFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("nothing")
        let error = #expect(throws: SystemError.self) { try console.bytes(ofFile: path) }
        #expect(error?.description == "cannot open \(path): No such file or directory")
    }
}
