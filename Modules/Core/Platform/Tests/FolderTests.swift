import Platform
import PlatformTesting
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("A folder")
struct FolderTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test("for a while is a new one each time, and is removed with all that is in it and nothing that is linked there")
    func temporary() throws {
        let folder = try FileSystem.createTemporaryFolder(for: "test", environment: Environment(["TMPDIR": home.path]))
        #expect(folder.hasPrefix("\(home.path)/test."))
        try FileSystem.createPrivateFolder("\(folder)/a/b")
        try FileSystem.createPrivateFile("\(folder)/a/b/.hidden", with: [1])
        try FileSystem.createPrivateFile(home.file("kept"), with: [1, 2])
        symlink(home.path, "\(folder)/a/link")
        try FileSystem.removeFolder(folder)
        #expect(!FileSystem.exists(folder))
        #expect(try FileSystem.bytes(of: home.file("kept")) == [1, 2])
    }

    @Test("says what lies in it, and follows no link")
    func entries() throws {
        try FileSystem.createPrivateFile(home.file("file"), with: [1])
        try FileSystem.createPrivateFolder(home.file("sub"))
        symlink("sub", home.file("link"))
        let entries = try FileSystem.entries(in: home.path).map { "\($0.name) \($0.kind)" }
        #expect(entries.sorted() == ["file file", "link link", "sub folder"])
    }

    @Test("has paths that begin with a text, also under ~/, which they keep")
    func paths() throws {
        let environment = Environment(["HOME": home.path])
        try FileSystem.createPrivateFolder(home.file("my data/inner"))
        try FileSystem.createPrivateFile(home.file("my.json"), with: [1])
        try FileSystem.createPrivateFile(home.file(".my"), with: [1])
        let seen = ["~/my", "~/my data/", "~/.m", "~/none/", "\(home.path)/my."].map {
            FileSystem.paths(beginningWith: $0, environment: environment)
        }
        #expect(
            seen == [
                ["~/my data/", "~/my.json"], ["~/my data/inner/"], ["~/.my"], [], ["\(home.path)/my.json"],
            ])
    }

    @Test("that is not there cannot be removed")
    func missing() {
        #expect(throws: SystemError.self) { try FileSystem.removeFolder(home.file("nothing")) }
    }
}
