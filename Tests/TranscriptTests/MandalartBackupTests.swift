import Foundation
import PlatformTesting
import ProcessKit
import SQLiteTesting
import Testing

@Suite("Backups of mandalart")
struct MandalartBackupTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    @Test("hold everything: charts, wishes, the log, the settings and the history")
    func everything() async throws {
        for line in [
            "nickname Juno", "core Run", "set 1 Endurance", "subgoal 1 set 2 Swim", "log 1 2 a\u{20}kilometre",
        ] {
            #expect(try await home.run(line.split(separator: " ").map(String.init)).code == 0)
        }
        #expect(try await home.run("dreams", "add", "Fly").code == 0)
        let pages = [["show"], ["progress"], ["dreams"], ["settings"], ["history", "99"]]
        var before: [String] = []
        for page in pages { before.append(try await home.run(page).output) }
        #expect(
            try await home.run("backup", home.file("all.db")).error == "Everything is in \(home.file("all.db")) now.\n")
        for line in [["core", "Other"], ["dreams", "remove", "1", "--yes"], ["nickname", "Mina"]] {
            _ = try await home.run(line)
        }
        #expect(try await home.run("--yes", "restore", home.file("all.db")).code == 0)
        for (page, text) in zip(pages, before) {
            let shown = try await home.run(page).output
            #expect(shown == text)
        }
        let undone = try await home.run("undo")
        #expect(undone.code == 0)
    }

    @Test("replace a damaged store whose log is still there, and what it was is kept")
    func leftoverLog() async throws {
        _ = try await home.run("nickname", "Juno")
        _ = try await home.run("core", "Run")
        _ = try await home.run("backup", home.file("all.db"))
        let store = home.file("data/mandalart.db")
        // A program that was killed leaves its log.
        let session = try home.pipes()
        try await session.send(["core Later": "The core goal is Later."])
        session.kill()
        var bytes = Array(try Data(contentsOf: URL(filePath: store)))
        bytes.replaceSubrange(4_096..<8_192, with: repeatElement(0xFF, count: 4_096))
        try Data(bytes).write(to: URL(filePath: store))
        #expect(try await home.run("--yes", "restore", home.file("all.db")).code == 0)
        let shown = try await home.run("show")
        #expect(shown.code == 0)
        #expect(shown.output.contains("Run"))
        let files = try FileManager.default.contentsOfDirectory(atPath: home.file("data"))
        #expect(files.contains { $0.hasPrefix("mandalart-before-restore-") && $0.hasSuffix(".db") })
    }

    @Test("are not needed for what a rescue still reads of a damaged store")
    func rescue() async throws {
        _ = try await home.run("nickname", "Juno")
        for number in 1...9 where number != 5 { _ = try await home.run("set", "\(number)", "Goal \(number)") }
        for line in [["home", "subgoal", "1", "set", "2", "Swim"], ["log", "1", "2", "a kilometre"]] {
            #expect(try await home.run(line).code == 0)
        }
        let store = home.file("data/mandalart.db")
        try Self.damage("activity", in: store)
        let refused = try await home.run("progress")
        #expect(refused.code == 1)
        #expect(refused.error.contains("run “mandalart --data \(home.file("data")) rescue”."))
        #expect(refused.error.contains("run “mandalart --data \(home.file("data")) restore <file>”."))
        let rescued = try await home.run("rescue")
        #expect(rescued.code == 1)
        #expect(rescued.error.contains("Parts of these could not be read: log entries."))
        #expect(try await home.run("progress").code == 0)
        #expect(try await home.run("show").output.contains("8 of 8 sub-goals"))
    }

    @Test("are made at the first start after a day with edits, and none on the day itself")
    func daily() async throws {
        _ = try await home.run("nickname", "Juno")
        _ = try await home.run("core", "Run")
        let folder = home.file("data/backups")
        #expect(!FileManager.default.fileExists(atPath: folder))
        try RawConnection(home.file("data/mandalart.db"))
            .run("UPDATE journal_store SET time = (1700000000000 << 16)")
        for _ in 1...2 { #expect(try await home.run("show").code == 0) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names == ["2023-11-14.db"])
        // What a migration leaves there is older, and no daily backup.
        _ = try home.write("", to: "data/backups/before-version-2.db")
        let copy = try Data(contentsOf: URL(filePath: home.file("data/mandalart.db")))
        try Self.damage("goal", in: home.file("data/mandalart.db"))
        let advice = "run “mandalart --data \(home.file("data")) restore \(folder)/2023-11-14.db”."
        #expect(try await home.run("show").error.contains(advice))
        try copy.write(to: URL(filePath: home.file("data/mandalart.db")))
        #expect(try await home.run("--yes", "restore", "\(folder)/2023-11-14.db").code == 0)
        #expect(try await home.run("show").output.contains("Run"))
    }

    @Test("that cannot be made by themselves are told where a person types, and not to one command")
    func noDaily() async throws {
        for words in [["nickname", "Juno"], ["core", "Run"]] { _ = try await home.run(words) }
        try RawConnection(home.file("data/mandalart.db"))
            .run("UPDATE journal_store SET time = (1700000000000 << 16)")
        _ = try home.write("", to: "data/backups")
        let one = try await home.run("show")
        #expect(one.code == 0)
        #expect(one.error == "")
        let typed = try await home.run([], typing: "show\n")
        #expect(typed.output.contains("Run"))
        #expect(typed.error.contains("No automatic backup was made: "))
        #expect(typed.error.components(separatedBy: "No automatic backup").count == 2)
    }

    @Test("and the store itself keep nothing of what was forgotten after a purge, and all else stays")
    func purge() async throws {
        for line in [
            ["nickname", "Juno"], ["core", "Run"], ["set", "1", "Secretplan"], ["set", "1", "Endurance"],
            ["home", "subgoal", "1", "set", "2", "Swim"], ["log", "1", "2", "a kilometre"],
            ["log", "1", "2", "Secretlog"],
            ["progress", "remove", "2", "--yes"], ["set", "4", "Secretgoal"],
            ["home", "subgoal", "4", "set", "2", "Crawl"], ["log", "4", "2", "an hour"],
            ["home", "subgoal", "4", "set", "2", "Secretitem"], ["clear", "4", "--yes"],
            ["dreams", "add", "Secretwish"], ["dreams", "remove", "1", "--yes"],
            ["dreams", "add", "Fly"], ["charts", "new", "Secretchart"], ["set", "3", "Secretcell"],
            ["charts", "delete", "2", "--yes"], ["search", "swim"],
        ] {
            #expect(try await home.run(line).code == 0, "\(line)")
        }
        let pages = [["show"], ["dreams"], ["charts"], ["settings"]]
        var before: [String] = []
        for page in pages { before.append(try await home.run(page).output) }
        #expect(try occurrences(of: "Secret") > 0)
        try FileManager.default.createDirectory(
            atPath: home.file("data/backups"), withIntermediateDirectories: true)
        for name in [
            "mandalart.db-wal-damaged-2", "mandalart.db.part-0123456789x", "backups/2026-11-01.db.part-0123456789x",
        ] {
            _ = try home.write("Secret", to: "data/\(name)")
        }
        let reader = try RawConnection(home.file("data/mandalart.db"))
        try reader.run("BEGIN")
        _ = try reader.rows("SELECT * FROM goal")
        let traces = try await home.run("--yes", "purge")
        #expect(traces.code == 1)
        #expect(traces.error.contains("still has traces of it"))
        try reader.run("COMMIT")
        let purged = try await home.run("--yes", "purge")
        let left = home.file("data/mandalart.db-wal-damaged-2")
        #expect(purged.error == "It is erased. These may still have it: \(left).\n")
        try FileManager.default.removeItem(atPath: left)
        #expect(try occurrences(of: "Secret") == 0)
        for (page, text) in zip(pages, before) {
            let shown = try await home.run(page).output
            #expect(shown == text)
        }
        #expect(try await home.run("progress").output.contains("a kilometre"))
        #expect(try await home.run("search", "swim").output.contains("1 found"))
        #expect(try await home.run("undo").error.contains("nothing to undo"))
        #expect(try await home.run("core", "Walk").code == 0)
        #expect(try await home.run("search", "walk").output.contains("1 found"))
        #expect(try await home.run("undo").code == 0)
        // The number of the chart that is gone stays taken.
        #expect(try await home.run("charts", "new", "Next").code == 0)
        #expect(try await home.run("charts").output.contains("▸ 3  Next"))
    }

    /// Returns how often a word is in the files of the data folder.
    private func occurrences(of word: String) throws -> Int {
        let folder = home.file("data")
        return try FileManager.default.subpathsOfDirectory(atPath: folder).reduce(0) { count, name in
            let bytes = (try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))) ?? Data()
            return count + bytes.ranges(of: Data(word.utf8)).count
        }
    }

    @Test("are refused where a file is already, or while another program uses the store")
    func refusals() async throws {
        _ = try await home.run("nickname", "Juno")
        _ = try await home.run("backup", home.file("all.db"))
        let again = try await home.run("backup", home.file("all.db"))
        #expect(again.code == 1)
        #expect(again.error == "mandalart: There is a file \(home.file("all.db")) already. Choose another name.\n")
        let nowhere = try await home.run("backup", home.file("no/all.db"))
        #expect(nowhere.error == "mandalart: cannot create \(home.file("no/all.db")): No such file or directory\n")
        let itself = try await home.run("--yes", "restore", home.file("data/mandalart.db"))
        #expect(itself.error.contains("is the store itself"))
        for file in [try home.write("my shopping list", to: "list"), try home.write("", to: "empty"), home.path] {
            let wrong = try await home.run("--yes", "restore", file)
            #expect(wrong.code == 1)
            #expect(
                wrong.error == "mandalart: \(file) is no backup of mandalart, or a damaged one. Nothing was changed.\n")
        }
        let session = try home.pipes()
        try await session.send(["core Run": "The core goal is Run."])
        let refused = try await home.run("--yes", "restore", home.file("all.db"))
        #expect(refused.code == 1)
        #expect(refused.error.contains("is open in another program"))
        try await session.send(["core Walk": "The core goal is Walk."])
    }

    /// Overwrites the first page of a table in a store that no program has open.
    static func damage(_ table: String, in store: String) throws {
        let root = try RawConnection(store).rows("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'").first?
            .first
        let page = try #require((root ?? nil).flatMap { Int($0) })
        var bytes = Array(try Data(contentsOf: URL(filePath: store)))
        bytes.replaceSubrange((page - 1) * 4_096..<(page - 1) * 4_096 + 100, with: repeatElement(0xFF, count: 100))
        try Data(bytes).write(to: URL(filePath: store))
    }
}
