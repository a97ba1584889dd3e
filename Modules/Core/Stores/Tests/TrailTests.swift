import Basics
import Host
import HostTesting
import Journal
import JournalTesting
import Ribcage
import SQLite
import SQLiteTesting
import Stores
import StoresTesting
import Testing

@MainActor @Suite("The trail of edits over a store")
struct TrailTests {
    private let notes: NotesProgram

    init() throws {
        notes = try NotesProgram()
        // Each write adds a page with the number of pages as its title.
        notes.preparing = { cover, store in
            cover.interactor.beforeWriting = {
                let count = try await store.journal.pages().count
                _ = try await store.journal.addPage("page \(count + 1)")
            }
        }
    }

    /// Types lines at the prompt, and returns the replies.
    private func replies(to lines: String...) async -> [String] {
        await notes.run(typing: lines).transcript.filter { $0.hasPrefix("! ") && $0 != "! " }
    }

    @Test("takes back what the lines of a session wrote, in its places and on the way, and brings it back")
    func session() async throws {
        let seen = await replies(
            to: "write a", "page 3 write b", "undo", "undo", "redo", "page 3", "redo", "undo")
        #expect(
            seen == [
                "! wrote a on 0", "! wrote b on 3", "! Undone: page page 2 is empty again, was “page 2”.",
                "! Undone: page page 1 is empty again, was “page 1”.",
                "! Redone: page page 1 is “page 1” again, was empty.",
                "! Redone: page page 2 is “page 2” again, was empty.",
                "! Undone: page page 2 is empty again, was “page 2”.",
            ])
        let titles = try notes.titles()
        #expect(titles == ["page 1"])
    }

    @Test("is that of one session: in another one, a place without a history goes on with the edits of the store")
    func otherSession() async throws {
        _ = await replies(to: "write a", "write b", "write c", "undo")
        let seen = await replies(to: "undo", "write d", "undo", "undo", "redo")
        #expect(
            seen == [
                "! Undone: page page 2 is empty again, was “page 2”.", "! wrote d on 0",
                "! Undone: page page 2 is empty again, was “page 2”.",
                "! Undone: page page 1 is empty again, was “page 1”.",
                "! Redone: page page 1 is “page 1” again, was empty.",
            ])
    }

    @Test("is listed as a whole by a place without a history")
    func listed() async throws {
        _ = await replies(to: "write a", "write b", "undo")
        let seen = await notes.run(typing: ["history"]).transcript
        let lines = seen.filter { $0.contains("page page") }
        #expect(lines.count == 3, "\(seen)")
    }

    @Test("is replaced by the edits of the store in the arguments, without what another program wrote")
    func arguments() async throws {
        for text in ["a", "b"] { _ = await notes.run("write", text) }
        try RawConnection(notes.store).run("INSERT INTO page (title) VALUES ('theirs')")
        var seen: [String] = []
        for word in ["undo", "undo", "undo", "redo", "redo", "redo"] {
            seen += await notes.run(word).transcript
        }
        #expect(
            seen == [
                "! Undone: page page 2 is empty again, was “page 2”.",
                "! Undone: page page 1 is empty again, was “page 1”.", "! There is nothing to undo.",
                "! Redone: page page 1 is “page 1” again, was empty.",
                "! Redone: page page 2 is “page 2” again, was empty.", "! There is nothing to redo.",
            ])
        let titles = try notes.titles()
        #expect(titles == ["page 1", "page 2", "theirs"])
    }

    @Test("says that an edit was undone in another run, and goes on with the one before")
    func otherRun() async throws {
        notes.preparing = { [prepare = notes.preparing, notes] cover, store in
            prepare(cover, store)
            cover.interactor.beforeArrivingBelow = {
                let file = try await Database.open(.file(notes.store), schema: Notebook.schema)
                let other = Journal(file, tables: Notebook.tables, now: { Timestamp(milliseconds: 2_000_000_000_000) })
                _ = try await other.undo()
                await file.close()
            }
        }
        let seen = await replies(to: "write a", "write b", "page 3", "undo", "undo")
        #expect(
            seen.suffix(2) == [
                "! That edit was undone already, in another run. “undo” again goes on with the one before.",
                "! Undone: page page 1 is empty again, was “page 1”.",
            ])
    }

    @Test("is a list with a cursor over the journal, whatever another window does meanwhile", arguments: 0..<4)
    func random(seed: UInt64) async throws {
        let file = try TemporaryDatabase()
        let (mine, theirs) = (try await Notebook.journal(file.location), try await Notebook.journal(file.location))
        let trail = EditTrail()
        var pages: [RowID] = []
        for title in ["Monday", "Tuesday"] { pages.append(try await theirs.addPage(title)) }
        /// The scope of each line by the number of its edit, whether the edit is in effect, and the order of the undos.
        var (scopes, effects, undone) = ([Int: Int](), [Int: Bool](), [Int]())
        func revert(_ number: Int, _ reversal: Reversal) {
            effects[number] = reversal == .redo
            undone.removeAll { $0 == number }
            if reversal == .undo { undone.append(number) }
        }
        var (list, cursor, number) = ([Int](), 0, seed)
        func below(_ limit: Int) -> Int {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(number >> 33) % limit
        }
        /// Adds a line to a page. The histories of the page then no longer redo what was undone before.
        func edit(_ journal: Journal, _ page: Int) async throws -> Int {
            let place = scopes.count + 1
            _ = try await journal.addLine("line \(place)", at: place, of: pages[page])
            let last = try await ScopeHistory(journal, of: pages[page].number).last(1)
            let made = try #require(last.first).number
            (scopes[made], effects[made]) = (page, true)
            undone.removeAll { scopes[$0] == page }
            return made
        }
        for step in 1...120 {
            let page = below(2)
            let view = ScopeHistory(mine, of: pages[page].number)
            switch below(8) {
            case 0, 1, 2:
                let made = try await trail.recording { try await edit(mine, page) }
                list = Array(list.prefix(cursor)) + [made]
                cursor = list.count
            case 3: _ = try await edit(theirs, page)
            case 4:
                guard let number = scopes.keys.sorted().dropFirst(below(max(1, scopes.count))).first else { break }
                let reversal: Reversal = effects[number] == true ? .undo : .redo
                _ = try await theirs.revert(reversal, edit: number, seenFrom: theirs)
                revert(number, reversal)
            default:
                let reversal: Reversal = below(2) == 0 ? .undo : .redo
                let next = reversal == .undo ? cursor - 1 : cursor
                let known = list.indices.contains(next) ? list[next] : nil
                let inView =
                    reversal == .undo
                    ? effects.filter { $0.value && scopes[$0.key] == page }.keys.max()
                    : undone.last { scopes[$0] == page }
                let outcome = try await trail.revert(reversal, seenFrom: view, atEnd: view)
                if let known, effects[known] != (reversal == .undo) {
                    #expect(outcome == .doneElsewhere, "step \(step)")
                    list.remove(at: next)
                    if reversal == .undo { cursor -= 1 }
                } else if let number = known ?? inView {
                    guard case .done(let edit) = outcome else { throw Unexpected(outcome: outcome, step: step) }
                    #expect(edit.number == number, "step \(step)")
                    if known == nil { list.insert(number, at: cursor) }
                    if known != nil || reversal == .redo { cursor += reversal == .undo ? -1 : 1 }
                    revert(number, reversal)
                } else {
                    #expect(outcome == .nothing, "step \(step)")
                }
            }
            let lines = try await mine.lines(of: pages[0]).count + mine.lines(of: pages[1]).count
            #expect(lines == effects.values.count { $0 }, "step \(step)")
        }
    }

    private struct Unexpected: Error {
        let outcome: EditTrail.Outcome
        let step: Int
    }
}
