import Dispatch
import Foundation
import Platform
import PlatformTesting
import Synchronization
import Testing

@Suite("A document that is written to the path that a person named")
struct DocumentTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ name: String) throws -> String {
        String(decoding: try FileSystem.bytes(of: folder.file(name)), as: UTF8.self)
    }

    private func write(_ document: String = "new", to name: String) throws {
        try FileSystem.write(document: document, to: folder.file(name))
    }

    @Test("is a new file where there is none, with the permissions of a usual file")
    func new() throws {
        #expect(!FileSystem.isReplaced(folder.file("plan")))
        try write(to: "plan")
        #expect(try text("plan") == "new")
        #expect(FileSystem.permissions(of: folder.file("plan")) == FileSystem.usualPermissions)
        #expect(FileSystem.fileNames(in: folder.path) == ["plan"])
    }

    @Test(
        "may have the longest name that a file can have",
        arguments: [String(repeating: "a", count: 255), String(repeating: "가", count: 85)])
    func longestName(name: String) throws {
        for document in ["old", "new"] {
            try write(document, to: name)
            #expect(try text(name) == document)
        }
        #expect(FileSystem.fileNames(in: folder.path) == [name])
    }

    @Test(
        "takes the place of the old contents, and the permissions stay", arguments: [0o600, 0o640, 0o4755] as [mode_t])
    func permissions(mode: mode_t) throws {
        let path = try folder.write(Array("old text".utf8), to: "plan")
        chmod(path, mode)
        #expect(FileSystem.isReplaced(path))
        try write(to: "plan")
        #expect(try text("plan") == "new")
        #expect(FileSystem.permissions(of: path) == UInt16(mode))
    }

    @Test("is refused by a file that may not be written, and written by one who may write all")
    func readOnly() throws {
        let path = try folder.write(Array("old".utf8), to: "plan")
        chmod(path, 0o444)
        if geteuid() == 0 {
            try write(to: "plan")
        } else {
            #expect(throws: SystemError(.write, path, code: EACCES)) { try write(to: "plan") }
        }
        #expect(try text("plan") == (geteuid() == 0 ? "new" : "old"))
        #expect(FileSystem.permissions(of: path) == 0o444)
    }

    @Test("goes through links to the file at their end, be it there or not", arguments: [true, false])
    func links(isThere: Bool) throws {
        try FileSystem.createPrivateFolder(folder.file("far"))
        if isThere { _ = try folder.write(Array("old".utf8), to: "far/plan") }
        symlink("far/plan", folder.file("near"))
        symlink(folder.file("near"), folder.file("link"))
        #expect(FileSystem.isReplaced(folder.file("link")) == isThere)
        try write(to: "link")
        #expect(try text("far/plan") == "new")
        #expect(FileSystem.kind(of: folder.file("link")) == .link)
        #expect(FileSystem.kind(of: folder.file("near")) == .link)
    }

    @Test("is not written over a folder, nor through links in a circle")
    func wrong() throws {
        #expect(throws: SystemError.folder(folder.path)) { try FileSystem.write(document: "x", to: folder.path) }
        symlink("b", folder.file("a"))
        symlink("a", folder.file("b"))
        let error = #expect(throws: SystemError.self) { try write(to: "a") }
        #expect(error?.code == ELOOP)
    }

    @Test("is read from a pipe, which stays one, also by a reader that comes later")
    func pipe() throws {
        let path = folder.file("pipe")
        mkfifo(path, 0o600)
        #expect(!FileSystem.isReplaced(path))
        let read = Mutex<[UInt8]>([])
        let isRead = DispatchSemaphore(value: 0)
        // A thread of its own, because the write blocks this one.
        Thread.detachNewThread {
            usleep(100_000)
            read.withLock { $0 = (try? FileSystem.bytes(of: path)) ?? [] }
            isRead.signal()
        }
        let document = String(repeating: "far ", count: 50_000)
        try write(document, to: "pipe")
        isRead.wait()
        #expect(read.withLock { String(decoding: $0, as: UTF8.self) } == document)
        #expect(FileSystem.kind(of: path) == .other)
    }

    @Test("goes to a device, and to an open file of this process, which stay what they are")
    func streams() throws {
        try FileSystem.write(document: "x", to: "/dev/null")
        #expect(FileSystem.kind(of: "/dev/null") == .other)
        let path = try folder.write(Array("head\n".utf8), to: "out")
        let (number, descriptor) = (FileSystem.number(of: path), open(path, O_WRONLY | O_APPEND))
        defer { close(descriptor) }
        try FileSystem.write(document: "new", to: "/dev/fd/\(descriptor)")
        #expect(try text("out") == "head\nnew")
        #expect(FileSystem.number(of: path) == number)
    }

    @Test("goes to where an open file of this process is, without opening it again")
    func openFile() throws {
        let path = try folder.write(Array("head\nbody\n".utf8), to: "out")
        let descriptor = open(path, O_WRONLY)
        defer { close(descriptor) }
        lseek(descriptor, 5, SEEK_SET)
        symlink("/dev/fd/\(descriptor)", folder.file("link"))
        try write("new", to: "link")
        try FileSystem.write(document: "!", to: "/dev/fd/\(descriptor)")
        #expect(try text("out") == "head\nnew!\n")
        #expect(!FileSystem.isReplaced(folder.file("link")))
    }
}
