import BasicsTesting
import Foundation
import Host
import HostTesting
import Journal
import JournalTesting
import Platform
import PlatformTesting
import SQLiteTesting
import Stores
import StoresTesting

/// A program that keeps its notes in a store of its own, in a folder of a test.
@MainActor final class NotesProgram {
    let home: TemporaryFolder
    var store: String { home.file("data/notes.db") }
    /// The declaration of the store. Another one is that of a newer version of the program.
    var declaration = StoreDeclaration.notes
    /// Done with the open store before anything is typed.
    var afterOpening: (OpenStore) async throws -> Void = { _ in }
    /// Done with the cover of the program, over the open store, before anything is typed.
    var preparing: (CoverRouter, OpenStore) -> Void = { _, _ in }
    /// The route with which runs at the prompt begin.
    var start: String?
    private(set) var ends = 0

    init() throws { home = try TemporaryFolder() }

    /// Runs the program with arguments, or with lines of an input.
    @discardableResult
    func run(_ arguments: String..., typing lines: [String]? = nil) async -> (code: ExitCode, transcript: [String]) {
        let program = Program(
            declaration.program, summary: "Keeps notes.", remembersEdits: true, store: declaration.access)
        return await program.transcript(of: ["--data", home.file("data")] + arguments, typing: lines) { invocation, _ in
            let store = try await OpenStore(declaration, for: invocation)
            try await afterOpening(store)
            let cover = CoverRouter()
            preparing(cover, store)
            return Program.App(root: cover, over: store, beginningAt: start) { self.ends += 1 }
        }
    }

    /// Adds pages, in a run of their own.
    func add(_ titles: String...) async throws {
        afterOpening = { store in
            for title in titles { _ = try await store.journal.addPage(title) }
        }
        let seen = await run("show")
        if seen.code != .ok { throw Failure(transcript: seen.transcript) }
        afterOpening = { _ in }
    }

    /// The titles that the file holds.
    func titles(in path: String? = nil) throws -> [String?] {
        try RawConnection(path ?? store).rows("SELECT title FROM page WHERE NOT deleted ORDER BY id").flatMap { $0 }
    }

    /// Sets the time of the store's newest edit to a day in 2023, as if nothing was edited since then.
    func age() throws { try setTime(1_700_000_000_000) }

    /// Sets the time of the store's newest edit, in milliseconds since 1970.
    func setTime(_ time: Int64) throws {
        try RawConnection(store).run("UPDATE journal_store SET time = (\(time) << 16)")
    }

    /// Overwrites the first page of a table in the store, which no program has open.
    func damage(_ table: String) throws {
        let roots = try RawConnection(store).rows("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'")
        guard let root = roots.first?.first, let page = root.flatMap({ Int($0) }) else {
            throw Failure(transcript: ["no table \(table)"])
        }
        var bytes = try home.bytes(of: "data/notes.db")
        bytes.replaceSubrange((page - 1) * 4_096..<(page - 1) * 4_096 + 100, with: repeatElement(0xFF, count: 100))
        _ = try home.write(bytes, to: "data/notes.db")
    }

    /// The names of the files in a folder of the home.
    func files(in folder: String = "data") -> [String] { FileSystem.fileNames(in: home.file(folder)) }

    /// A run that did not do what a test needs of it.
    struct Failure: Error {
        let transcript: [String]
    }
}
