import Foundation
import Platform
import PlatformTesting
import Testing

@Suite("What mandalart keeps")
struct MandalartStorageTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test("no edit that was acknowledged is lost when the program is killed", arguments: 1...8)
    func killed(count: Int) async throws {
        let session = try home.pipes()
        try await session.send(["Juno": "Hello, Juno!"])
        for number in 1...count {
            try await session.send(["core Goal \(number)": "The core goal is Goal \(number)."])
        }
        try session.send("core Goal \(count + 1)")
        session.kill()
        let shown = try await home.run("show")
        #expect(shown.code == 0)
        #expect(shown.output.contains("Goal \(count)") || shown.output.contains("Goal \(count + 1)"))
    }

    @Test("an edit is refused once the store under an open prompt is gone, and nothing is made in its place")
    func removedFolder() async throws {
        let session = try home.pipes()
        try await session.send(["Juno": "Hello, Juno!"])
        try FileManager.default.removeItem(atPath: home.file("data"))
        try await session.send(["core Goal": "was removed or replaced while it was open, so nothing was saved."])
        session.kill()
        #expect(!home.has("data/mandalart.db"))
    }

    @Test("a copy that is put beside the log of a killed run is shown as it is, and the log is told and kept")
    func copyBesideLog() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        #expect(try await home.run("home", "core", "Goal 1").code == 0)
        let copy = try home.bytes(of: "data/mandalart.db")
        #expect(try await home.run("home", "core", "Goal 2").code == 0)
        let session = try home.pipes()
        try await session.send(["core Goal 3": "The core goal is Goal 3."])
        session.kill()
        let log = try home.bytes(of: "data/mandalart.db-wal")
        _ = try home.write(copy, to: "data/mandalart.db")
        let told = try await home.run("show")
        #expect(told.code == 1)
        #expect(
            told.error.hasPrefix(
                "mandalart: The log \(home.file("data/mandalart.db-wal")) belongs to another file than"))
        #expect(told.error.split(separator: "\n").count == 1)
        #expect(try home.bytes(of: "data/mandalart.db-wal-stray") == log)
        // That edits are missing is told as well, once.
        let missing = try await home.run("show")
        #expect(missing.code == 1 && missing.error.contains("are missing, 2 in all"))
        let shown = try await home.run("show")
        #expect(shown.code == 0 && shown.output.contains("Goal 1"))
    }

    @Test("no edit is lost when many programs edit at once")
    func concurrent() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        try await withThrowingTaskGroup { group in
            for position in [1, 2, 3, 4, 6, 7, 8, 9] {
                group.addTask {
                    let edit = try await home.run("home", "set", "\(position)", "Goal \(position)")
                    #expect(edit.code == 0, "\(edit.error)")
                }
            }
            try await group.waitForAll()
        }
        let shown = try await home.run("show").output
        #expect(shown.contains("8 of 8 sub-goals"))
    }

    @Test("a file that is no database, or of a newer version, is refused and left as it is", arguments: [true, false])
    func refused(isNewer: Bool) async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        var bytes = try home.bytes(of: "data/mandalart.db")
        bytes.replaceSubrange(isNewer ? 60..<64 : 0..<4, with: [0, 0, 0x27, 0x0F])
        _ = try home.write(bytes, to: "data/mandalart.db")
        let refused = try await home.run("home", "core", "X")
        #expect(refused.code == 1)
        #expect(refused.error.contains(isNewer ? "its format is 9999" : "is not a database. Move it away or"))
        #expect(refused.error.split(separator: "\n").count == 1)
        #expect(try home.bytes(of: "data/mandalart.db") == bytes)
    }

    @Test("data that cannot be written because the output is closed is an error")
    func closedOutput() async throws {
        _ = try await home.run("nickname", "Juno")
        let command = try "\(Program.path("mandalart")) --data data show >&-"
        let child = try Child(
            ["/bin/sh", "-c", command], home: home.path,
            streams: [.file("/dev/null"), .file("/dev/null"), .file(home.file("error"))])
        let code = try await child.end().code
        let error = try home.text(of: "error")
        #expect(code == 1)
        #expect(error == "mandalart: cannot write: Bad file descriptor\n")
    }

    @Test("a document without end is refused at once, and data that is a link is not followed")
    func hostileFiles() async throws {
        _ = try await home.run("nickname", "Juno")
        let endless = try await home.run("--yes", "import", "/dev/zero")
        #expect(endless.code == 1)
        #expect(endless.error == "mandalart: cannot read /dev/zero: File too large\n")
        try FileManager.default.moveItem(atPath: home.file("data/mandalart.db"), toPath: home.file("mine.db"))
        try FileManager.default.createSymbolicLink(
            atPath: home.file("data/mandalart.db"), withDestinationPath: home.file("mine.db"))
        let linked = try await home.run("show")
        #expect(linked.code == 1)
        #expect(linked.error.contains("data/mandalart.db") && linked.error.contains("symbolic link"))
    }

    @Test("a folder that cannot be made is refused in one line")
    func folder() async throws {
        _ = try home.write("a file", to: "data")
        let refused = try await home.run("show")
        #expect(refused.code == 1)
        #expect(refused.error == "mandalart: cannot create folder \(home.path)/data: Not a directory\n")
    }

    #if os(Linux)
    @Test("a folder that cannot be written, even by root, is refused in one line")
    func unwritable() async throws {
        let refused = try await home.run("show", "--data", "/proc/self")
        #expect(refused.code == 1)
        #expect(refused.error.hasPrefix("mandalart: "))
        #expect(refused.error.split(separator: "\n").count == 1)
        #expect(refused.output.isEmpty)
    }
    #endif

    @Test("files and folders are for their owner alone")
    func permissions() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(home.file("data")) == 0o700)
        #expect(try mode(home.file("data/mandalart.db")) == 0o600)
    }
}
