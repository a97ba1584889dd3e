import Basics
import BasicsTesting
import ConsoleTesting
import Foundation
import Host
import HostTesting
import Platform
import PlatformTesting
import Synchronization
import Testing

@MainActor @Suite("A program with a store")
struct StoreTests {
    private let store = StoreFake()
    private var access: Program.StoreAccess {
        Program.StoreAccess(
            isDamage: { $0 is Damage }, newestBackup: { $0.dataFolder.map { folder in "\(folder)/new.db" } }
        ) { [store] _ in store }
    }

    private func run(
        _ arguments: String..., lines: [String] = [], isInteractive: Bool = true
    ) async -> (code: ExitCode, transcript: [String]) {
        let program = Program("notes", summary: "Keeps notes.", store: access)
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        let code = await program.run(arguments, on: console) { _, _ in
            if store.isDamaged { throw Damage() }
            return Program.App(root: CoverRouter())
        }
        return (code, console.transcript)
    }

    @Test("backs up at the prompt and in the arguments, under a name of its own or a given one")
    func backup() async {
        let folder = FileManager.default.currentDirectoryPath
        #expect(await run("backup") == (.ok, ["! Everything is in \(folder)/dated.db now."]))
        #expect(
            await run(lines: ["backup mine.db"], isInteractive: false)
                == (.ok, ["! Everything is in \(folder)/mine.db now."]))
        let told = await run("--json", "backup", "a.db").transcript
        #expect(
            told
                == [#"{"schema":1,"kind":"done","place":"cover","command":"backup","file":"\#(folder)/a.db"}"#])
    }

