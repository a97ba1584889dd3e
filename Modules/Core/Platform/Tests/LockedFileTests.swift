import Basics
import Foundation
import Platform
import PlatformTesting
import Testing

@Suite("A file that several programs write")
struct LockedFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("is made empty, and keeps what it has when it is opened again")
    func open() throws {
        let path = folder.file("lines")
        #expect(try LockedFile(path).bytes() == [])
        try LockedFile(path).append("one")
        try LockedFile(path).append("둘")
        #expect(try LockedFile(path).bytes() == Array("one둘".utf8))
    }

    @Test("is removed only while it has no holder")
    func removal() throws {
        let path = folder.file("part")
        do {
            let file = try LockedFile(path)
            try LockedFile.removeUnlessHeld(path)
            #expect(FileSystem.exists(path))
            try file.append("one")
        }
        try LockedFile.removeUnlessHeld(path)
        #expect(!FileSystem.exists(path))
        try LockedFile.removeUnlessHeld(path)
    }

    @Test("has one holder at a time, and the next one sees what the last one did")
    func oneAtATime() async throws {
        let path = folder.file("count")
        try LockedFile(path).append("0")
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<20 {
                        let file = try LockedFile(path)
                        let count = Int(String(decoding: try file.bytes(), as: UTF8.self)) ?? 0
                        try file.replace(with: "\(count + 1)")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.bytes(of: "count") == Array("80".utf8))
    }

    @Test("is not waited for without end while another holds it")
    func held() throws {
        let path = folder.file("lines")
        let holder = try LockedFile(path)
        let start = ContinuousClock.now
        let error = #expect(throws: SystemError.self) { _ = try LockedFile(path).bytes() }
        let waited = ContinuousClock.now - start
        #expect(error?.description == "another program has locked \(path)")
        #expect(waited > .milliseconds(400) && waited < .seconds(10), "\(waited)")
        try holder.append("kept")
    }

    @Test("is not opened through a link, which may lead anywhere")
    func link() throws {
        let target = try folder.write("private", to: "target")
        try FileManager.default.createSymbolicLink(atPath: folder.file("lines"), withDestinationPath: target)
        let error = #expect(throws: SystemError.self) { _ = try LockedFile(folder.file("lines")).bytes() }
        #expect(error?.code == ELOOP)
    }

    @Test("that cannot be opened is an error that names it")
    func refused() {
        let path = folder.file("missing/lines")
        let error = #expect(throws: SystemError.self) { _ = try LockedFile(path).bytes() }
        #expect(error?.description == "cannot open \(path): No such file or directory")
    }
}
