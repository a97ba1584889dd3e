import Commands
import ConsoleTesting
import Foundation
import Host
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Testing

@MainActor @Suite("The place where a person left off")
struct PlaceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func host(
        _ console: ConsoleScript, root: CoverRouter = CoverRouter(), command: Words? = nil,
        beginsFromStart: Bool = false
    ) -> PromptHost {
        let options = RunOptions { $0.beginsFromStart = beginsFromStart }
        return PromptHost(
            root: root, command: command, console: console, scheme: "notes",
            placeMemory: PlaceMemory(folder: folder.path),
            options: options)
    }

    /// What a person sees who types the lines and then ends the input.
    private func typing(_ lines: String..., beginsFromStart: Bool = false) async throws -> [String] {
        let console = ConsoleScript(lines)
        _ = try await host(console, beginsFromStart: beginsFromStart).run()
        return console.transcript.dropLast(2)
    }

    /// What is kept; `nil` when there is no file.
    private var kept: String? {
        get throws {
            guard FileManager.default.fileExists(atPath: folder.file("place")) else { return nil }
            return String(decoding: try folder.bytes(of: "place"), as: UTF8.self)
        }
    }

    @Test("is where the next run begins, and that is said")
    func resumed() async throws {
        _ = try await typing("page 3")
        #expect(try kept == "notes://cover/page/3\n")
        #expect(
            try await typing("show", "back") == [
                "! Back at cover/page/3, where you left off. --from-start begins at cover.", "[3: ]",
                "cover/page/3> show", "[3: ]", "cover/page/3> back", "[0: ]",
            ])
        #expect(try kept == "notes://cover\n")
    }

    @Test("is told from the first page where the root has no name")
    func namelessRoot() async throws {
        func typing(_ lines: String...) async throws -> [String] {
            let (console, root) = (ConsoleScript(lines), CoverRouter())
            root.address = []
            _ = try await host(console, root: root).run()
            return console.transcript
        }
        _ = try await typing("page 3")
        let seen = try await typing("show")
        #expect(seen.first == "! Back at page/3, where you left off. --from-start begins at the first page.")
    }

    @Test("is not written again while a form asks, which is only on the way")
    func writtenOnce() async throws {
        let console = ConsoleScript(["page 13", "Juno"])
        let file = folder.file("place")
        var isWrittenAgain: Bool?
        console.beforeLine[0] = { try? FileManager.default.removeItem(atPath: file) }
        console.beforeLine[1] = { isWrittenAgain = FileManager.default.fileExists(atPath: file) }
        _ = try await host(console).run()
        #expect(isWrittenAgain == false)
        #expect(try kept == "notes://cover/page/13\n")
    }

    @Test("is not mentioned when the run begins there in any case")
    func sameAsStart() async throws {
        _ = try await typing("page 3", "back")
        #expect(try await typing() == ["[0: ]"])
    }

    @Test("is passed over when a person wants to begin from the start, and kept again from then on")
    func fromStart() async throws {
        _ = try await typing("page 3")
        #expect(try await typing(beginsFromStart: true) == ["[0: ]"])
        #expect(try kept == "notes://cover\n")
        _ = try await typing("page 4", beginsFromStart: true)
        #expect(try await typing().last == "[4: ]")
    }

    @Test("is kept before the next line is read, so that nothing is lost when the program is killed")
    func keptAtOnce() async throws {
        let console = ConsoleScript(["page 3", "page 4 write far", "back"])
        var seen: [String?] = []
        for line in 0...2 { console.beforeLine[line] = { seen.append(try? kept) } }
        _ = try await host(console).run()
        #expect(seen == ["notes://cover\n", "notes://cover/page/3\n", "notes://cover/page/3\n"])
    }

    @Test("is written when it changes, and not for each line")
    func unchanged() async throws {
        let console = ConsoleScript(["page 3", "write x", "sign", "me", "show", "page 4 write far", "page x"])
        console.beforeLine[1] = { [folder] in try? FileManager.default.removeItem(atPath: folder.file("place")) }
        _ = try await host(console).run()
        #expect(try kept == nil)
    }

    @Test("of someone who fills in a form is the place above the form")
    func form() async throws {
        let console = ConsoleScript(["page 3", "page 13", "me"])
        var seen: [String?] = []
        for line in 1...2 { console.beforeLine[line] = { seen.append(try? kept) } }
        _ = try await host(console).run()
        #expect(console.transcript.contains("name> me"))
        #expect(seen == ["notes://cover/page/3\n", "notes://cover\n"])
    }

    @Test("is no form, even if one is kept by hand")
    func keptForm() async throws {
        _ = try folder.write("notes://cover/page/13\n", to: "place")
        #expect(try await typing() == ["[0: ]"])
    }

    @Test("that can be reached no more leaves a person as far as the way led, without an error")
    func gone() async throws {
        _ = try folder.write("notes://cover/page/none\n", to: "place")
        #expect(try await typing() == ["[0: ]"])
        _ = try folder.write("notes://cover/page/3/note/1\n", to: "place")
        #expect(try await typing().last == "[3: ]")
        #expect(try kept == "notes://cover/page/3\n")
    }

    @Test("that cannot be read does not keep the program from starting")
    func unreadable() async throws {
        _ = try folder.write("notes://cover/page/14\n", to: "place")
        #expect(try await typing() == ["[0: ]"])
    }

    @Test("that takes its time is given up at Ctrl-C, and the run begins at the first page")
    func interrupted() async throws {
        _ = try folder.write("notes://cover/page/3\n", to: "place")
        let (console, cover) = (ConsoleScript(["quit"]), CoverRouter())
        cover.interactor.beforeArrivingBelow = {
            console.send(.interrupt)
            try Task.checkCancellation()
        }
        #expect(try await host(console, root: cover).run() == .ok)
        #expect(console.transcript == ["[0: ]", "cover> quit"])
    }

    @Test("edits nothing, whatever is kept", arguments: ["notes://cover/write/x", "notes://cover/page/3/write/x"])
    func noEdit(line: String) async throws {
        _ = try folder.write(line, to: "place")
        let seen = try await typing("show", "cover", "page 3", "show")
        #expect(!seen.contains { $0.contains("x]") || $0.contains("wrote x") })
    }

    @Test(
        "is nowhere when the file holds nonsense",
        arguments: [
            [], Array("\n".utf8), Array("notes://\n".utf8), [0xFF, 0xFE, 0x00], Array("../../etc\nx".utf8),
            Array("https://cover/page/3\n".utf8), Array("notes://cover/page/3?x=1\n".utf8),
            Array(repeating: UInt8(ascii: "x"), count: 4097),
            Array("cover/page/3/".utf8) + Array(repeating: 47, count: 9999),
        ])
    func nonsense(bytes: [UInt8]) async throws {
        _ = try folder.write(bytes, to: "place")
        #expect(try await typing() == ["[0: ]"])
        #expect(try kept == "notes://cover\n")
    }

    @Test("is forgotten without a word when it cannot be kept or read")
    func unwritable() async throws {
        try FileManager.default.createDirectory(atPath: folder.file("place"), withIntermediateDirectories: false)
        #expect(try await typing("page 3") == ["[0: ]", "cover> page 3", "[3: ]"])
        #expect(try await typing() == ["[0: ]"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["place"])
    }

    @Test("is kept for its owner alone, in a folder that is made for it")
    func modes() async throws {
        let inner = folder.file("state/notes")
        let memory = PlaceMemory(folder: inner)
        _ = try await PromptHost(root: CoverRouter(), console: ConsoleScript([]), placeMemory: memory).run()
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(inner) == 0o700)
        #expect(try mode("\(inner)/place") == 0o600)
    }

    @Test("means nothing to a script or to words in the arguments: they neither look nor leave a trace")
    func notAPerson() async throws {
        _ = try folder.write("notes://cover/page/3\n", to: "place")
        let script = ConsoleScript(["show", "page 4"], isInteractive: false)
        _ = try await host(script).run()
        #expect(script.transcript == ["[0: ]"])
        let words = ConsoleScript([])
        _ = try await host(words, command: Words(["page", "5"])).run()
        #expect(words.transcript == ["[5: ]"])
        #expect(try kept == "notes://cover/page/3\n")
    }

    @Test("brings no page in between up to date, and that one once which is shown")
    func arrivals() async throws {
        _ = try folder.write("notes://cover/page/3\n", to: "place")
        let cover = CoverRouter()
        let console = ConsoleScript(["quit"])
        var pageVisits: Int?
        console.beforeLine[0] = { pageVisits = (cover.openPlace as? PageRouter)?.interactor.state.visits }
        _ = try await host(console, root: cover).run()
        #expect(cover.interactor.state.visits == 0)
        #expect(pageVisits == 1)
    }
}