    @Test("backs up below the home folder at the prompt, and under no name that looks like an option")
    func paths() async throws {
        let home = try #require(ProcessInfo.processInfo.environment["HOME"])
        let seen = await run(
            "--keep-going", lines: ["backup ~/a.db", "backup -x", "backup \"\"", "backup ./-x", "backup -"],
            isInteractive: false)
        let folder = FileManager.default.currentDirectoryPath
        #expect(
            seen.transcript == [
                "! Everything is in \(home)/a.db now.",
                "! line 2: “-x” looks like an option. For a file of that name, write ./-x",
                "! line 3: A file needs a name.", "! Everything is in \(folder)/-x now.",
                "! line 5: “-” looks like an option. For a file of that name, write ./-",
            ])
    }

    @Test("puts a backup back after a yes, and says where the previous store is")
    func restore() async {
        let question = ["Replace everything that is stored now by a.db? The current store is kept beside"]
        let refused = await run("restore", "a.db", lines: ["no"])
        #expect(refused == (.declined, question + ["it. [no]> no", "! Nothing was changed."]))
        #expect(store.restored == nil)
        let done = await run("restore", "a.db", lines: ["yes"])
        #expect(
            done == (
                .ok, question + ["it. [no]> yes", "! a.db is put back. The previous store is kept as before.db."]
            ))
        #expect(store.restored == "a.db")
    }

    @Test(
        "says that a store which is exchanged gets back what was edited since, and sets all machines back if asked to")
    func restoreEverywhere() async {
        store.targetNames = ["/goals", "/disk"]
        let asked = await run("restore", "a.db", lines: ["no"]).transcript.joined(separator: " ")
        let warning =
            "What was edited since comes back by the next exchange with /goals, /disk, unless you restore with"
        #expect(asked.hasPrefix(warning), "\(asked)")
        let declined = await run("restore", "--everywhere", "a.db", lines: ["no"])
        #expect(declined.code == .declined)
        #expect(store.setBack == nil)
        let done = await run("--yes", "restore", "a.db", "--everywhere")
        #expect(done == (.ok, ["! Everything is as in a.db again."]))
        #expect(store.setBack == "a.db")
        #expect(store.restored == nil)
    }

    @Test("says from when a backup is before it asks, and does not ask about one that cannot be put back")
    func checkedRestore() async {
        let asked = await run("restore", "b.db", lines: ["no"]).transcript
        #expect(asked.first?.hasPrefix("The last edit in that backup was made at 2026-11-2") == true, "\(asked)")
        let wrong = await run("restore", "wrong.db", lines: ["yes"])
        #expect(wrong.code == .failed)
        #expect(wrong.transcript.count == 1)
    }

    @Test("puts no backup back where nobody can be asked, unless yes was said beforehand")
    func restoreUnasked() async {
        #expect(await run("restore", "a.db", isInteractive: false).code == .declined)
        #expect(await run("--json", "restore", "a.db").code == .declined)
        #expect(store.restored == nil)
        #expect(
            await run("--json", "--yes", "restore", "a.db").transcript
                == [#"{"schema":1,"kind":"restored","file":"a.db","kept":"before.db"}"#])
        #expect(store.restored == "a.db")
    }

    @Test("says what a rescue saved, what it could not read, and what it left out")
    func rescue() async {
        #expect(
            await run("rescue").transcript
                == ["! 9 rows are rescued. Nothing is missing. The previous store is kept as damaged.db."])
        store.report = RescueReport(
            rows: 8, damagedTables: ["item", "goal"],
            damagedParts: [Phrase(verbatim: "cells"), Phrase(verbatim: "log")],
            refusedRows: 2, kept: "damaged.db")
        #expect(await run("rescue").code == .failed)
        #expect(
            await run("rescue").transcript
                == [
                    "! 8 rows are rescued. Parts of these could not be read: cells, log. 2 rows with invalid values "
                        + "were left out. The previous store is kept as damaged.db."
                ])
        #expect(
            await run("--json", "rescue").transcript
                == [
                    #"{"schema":1,"kind":"rescued","rows":8,"damagedTables":["item","goal"],"refusedRows":2,"#
                        + #""kept":"damaged.db"}"#
                ])
    }

    @Test("is cancelled by Ctrl-C at its question, and ends its line at Ctrl-D", arguments: [true, false])
    func brokenOff(byCtrlC: Bool) async {
        let program = Program("notes", summary: "Keeps notes.", store: access)
        let console = ConsoleScript(["yes"])
        if byCtrlC { console.beforeLine[0] = { console.send(.interrupt) } } else { console.ends = [0] }
        let code = await program.run(["restore", "a"], on: console) { _, _ in Program.App(root: CoverRouter()) }
        #expect(code == (byCtrlC ? .interrupted : .declined))
        let seen = console.transcript.dropFirst()
        #expect(
            seen == ["that is stored now by a? The current store is kept beside it. [no]> "]
                + (byCtrlC ? ["! Cancelled."] : ["! ", "! Nothing was changed."]))
        #expect(store.restored == nil)
    }

    @Test("closes the app if the store cannot be found")
    func closed() async {
        let access = Program.StoreAccess(isDamage: { _ in false }) { _ in throw Damage() }
        let program = Program("notes", summary: "Keeps notes.", store: access)
        var isClosed = false
        let code = await program.run(["show"], on: ConsoleScript([])) { _, _ in
            Program.App(root: CoverRouter(), close: { isClosed = true })
        }
        #expect(code == .failed)
        #expect(isClosed)
    }

    @Test("handles no store in a recorded run, whose replay would write files elsewhere")
    func recorded() async throws {
        let home = try TemporaryFolder()
        let refusal = "! line 1: A recorded run backs up, restores, rescues and purges nothing."
        #expect(
            await run("--record", home.file("a"), lines: ["backup x.db"], isInteractive: false).transcript == [refusal])
        #expect(
            await run("--replay", home.file("a")).transcript == ["! \(home.file("a")): all as recorded."])
        #expect(await run("--yes", "--record", home.file("b"), "restore", "x.db").code == .usage)
        #expect(store.restored == nil)
    }

    @Test("erases for good after a yes, and names files that may still have it")
    func purge() async {
        let question = [
            "Erase for good what was deleted or replaced, with the history of all edits, the",
            "lines that you typed and the automatic backups? Nothing before now can be",
        ]
        #expect(
            await run("purge", lines: ["yes"])
                == (
                    .ok,
                    question + ["undone then. [no]> yes", "! It is erased. These may still have it: old.db."]
                ))
        #expect(await run("purge", lines: [""]).code == .declined)
        #expect(
            await run("--json", "--yes", "purge").transcript
                == [#"{"schema":1,"kind":"purged","remaining":["old.db"]}"#])
    }

    @Test(
        "says at the prompt that a word works only as an argument, and how the line is typed then",
        arguments: [
            ("restore a.db", "restore a.db"), ("purge", "purge"), ("manual", "manual"),
            ("restore \"my own.db\"", "restore 'my own.db'"),
        ])
    func argumentsAlone(typed: String, line: String) async {
        let name = typed.split(separator: " ")[0]
        let reason = "! line 1: “\(name)” works only as an argument. Quit, then run: notes"
        #expect(await run(lines: [typed], isInteractive: false) == (.failed, ["\(reason) \(line)"]))
        let elsewhere = await run("--data", "d x", lines: [typed], isInteractive: false)
        #expect(elsewhere == (.failed, ["\(reason) --data 'd x' \(line)"]))
    }

    @Test("says that a word of the arguments comes first, and never suggests the same word")
    func notFirst() async {
        #expect(
            await run("page", "1", "restore", "a.db")
                == (.usage, ["! notes: “restore” works only as the first word: notes restore a.db"]))
    }

    @Test(
        "explains a command of the arguments wherever help is asked for",
        arguments: [["help", "purge"], ["purge", "--help"], ["--help", "purge"]])
    func help(arguments: [String]) async {
        let explained = [
            "notes purge", "  erase for good what was deleted, with the history of all edits",
            "  The lines that you typed and the automatic backups go, too. What is there now",
            "  stays. It asks first unless --yes is given. There is no way back: undo begins",
            "  anew. Backups that you made yourself are kept, and named. It works only as an",
            "  argument of the program, not at its prompt.",
        ]
        if arguments[0] != "--help" {
            let line = arguments.joined(separator: " ")
            #expect(await run(lines: [line], isInteractive: false).transcript == explained)
        }
        let program = Program("notes", summary: "Keeps notes.", store: access)
        let console = ConsoleScript([])
        #expect(await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter()) } == .ok)
        #expect(console.transcript == explained)
    }

    @Test("explains a command behind which --help stands, and a place with all its words")
    func helpOption() async {
        let backup = ["backup [<file>]", "  write everything into a file of its own, to put back with “restore”"]
        let seen = await run(lines: ["backup --help"], isInteractive: false).transcript
        #expect(seen.starts(with: backup))
        #expect(await run("backup", "--help").transcript == seen)
        let restore = await run(lines: ["restore --help"], isInteractive: false).transcript
        #expect(restore[0] == "notes restore <file> [--everywhere]")
        #expect(restore.last == "  for example: notes restore backup.db")
        #expect(await run(lines: ["page 1 --help"], isInteractive: false).transcript.contains("cover/page/1"))
        let back = await run(lines: ["page 1 --help", "write x"], isInteractive: false).transcript
        #expect(back.last == "! wrote x on 0")
        let json = await run("--json", "purge", "--help").transcript
        #expect(json.first?.hasPrefix(#"{"schema":1,"kind":"command","place":null,"name":"purge""#) == true)
    }

    @Test("imports no backup, and says how it is put back")
    func importBackup() async throws {
        let home = try TemporaryFolder()
        let file = try home.write("backup of notes", to: "a.db")
        let offer = DocumentOffer(formats: ["json"], item: "page", export: "write", importing: "read")
        let program = Program("notes", summary: "Keeps notes.", documents: offer, store: access)
        let console = ConsoleScript([])
        let code = await program.run(["import", file], on: console) { _, _ in
            Program.App(root: CoverRouter(providing: DocumentPortStub()))
        }
        #expect(code == .failed)
        #expect(
            console.transcript
                == ["! notes: This is a backup, not a document. To put it back, run: notes restore \(file)"])
    }

    @Test("says of a damaged store what helps, and restores and rescues it without opening it")
    func damage() async {
        store.isDamaged = true
        let shown = await run("show")
        #expect(
            shown == (
                .failed,
                [
                    "! notes: The store is damaged. To save what can still be read, run “notes rescue”. "
                        + "To put back a backup, run “notes restore <file>”."
                ]
            ))
        #expect(
            await run("--data", "d", "show").transcript == [
                "! notes: The store is damaged. To save what can still be read, run “notes --data d rescue”. To put back the "
                    + "newest automatic backup, run “notes --data d restore d/new.db”."
            ])
        #expect(await run("rescue").code == .ok)
        #expect(await run("--yes", "restore", "a.db").code == .ok)
        store.isRescuable = false
        #expect(
            await run("rescue").transcript
                == ["! notes: The store is damaged. To put back a backup, run “notes restore <file>”."])
    }

    @Test("needs a file to restore, and has none of these commands without a store")
    func usage() async {
        #expect(await run("restore").code == .usage)
        let console = ConsoleScript([])
        let program = Program("notes", summary: "Keeps notes.")
        #expect(await program.run(["rescue"], on: console) { _, _ in Program.App(root: CoverRouter()) } == .usage)
        #expect(await program.run(["backup"], on: console) { _, _ in Program.App(root: CoverRouter()) } == .usage)
    }
}

