import Consoles
import Languages
import Platform
import PlatformTesting
import Testing

@MainActor @Suite("The console of the process")
struct StandardConsoleTests {
    private let console = StandardConsole(program: "notes")

    @Test("reads a file as it is")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a\0b\r\n", to: "input")
        let bytes = try console.bytes(ofFile: path)
        #expect(bytes == Array("a\0b\r\n".utf8))
    }

    @Test("names a file that it cannot read")
    func missingFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("nothing")
        let error = #expect(throws: SystemError.self) { try console.bytes(ofFile: path) }
        #expect(error?.description == "cannot open \(path): No such file or directory")
    }
}
