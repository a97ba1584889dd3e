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
        try house.write([Self.interface: Self.protocols, Self.kitFile: Self.kit])
        for (module, files) in [
            ("Doubles", Self.helpers), ("Kit", [Self.kitFile]), ("NotesDomainInterface", [Self.interface]),
        ] {
            let built = try compile(
                "-emit-module -module-name \(module) -emit-module-path built/\(module).swiftmodule -I built "
                    + "-enable-upcoming-feature InternalImportsByDefault", files)
            #expect(built.code == 0, "\(built.output)")
        }
    }

    @Test("writes a double of each public protocol, and says with the line which cannot be written")
    func text() throws {
        let result = doubles()
        #expect(result.output == "\(Self.file)\n")
        try Golden.expect(result.messages, matches: "doubles-messages.txt")
        try Golden.expect(try house.text(Self.file), matches: "doubles.txt")
        let check = try compile(
            "-typecheck -I built -enable-upcoming-feature InternalImportsByDefault "
                + "-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility", [Self.file]
        )
        #expect(check.code == 0, "\(check.output)")
        #expect(doubles("--check").code == 0)
    }

    @Test("fails with --check when a double is out of date or missing, and writes nothing")
    func check() throws {
        #expect(doubles("--check").code == 1)
        doubles()
        try house.edit(Self.file, "final class NoteStoreSpy", "class NoteStoreSpy")
        let result = doubles("--check")
        #expect(result.code == 1)
        #expect(result.output.hasPrefix("\(Self.file):1: error: this is out of date"))
        #expect(try house.text(Self.file).contains("package class NoteStoreSpy"))
    }

    @Test("names the command that writes a double anew, also where several modules have the name")
    func command() throws {
        let only = doubles("--check").output
        #expect(only.hasSuffix("write it anew with rib doubles Notes\n"))
        house.rib("new", "feature", "Notes")
        let several = doubles("--check").output
        #expect(several.hasSuffix("write it anew with rib doubles Domain/Notes\n"))
    }

    @Test("leaves alone what is written by hand, with all that it refines, and takes away what nobody asks for")
    func handWritten() throws {
        doubles()
        try house.write([
            "Modules/Domain/Notes/Testing/NoteFakes.swift": """
            struct NoteFactsFake: NoteFacts {}
            extension Shelf: NoteBinder, NotePage, NoteKey, NoteMaker, NoteShelf, NoteInk, NoteIndex, NoteReader, NoteView,
                NoteNames, NoteClock {}
            """
        ])
        #expect(doubles().messages.contains("there is nothing to write"))
        #expect(!FileManager.default.fileExists(atPath: house.folder.file(Self.file)))
        #expect(house.rib("doubles", "Data/Notes").messages.contains("has no Interface"))
    }

    @Test("writes doubles that keep calls with their arguments, and answer what is set")
    func behaviour() throws {
        doubles()
        try runnable(Self.program)
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
                [3] true [["a"]] 5
                [(name: "b", error: nil)]
                [] nil
                d [(index: 3, newValue: "c")] [4]
                thrown [(name: "e", folder: 6)]
                true ["f", "g"] [(notes: ["g", "f"], key: "key")]
                8 [7] NoteError()
                1
                ["h"] [(key: "i", other: "j")] 8
                ["k"] [9] true
                false 2

                """, "\(result.output)")
        #expect(result.code == 0)
    }

    @Test("writes doubles that fail the test at a call whose answer is not set, name the call, and go on if they can")
    func unset() throws {
        doubles()
        try runnable(Self.unsetProgram)
        let result = try house.run("built/program")
        #expect(result.code == 0)
        #expect(
            result.output == """
                NoteStoreSpy: set noteNamedResult, as note(named:) is called
                nil
                NoteStoreSpy: set findResult, as find(_:among:) is called
                []
                NoteStoreSpy: findResult is of another type than find(_:among:) returns
                []
                NoteStoreSpy: set countResult, as count is read
                NoteStoreSpy: set countResult, as count is read
                NoteFactsStub: set wordsResult, as words is read
                0
                NoteShelfSpy: set subscriptResult, as subscript(_:) is read

                NoteMakerSpy: set limitResult, as limit is read
                0

                """, "\(result.output)")
    }

    @Test(
        "writes doubles that stop at a call which has nothing to answer, and in a program that is no test",
        arguments: [
            ("_ = NotePageSpy().same()", "NotePageSpy: set sameResult, as same() is called"),
            ("_ = NoteFactsStub().words", "NoteFactsStub: set wordsResult, as words is read"),
        ])
    func stop(program: String, sentence: String) throws {
        doubles()
        try runnable("\(program)\n")
        let result = try house.run("built/program")
        #expect(result.code != 0)
        #expect(result.output.contains("Fatal error: \(sentence)"))
    }

    /// Interface, doubles and a program that calls them, as one module.
    private func runnable(_ program: String) throws {
        try house.write([
            "built/NotesDoubles.swift": try withoutImports(house.text(Self.file)),
            "built/Note.swift": withoutImports(Self.protocols), "built/main.swift": program,
        ])
        let files = ["built/NotesDoubles.swift", "built/Note.swift", "built/main.swift", Self.kitFile]
        let built = try compile("-o built/program -warnings-as-errors", files + Self.helpers)
        #expect(built.code == 0, "\(built.output)")
    }

    private func withoutImports(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.contains("import ") || $0.hasSuffix("Synchronization") }.joined(separator: "\n")
    }

    @discardableResult
    private func doubles(_ words: String...) -> (code: Int32, output: String, messages: String) {
        house.rib(["doubles", "Domain/Notes", "--modules", house.folder.file("built")] + words)
    }

    private func compile(_ words: String, _ files: [String]) throws -> (code: Int32, output: String) {
        try FileManager.default.createDirectory(
            atPath: house.folder.file("built"), withIntermediateDirectories: true)
        return try house.run("swiftc -swift-version 6 -package-name house \(words) \(files.joined(separator: " "))")
    }

    private static let interface = "Modules/Domain/Notes/Interface/Note.swift"
    private static let kitFile = "Modules/Core/Kit/Sources/Kit.swift"
    private static let helpers = ["UnsetResult", "IssueRecorder"].map {
        Golden.root.appending(path: "Modules/Core/Doubles/Sources/\($0).swift").path
    }
    private static let file = "Modules/Domain/Notes/Testing/NotesDoubles+Generated.swift"

    private static let kit = """
        public protocol Reading {
            func read(_ count: Int) async throws -> [String]
            var isOpen: Bool { get }
        }
        @MainActor public protocol Drawing: AnyObject {
            func draw()
        }

        """

    private static let protocols = """
        public import Kit
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
        public protocol NoteBinder: NoteStore {}
        @MainActor public protocol NotePage: AnyObject {
            func show(_ note: Int, default: String?)
            func ask(_ question: some CustomStringConvertible) async -> Bool
            func same() -> Self
        }
        public protocol NoteFacts {
            var words: [String: Result<Int, any Error>] { get }
        }
        public protocol NoteKey: Hashable {}
        public protocol NoteMaker: Sendable {
            func fill()
            init(count: Int)
            init?(named name: String, with error: (any Error)?) throws
            static var limit: Int { get set }
            static func make(_ names: [String]) -> Self
        }
        public final class Ink { public init() {} }
        public protocol NoteShelf {
            subscript(index: Int) -> String { get set }
            subscript(named name: String, in folder: Int) -> Bool { get throws }
            func sort(_ notes: inout [String], by key: String) -> Bool
            func swap(_: consuming String, _ result: Ink)
        }
        public protocol NoteInk: Sendable {
            func change(_ note: inout Int) throws
            func mix(_ ink: Ink)
        }
        public protocol NoteIndex<Key>: Sendable where Key: Comparable {
            associatedtype Key: Hashable
            associatedtype Keys: Collection & Sendable where Keys.Element == Key
            associatedtype Size where Size == Int
            associatedtype Other: CustomStringConvertible where Other == Key
            var size: Size { get }
            func keys(from key: Key, to other: Self.Key) -> Keys
            func each<Failure: Error>(_ body: (Key) throws(Failure) -> Void) throws(Failure)
        }
        public protocol NoteReader: Reading {
            func close()
        }
        public protocol NoteView: Drawing {}
        public protocol NoteValue: Equatable {
            var title: String { get set }
        }
        public struct PlainNote: NoteValue { public var title = "" }
        public protocol NoteNames: Sendable {
            func `default`(memory: String, value: inout Int, result: @escaping @MainActor () -> Void) async -> Bool
        }
        @MainActor public protocol NoteClock {
            nonisolated func tick() async
        }
        public protocol NoteOrder: Comparable {}
        public protocol NoteFamily {
            associatedtype Note
            static func family(of note: Note) -> Int
        }
        public protocol NoteSource: Sendable {
            func ink() -> Ink
        }
        @MainActor public protocol NoteBell {
            nonisolated func ring()
        }
        public protocol NoteSum {
            static func + (left: Self, right: Self) -> Int
        }
        public protocol NoteFold {
            func fold<Value>(_ value: inout Value)
        }
        public protocol NoteLog {
            var log: [String] { get }
        }
        protocol Hidden {
            func hide()
        }

        """

    private static let program = """
        let spy = NoteStoreSpy<String>()
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
        let maker = NoteMakerSpy(count: 3)
        NoteMakerSpy.makeResult = maker
        NoteMakerSpy.limitResult = 5
        let made = NoteMakerSpy.make(["a"])
        print(maker.initCountCalls, made === maker, NoteMakerSpy.makeCalls, NoteMakerSpy.limit)
        print(NoteMakerSpy(named: "b", with: nil).initNamedWithCalls)
        NoteMakerSpy.forget()
        print(NoteMakerSpy.makeCalls, NoteMakerSpy.limitResult as Int? ?? "nil")
        let shelf = NoteShelfSpy()
        shelf[3] = "c"
        shelf.subscriptResult = "d"
        shelf.subscriptNamedInResult = .failure(NoteError())
        print(shelf[4], shelf.subscriptSets, shelf.subscriptCalls)
        print((try? shelf[named: "e", in: 6]) ?? "thrown", shelf.subscriptNamedInCalls)
        shelf.sortResult = true
        shelf.whenSort = { notes, _ in notes.sort() }
        var notes = ["g", "f"]
        print(shelf.sort(&notes, by: "key"), notes, shelf.sortCalls)
        let ink = NoteInkSpy()
        ink.whenChange = { $0 += 1 }
        ink.changeError = NoteError()
        var number = 7
        do { try ink.change(&number) } catch { print(number, ink.changeCalls, error) }
        ink.mix(Ink())
        print(ink.mixCalls.count)
        let index = NoteIndexSpy<[String], String>()
        index.keysResult = ["h"]
        index.sizeResult = 8
        print(index.keys(from: "i", to: "j"), index.keysCalls, index.size)
        let reader = NoteReaderSpy()
        reader.readResult = .success(["k"])
        reader.isOpenResult = true
        print(try await reader.read(9), reader.readCalls, reader.isOpen)
        print(NoteKeyStub() == NoteKeyStub(), Set([NoteKeyStub(), NoteKeyStub()]).count)

        """

    private static let unsetProgram = """
        extension RunningTest: IssueRecorder {
            public static func record(_ issue: String) { print(issue) }
        }
        let spy = NoteStoreSpy<String>()
        print(spy.note(named: "x") ?? "nil")
        print(await spy.find(1, among: 2))
        spy.findResult = "other"
        print(await spy.find(1, among: 2))
        do { print(try await spy.count) } catch { print(error) }
        print(NoteFactsStub().words.count)
        print(NoteShelfSpy()[1])
        print(NoteMakerSpy.limit)

        """
}

@Suite("The doubles of this project")
struct OwnDoublesTests {
    @Test("are what rib doubles writes")
    func current() throws {
        let folders = BuildProducts.folders.map { BuildSystem.modules(in: $0) }
        let built = try #require(
            folders.first { FileManager.default.fileExists(atPath: "\($0)/RibKit.swiftmodule") }, "\(folders)")
        let seen = runRib(["doubles", "--check", "--modules", built])
        #expect(seen.code == 0, "\(seen.output)")
    }
}
