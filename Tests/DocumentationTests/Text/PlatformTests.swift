import Platform
import PlatformTesting
import Testing

@Suite("The platform of the articles")
struct PlatformTests {
    @Test("keeps a file in a person's folder, and says what is missing")
    func files() throws {
        let home = try TemporaryFolder()
        // snippet: a file in a person's folder
        let folders = UserFolders(program: "runs", environment: Environment(["HOME": home.path]))
        let folder = try #require(folders.configuration)
        try FileSystem.createPrivateFolder(folder)
        try FileSystem.replaceFile("\(folder)/config", with: "color = never\n")
        let bytes = try FileSystem.bytes(of: "\(folder)/config", atMost: 65_536)
        #expect(String(decoding: bytes, as: UTF8.self) == "color = never\n")
        #expect(throws: SystemError.missing("\(folder)/none")) { try FileSystem.bytes(of: "\(folder)/none") }
        // end of snippet
        #expect(folder == "\(home.path)/.config/runs")
    }

    @Test("runs a program to its end, and says why one cannot be run")
    func children() async throws {
        // snippet: a program that is run
        let variables = Environment.process.forChildren
        let sort = ChildProgram(["sort", "-n"], environment: variables, limits: .init(time: .seconds(10)))
        let sorted = try await sort.run(input: Array("10\n9\n".utf8))
        #expect(String(decoding: sorted.output, as: UTF8.self) == "9\n10\n")

        let missing = ChildProgram(["no-such-program"], environment: variables)
        await #expect(throws: ChildProgramError("no-such-program", .notFound)) { try await missing.run() }
        // end of snippet
    }
}
