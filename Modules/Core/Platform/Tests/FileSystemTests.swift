import Platform
import PlatformTesting
import Testing

@Suite("Files")
struct FileSystemTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a private folder is made with its parents")
    func nested() throws {
        let path = folder.file("a/b/c")
        try FileSystem.createPrivateFolder(path)
        try FileSystem.createPrivateFolder(path)
        #expect(FileSystem.exists(path))
    }

    @Test("a file in the way of a folder is an error that names it")
    func inTheWay() throws {
        let path = try folder.write([], to: "file")
        let error = #expect(throws: SystemError.self) { try FileSystem.createPrivateFolder(path) }
        #expect(error?.description == "cannot create folder \(path): Not a directory")
    }

    @Test("a private file is made empty and left alone when it exists")
    func file() throws {
        try FileSystem.createPrivateFile(folder.file("new"))
        #expect(try folder.bytes(of: "new") == [])
        let old = try folder.write([1, 2], to: "old")
        try FileSystem.createPrivateFile(old)
        #expect(try folder.bytes(of: "old") == [1, 2])
    }

    @Test("the first bytes stop at the end of a short file")
    func firstBytes() throws {
        let path = try folder.write([1, 2, 3], to: "short")
        #expect(try FileSystem.firstBytes(of: path, count: 2) == [1, 2])
        #expect(try FileSystem.firstBytes(of: path, count: 16) == [1, 2, 3])
    }

    @Test("removing a file that is not there is no error")
    func remove() throws {
        try FileSystem.removeFile(folder.file("nothing"))
    }
}
