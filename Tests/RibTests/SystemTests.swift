import Basics
import Foundation
import Platform
import PlatformTesting
import Testing

@testable import RibKit

@Suite("What rib asks of the system")
struct SystemTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a link says where it leads")
    func links() throws {
        _ = try folder.write("text", to: "file")
        try FileSystem.createLink(folder.file("link"), to: "sub")
        #expect(FileSystem.destination(ofLink: folder.file("link")) == "sub")
        #expect(FileSystem.destination(ofLink: folder.file("file")) == nil)
    }

    @Test("folders are made with their parents, and those that were made are told")
    func folders() throws {
        let made = try FileSystem.createFolder(folder.file("a/b"))
        #expect(made == [folder.file("a"), folder.file("a/b")])
        #expect(try FileSystem.createFolder(folder.file("a/b")) == [])
        try FileSystem.removeEmptyFolder(folder.file("a/b"))
        #expect(!FileSystem.exists(folder.file("a/b")))
    }

    @Test("a shared file that is replaced can be read by others")
    func sharedFile() throws {
        try FileSystem.replaceSharedFile(folder.file("shared"), with: "text")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("shared"))
        let permissions = try #require(attributes[.posixPermissions] as? Int)
        let plain = try folder.write("", to: "plain")
        let expected = try FileManager.default.attributesOfItem(atPath: plain)[.posixPermissions] as? Int
        #expect(permissions == expected)
    }

    @Test("what moves is at its new path, whole")
    func move() throws {
        _ = try folder.write("text", to: "old")
        try FileSystem.move(folder.file("old"), to: folder.file("new"))
        #expect(!FileSystem.exists(folder.file("old")))
        #expect(try folder.bytes(of: "new") == Array("text".utf8))
    }

    @Test("a program's output and exit code come back")
    func program() throws {
        let result = try ChildProcess.run(["sh", "-c", "echo one; echo two >&2; exit 3"], isQuiet: true)
        #expect(result.output == "one\n")
        #expect(result.exitCode == 3)
        #expect(try ChildProcess.run(["sh", "-c", "kill -9 $$"]).exitCode == 137)
    }

    @Test("a program that is not there is an error that names it")
    func missingProgram() {
        let error = #expect(throws: SystemError.self) { try ChildProcess.run(["no-such-program"]) }
        #expect(error?.description == "cannot run no-such-program: No such file or directory")
    }

    @Test("a program whose end is not known is an error, and no success")
    func unknownEnd() {
        // This process is no child of itself.
        let error = #expect(throws: SystemError.self) { try ChildProcess.wait(for: getpid(), of: ["true"]) }
        #expect(error?.description == "cannot wait for true: No child processes")
    }

    @Test("SwiftPM is asked for the build system that the environment names, Swift Build in a folder of its own")
    func buildSystem() throws {
        func words(_ name: String) -> String {
            BuildSystem(Environment(["BUILD_SYSTEM": name])).swift("build", at: "/house").joined(separator: " ")
        }
        #expect(words("") == "swift build --package-path /house")
        #expect(words("native") == "swift build --package-path /house --build-system native")
        let swiftBuild =
            "swift build --package-path /house --build-system swiftbuild --scratch-path /house/.build-swiftbuild"
        #expect(words("swiftbuild") == swiftBuild)
    }

    @Test("SwiftPM gets the options that the environment names, as the scripts give them to it")
    func buildOptions() {
        let system = BuildSystem(Environment(["BUILD_OPTIONS": "-Xswiftc -gnone ", "BUILD_SYSTEM": "native"]))
        let words = system.swift("build", at: "/house").joined(separator: " ")
        #expect(words == "swift build --package-path /house -Xswiftc -gnone --build-system native")
    }

    @Test("modules lie in a folder of their own, or among the other products")
    func modules() throws {
        #expect(BuildSystem.modules(in: folder.path) == folder.path)
        try FileSystem.createFolder(folder.file("Modules"))
        #expect(BuildSystem.modules(in: folder.path) == folder.file("Modules"))
    }
}