private struct Damage: Explained {
    let explanation: Phrase = "The store is damaged."
}

/// A store that only notes what is done with it.
private final class StoreFake: ProgramStore {
    private struct State {
        var restored: String?
        var setBack: String?
        var targets: [String] = []
        var isDamaged = false
        var isRescuable = true
        var report = RescueReport(rows: 9, damagedTables: [], damagedParts: [], refusedRows: 0, kept: "damaged.db")
    }

    private let state = Mutex(State())

    var restored: String? { state.withLock(\.restored) }
    var setBack: String? { state.withLock(\.setBack) }
    var targetNames: [String] {
        get { state.withLock(\.targets) }
        set { state.withLock { $0.targets = newValue } }
    }
    var isDamaged: Bool {
        get { state.withLock(\.isDamaged) }
        set { state.withLock { $0.isDamaged = newValue } }
    }
    var isRescuable: Bool {
        get { state.withLock(\.isRescuable) }
        set { state.withLock { $0.isRescuable = newValue } }
    }
    var report: RescueReport {
        get { state.withLock(\.report) }
        set { state.withLock { $0.report = newValue } }
    }

    func lastEdit(ofBackup path: String) throws -> Timestamp? {
        if path == "wrong.db" { throw Damage() }
        return path == "a.db" ? nil : Timestamp(milliseconds: 1_795_219_500_000)
    }

    func backUp(to path: String?) -> String { path ?? "dated.db" }

    func restore(_ backup: String) -> String? {
        state.withLock { $0.restored = backup }
        return "before.db"
    }

    func targets() -> [String] { targetNames }

    func setBack(to backup: String) { state.withLock { $0.setBack = backup } }

    func rescue() throws -> RescueReport {
        guard isRescuable else { throw Damage() }
        return report
    }

    func isBackup(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "backup of notes".utf8) }

    func purge() -> [String] { ["old.db"] }
}
