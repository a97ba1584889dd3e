import Basics
import Foundation
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

    @Test("a file has the identity of no other, and neither a copy nor a link has it, but a second name")
    func identity() throws {
        let path = try folder.write([1], to: "file")
        let known = try #require(FileSystem.identity(of: path))
        try FileSystem.copy(path, to: "\(path).copy")
        try FileSystem.link(path, as: "\(path).name")
        try FileManager.default.createSymbolicLink(atPath: "\(path).link", withDestinationPath: path)
        #expect(FileSystem.identity(of: "\(path).copy") != known)
        #expect(FileSystem.identity(of: "\(path).link") != known)
        #expect(FileSystem.identity(of: "\(path).name") == known)
        try FileSystem.move(path, to: "\(path).moved")
        #expect(FileSystem.identity(of: path) == nil)
        #expect(FileSystem.identity(of: "\(path).moved") == known)
    }

    @Test("a pipe in the place of a file of the program's own is refused, and not waited for")
    func ownPipe() {
        let path = folder.file("pipe")
        mkfifo(path, 0o600)
        #expect(throws: SystemError.notAFile(path)) { try FileSystem.bytes(of: path, isOwn: true) }
        #expect(throws: SystemError.notAFile(path)) { _ = try LockedFile(path) }
        #expect(throws: SystemError.self) { try FileSystem.write([1], atBeginningOf: path) }
        #expect(SystemError.notAFile("a").explanation.english == "a is no regular file. Move it away.")
    }

    @Test("a file in the way of a folder is an error that names it")
    func inTheWay() throws {
        let path = try folder.write([], to: "file")
        let error = #expect(throws: SystemError.self) { try FileSystem.createPrivateFolder(path) }
        #expect(error?.description == "cannot create folder \(path): Not a directory")
    }

    @Test("a file that is there already is not written over, and a folder is said to be one")
    func taken() throws {
        let path = try folder.write([], to: "file")
        let file = #expect(throws: SystemError.self) { try FileSystem.createPrivateFile(path, with: []) }
        #expect(file?.description == "There is a file \(path) already. Choose another name.")
        let other = #expect(throws: SystemError.self) { try FileSystem.createPrivateFile(folder.path, with: []) }
        #expect(other?.description == "\(folder.path) is a folder. Write the name of a file.")
    }

    @Test("a common reason of the system is said in the language of the person, another one as the system says it")
    func reasons() {
        let codes = [
            ENOENT, EACCES, EEXIST, EISDIR, ENOTDIR, ENOSPC, EROFS, EIO, ENAMETOOLONG, EMFILE, EPERM, ENOTEMPTY, EXDEV,
            ENFILE, EDQUOT, ELOOP, ETXTBSY, EBUSY, EINVAL, EFBIG, EAGAIN, EINTR, EPIPE, ENODEV, ENXIO, ESTALE,
            ETIMEDOUT, ENOTSUP, EOPNOTSUPP,
        ]
        #if os(Linux)
        let wordedDifferently: Set<Int32> = []
        #else
        let wordedDifferently: Set = [EXDEV, EDQUOT, EBUSY, ENODEV, ENXIO, ESTALE, ETIMEDOUT, ENOTSUP, EOPNOTSUPP]
        #endif
        for code in codes {
            let error = SystemError(.write, "a", code: code)
            // The systems word some differently.
            let isWordedAlike = !wordedDifferently.contains(code)
            if isWordedAlike { #expect(error.explanation.english == "cannot write a: \(error.reason)") }
            for language in Language.allCases where language != .english {
                #expect(!error.explanation.text(in: language).contains(error.reason))
                let phrase = SystemError.phrase(ofReason: error.reason)
                if isWordedAlike { #expect(error.explanation.text(in: language).hasSuffix(phrase.text(in: language))) }
            }
        }
        let rare = SystemError(.open, "a", code: ECHILD)
        for language in Language.allCases { #expect(rare.explanation.text(in: language).contains(rare.reason)) }
    }

    @Test("a folder that the system refuses to make is an error, and one by a path with a slash at its end is made")
    func refused() throws {
        #if os(Linux)
        let error = #expect(throws: SystemError.self) { try FileSystem.createPrivateFolder("/proc/self/folder/sub") }
        #expect(error?.description == "cannot create folder /proc/self/folder: No such file or directory")
        #endif
        try FileSystem.createPrivateFolder(folder.file("a/b/"))
        #expect(FileSystem.exists(folder.file("a/b")))
        #expect(["a/b/", "a/", "/", "a//"].map(FileSystem.folder) == ["a", ".", "/", "."])
    }

    @Test("a private file is made empty and left alone when it exists")
    func file() throws {
        try FileSystem.createPrivateFile(folder.file("new"))
        #expect(try folder.bytes(of: "new") == [])
        let old = try folder.write([1, 2], to: "old")
        try FileSystem.createPrivateFile(old)
        #expect(try folder.bytes(of: "old") == [1, 2])
    }

    @Test("a file with too many bytes is refused, and so is a device without end")
    func limit() throws {
        let path = try folder.write([1, 2, 3], to: "three")
        let whole = try FileSystem.bytes(of: path, atMost: 3)
        #expect(whole == [1, 2, 3])
        for path in [path, "/dev/zero"] {
            let error = #expect(throws: SystemError.self) { try FileSystem.bytes(of: path, atMost: 2) }
            #expect(error?.description == "cannot read \(path): File too large")
        }
    }

    @Test("a private file is not made through a link")
    func link() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link"), withDestinationPath: folder.file("elsewhere"))
        let error = #expect(throws: SystemError.self) { try FileSystem.createPrivateFile(folder.file("link")) }
        #expect(error?.code == ELOOP)
        #expect(!FileSystem.exists(folder.file("elsewhere")))
    }

    @Test("the first bytes stop at the end of a short file")
    func firstBytes() throws {
        let path = try folder.write([1, 2, 3], to: "short")
        #expect(try FileSystem.firstBytes(of: path, count: 2) == [1, 2])
        #expect(try FileSystem.firstBytes(of: path, count: 16) == [1, 2, 3])
    }

    @Test("the first bytes of a pipe that nobody writes are none", .timeLimit(.minutes(15)))
    func pipe() throws {
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        #expect(try FileSystem.firstBytes(of: folder.file("pipe"), count: 1) == [])
    }

    @Test("a file is made, and replaced whole by a longer or a shorter one")
    func replace() throws {
        for text in ["home", "home/subgoal/3", ""] {
            try FileSystem.replaceFile(folder.file("place"), with: text)
            #expect(try folder.bytes(of: "place") == Array(text.utf8))
        }
        #expect(try names() == ["place"])
    }

    @Test("a replaced file is for its owner alone, whatever stood there")
    func replacedMode() throws {
        let path = try folder.write("for all", to: "place")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try FileSystem.replaceFile(path, with: "mine")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("who has the old file open keeps reading the old text: nothing is written over")
    func replacedWhole() throws {
        let path = try folder.write("old", to: "place")
        let reader = try #require(FileHandle(forReadingAtPath: path))
        try FileSystem.replaceFile(path, with: "new")
        #expect(try reader.readToEnd() == Data("old".utf8))
    }

    @Test("a file that cannot be replaced is an error that names it, and nothing is left beside it")
    func notReplaced() throws {
        let taken = folder.file("taken/inside")
        try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
        let error = #expect(throws: SystemError.self) { try FileSystem.replaceFile(folder.file("taken"), with: "x") }
        #expect(error?.description == "cannot replace \(folder.file("taken")): Is a directory")
        #expect(try names() == ["taken"])
        let missing = folder.file("missing/place")
        #expect(throws: SystemError(.write, missing, code: ENOENT)) {
            try FileSystem.replaceFile(missing, with: "x")
        }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("removing a file that is not there is no error")
    func remove() throws {
        try FileSystem.removeFile(folder.file("nothing"))
    }
}
