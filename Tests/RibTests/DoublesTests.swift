import Foundation
import Platform
import PlatformTesting
import RibKit
import Testing

@Suite("rib doubles")
struct DoublesTests {
    let house: Fixture

    /// A house whose Interface of Notes has what protocols can have, and is built.
    init() throws {
        house = try Fixture()
        try house.write([Self.interface: Self.protocols])
        let built = try compile(
            "-emit-module -module-name NotesDomainInterface -emit-module-path built/NotesDomainInterface.swiftmodule",
            Self.interface)
        #expect(built.code == 0, "\(built.output)")
    }

    @Test("writes a double of each public protocol, and says with the line which cannot be written")
    func text() throws {
        let result = doubles()
        #expect(result.output == "\(Self.file)\n")
        try Golden.expect(result.messages, matches: "doubles-messages.txt")
        try Golden.expect(try house.text(Self.file), matches: "doubles.txt")
        let check = try compile(
            "-typecheck -I built -enable-upcoming-feature InternalImportsByDefault "
                + "-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility", Self.file)
        #expect(check.code == 0, "\(check.output)")
        #expect(doubles("--check").code == 0)
    }

    @Test("fails with --check when a double is out of date or missing, and writes nothing")
    func check() throws {
        #expect(doubles("--check").code == 1)
        doubles()
        try house.edit(Self.file, "noteNamedCalls.append", "noteNamedCalls.insert")
        let result = doubles("--check")
        #expect(result.code == 1)
        #expect(result.output.hasPrefix("\(Self.file):1: error: this is out of date"))
        #expect(try house.text(Self.file).contains("noteNamedCalls.insert"))
    }

    @Test("leaves alone what is written by hand, and takes away what nobody asks for")
    func handWritten() throws {
        doubles()
        try house.write([
            "Modules/Domain/Notes/Testing/NoteFakes.swift": """
            struct NoteFactsFake: NoteFacts {}
            extension Shelf: NoteStore, NotePage {}
            """
        ])
        #expect(doubles().messages.contains("there is nothing to write"))
        #expect(!FileManager.default.fileExists(atPath: house.folder.file(Self.file)))
        #expect(house.rib("doubles", "Data/Notes").messages.contains("has no Interface"))
    }

    @Test("writes doubles that keep calls with their arguments, and answer what is set")
    func behaviour() throws {
        doubles()
        try runnable()
        let result = try house.run("built/program")
        #expect(
            result.output == """
                [(index: 2, folder: "all")] two
                NoteError()
                ["red"] nil
                ["1"] ["[2, 3]"] [7]
                [nil, Optional("bin")]
                title 5
                2 done
                [(note: 1, default: nil)] shown ["why"] true same

                """)
        #expect(result.code == 0)
    }

    @Test("writes doubles that stop a test at a call whose answer is not set, and name the call")
    func unset() throws {
        doubles()
        try runnable()
        let result = try house.run("built/program unset")
        #expect(result.code != 0)
        #expect(result.output.contains("NoteStoreSpy: set noteNamedResult, as note(named:) is called"))
    }

    /// Interface, doubles and a program that calls them, as one module.
    private func runnable() throws {
        try house.write([
            "built/Doubles.swift": try house.text(Self.file).replacing("import NotesDomainInterface", with: "")
                .replacing("package \n", with: "\n"),
            "built/main.swift": Self.program,
        ])
        let built = try compile(
            "-o built/program -warnings-as-errors", Self.interface, "built/Doubles.swift", "built/main.swift")
        #expect(built.code == 0, "\(built.output)")
    }

    @discardableResult
    private func doubles(_ words: String...) -> (code: Int32, output: String, messages: String) {
        house.rib(["doubles", "Domain/Notes", "--modules", house.folder.file("built")] + words)
    }

    private func compile(_ words: String, _ files: String...) throws -> (code: Int32, output: String) {
        try FileManager.default.createDirectory(
            atPath: house.folder.file("built"), withIntermediateDirectories: true)
        return try house.run("swiftc -swift-version 6 -package-name house \(words) \(files.joined(separator: " "))")
    }

    private static let interface = "Modules/Domain/Notes/Interface/Note.swift"
    private static let file = "Modules/Domain/Notes/Testing/NotesDoubles+Generated.swift"

    private static let protocols = """
        public struct NoteError: Error { public init() {} }
        public protocol NoteStore: Sendable {
            associatedtype Note: Sendable
            var count: Int { get async throws }
            var name: String { get set }
            func note(at index: Int, in folder: String) async throws(NoteError) -> Note
            func note(named name: String) -> Note?
            func find<Value: Sendable>(_ value: Value, among values: Value...) async -> [Value] where Value: Equatable
            func remove(in folder: String?) throws
            func observe(_ change: @escaping @Sendable (Int) -> Void, while body: () -> Void)
            func keep()
        }
        @MainActor public protocol NotePage: AnyObject {
            func show(_ note: Int, default: String?)
            func ask(_ question: some CustomStringConvertible) async -> Bool
            func same() -> Self
        }
        public protocol NoteFacts {
            var words: [String: Result<Int, any Error>] { get }
        }
        public protocol NoteKey: Hashable {}
        public protocol NoteMaker {
            func fill()
            init(count: Int)
        }
        protocol Hidden {
            func hide()
        }

        """

    private static let program = """
        let spy = NoteStoreSpy<String>()
        if CommandLine.arguments.count > 1 { _ = spy.note(named: "x") }
        spy.noteAtInResult = .success("two")
        let two = try await spy.note(at: 2, in: "all")
        print(spy.noteAtInCalls, two)
        spy.noteAtInResult = .failure(NoteError())
        do { _ = try await spy.note(at: 1, in: "") } catch { print(error) }
        spy.noteNamedResult = .some(nil)
        let red = spy.note(named: "red")
        print(spy.noteNamedCalls, red as Any? ?? "nil")
        spy.findResult = [7]
        let found = await spy.find(1, among: 2, 3)
        print(spy.findCalls.map(\\.value), spy.findCalls.map(\\.values), found)
        try spy.remove(in: nil)
        spy.removeError = NoteError()
        try? spy.remove(in: "bin")
        print(spy.removeCalls)
        spy.name = "title"
        spy.countResult = .success(5)
        print(spy.name, try await spy.count)
        spy.keep()
        spy.keep()
        spy.observe({ _ in }, while: {})
        print(spy.keepCalls, spy.observeCalls.count == 1 ? "done" : "")
        let page = NotePageSpy()
        var shown = ""
        page.whenShow = { _, _ in shown = "shown" }
        page.show(1, default: nil)
        page.askResult = true
        let answer = await page.ask("why")
        page.sameResult = page
        print(page.showCalls, shown, page.askCalls, answer, page.same() === page ? "same" : "")

        """
}

@Suite("The doubles of this project")
struct OwnDoublesTests {
    @Test("are what rib doubles writes")
    func current() throws {
        // The tests lie with the modules that they are built of; on macOS three folders further down.
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        var folders = bundles.filter { $0.contains(".xctest") }.map { URL(filePath: $0).deletingLastPathComponent() }
        folders += folders.map { $0.appending(path: "../../..").standardized }
        let modules = folders.map { $0.appending(path: "Modules").path }
        let built = try #require(modules.first(where: FileManager.default.fileExists))
        var output = ""
        let context = Tool.Context(folder: Golden.root.path, show: { output += $0 }, tell: { _ in })
        #expect(Tool(context).run(["doubles", "--check", "--modules", built]).rawValue == 0, "\(output)")
    }
}
