import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Terminal
import Testing

@MainActor @Suite("Undo, redo and history at the prompt")
struct EditHistoryTests {
    private let history = EditHistoryStub()
    /// The history of the pages in some tests.
    private let other = EditHistoryStub()

    private func edit(_ changes: RecordedEdit.Change..., number: Int = 1, origin: RecordedEdit.Origin = .change)
        -> RecordedEdit
    {
        RecordedEdit(number: number, time: Timestamp(milliseconds: 0), origin: origin, changes: changes)
    }

    private func change(
        _ subject: Phrase, _ before: RecordedEdit.Content?, _ after: RecordedEdit.Content?
    ) -> RecordedEdit.Change {
        RecordedEdit.Change(subject, before: before, after: after)
    }

    private func typing(
        _ lines: String..., at cover: CoverRouter = CoverRouter(), isInteractive: Bool = false, width: Int = 80
    ) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: isInteractive, width: width)
        cover.interactor.ports = [history]
        _ = try await PromptHost(root: cover, console: console, commandGroups: [.history]).run()
        return console.transcript
    }

    /// The list, without its times.
    private func list(width: Int = 80) async throws -> [String] {
        let time = LocalTime(Timestamp(milliseconds: 0)).minute(in: .english)
        let lines = try await typing("history", width: width)
        let count = min(history.edits.count, 10)
        #expect(lines.dropLast(count).joined().filter { $0 != " " } == "Editsofthisplace,thenewestlast")
        return lines.suffix(count).map { line in
            #expect(line.displayWidth <= width)
            return line.replacing(time, with: "…time…")
        }
    }

    @Test("are there when the program gives the host its edits, and are no words otherwise")
    func presence() async throws {
        let seen = try await HostTesting.typing("undo", at: CoverRouter())
        #expect(seen.first?.hasPrefix("! line 1: There is no command “undo” here.") == true)
        #expect(try await typing("help").contains { $0.hasPrefix("  undo ") })
    }

    @Test("an undo says in one line what was changed back, a redo what was made again")
    func sentences() async throws {
        history.undoable = [
            edit(),
            edit(change("page 2", nil, .text("Swim", detail: "10%"))),
            edit(change("page 3", .text("Swim", detail: "10%"), .text("Swim", detail: "20%"))),
            edit(change("the colour", .word("none"), .word("mint")), change("page 4", nil, nil)),
            edit(change("page 5", .text("x"), nil), change("a", nil, nil), change("b", nil, nil)),
            edit(change("page 1", .text("a"), .text("b"))),
        ].reversed()
        #expect(
            try await typing("undo", "undo", "undo", "undo", "undo", "undo", "redo") == [
                "! Undone: edit 1.",
                "! Undone: page 2 is empty again, was “Swim” 10%.",
                "! Undone: page 3 is “Swim” 10% again, was 20%.",
                "! Undone: the colour is none again, was mint, and 1 more change.",
                "! Undone: page 5 is “x” again, was empty, and 2 more changes.",
                "! Undone: page 1 is “a” again, was “b”.",
                "! Redone: page 1 is “b” again, was “a”.",
            ])
    }

    @Test("are those of the nearest open place that provides them", arguments: [true, false])
    func nearest(pageProvides: Bool) async throws {
        let own = EditHistoryStub()
        (history.undoable, own.undoable) = ([edit(number: 1)], [edit(number: 2)])
        /// The page is not held here, as an undo opens it anew.
        func cover() -> CoverRouter {
            let (cover, page) = (CoverRouter(providing: history), PageRouter(number: 3))
            if pageProvides { page.interactor.ports = [own] }
            cover.attach(page)
            return cover
        }
        let seen = try await HostTesting.typing("undo", at: cover(), adding: [.history])
        #expect(seen == ["! Undone: edit \(pageProvides ? 2 : 1)."])
    }

    @Test("are refused where no open place provides them", arguments: ["undo", "redo", "history"])
    func nowhere(word: String) async throws {
        let console = ConsoleScript([word], isInteractive: false)
        let host = PromptHost(root: CoverRouter(), console: console, commandGroups: [.history])
        #expect(try await host.run() == .failed)
        #expect(
            console.transcript == [
                "! line 1: No edits are kept in this place. Go first to where you made them."
            ])
    }

    @Test("a thing is gone where a place is empty")
    func things() async throws {
        let entry = RecordedEdit.Change("log entry 1", before: nil, after: .text("ran"), isEntry: true)
        history.undoable = [edit(entry)]
        history.edits = [edit(entry)]
        let seen = try await typing("undo")
        #expect(seen == ["! Undone: log entry 1 is gone again, was “ran”."])
        #expect(try await list() == ["1  …time…  log entry 1: gone → “ran”"])
    }

    @Test("an undo names what was changed since, and was left as it is")
    func left() async throws {
        history.undoable = [
            RecordedEdit(
                number: 1, time: Timestamp(milliseconds: 0), changes: [change("page 1", .text("a"), .text("b"))],
                left: ["page 2", "page 3"].map { RecordedEdit.Change($0, before: nil, after: .text("c")) })
        ]
        #expect(
            try await typing("undo") == [
                "! Undone: page 1 is “a” again, was “b”.",
                "! Changed since, and left as it is: page 2, page 3.",
            ])
    }

    @Test("where there is nothing, that is said and is no error")
    func nothing() async throws {
        let cover = CoverRouter()
        #expect(
            try await typing("undo", "redo", "history", at: cover) == [
                "! There is nothing to undo.", "! There is nothing to redo.", "! Nothing was edited yet.",
            ])
        #expect(cover.interactor.state.visits == 1)
    }

    @Test("what fails is told, and the place is left as it is")
    func failure() async throws {
        history.failure = NotebookInteractor.Torn()
        let seen = try await typing("page 3", "undo", isInteractive: true)
        #expect(seen.suffix(4) == ["cover/page/3> undo", "! The page is torn.", "cover/page/3> ", "! "])
    }

    @Test("after an undo the place is read again and not shown, and its hint not told again")
    func reread() async throws {
        history.undoable = [edit(change("x", nil, nil)), edit(change("x", nil, nil))]
        let cover = CoverRouter()
        var visits: [Int?] = []
        history.whenUndone = { visits.append(cover.interactor.state.visits) }
        let seen = try await typing("undo", "page 8", "undo", "show", "quit", at: cover, isInteractive: true)
        #expect(
            seen == [
                "[0: ]", "cover> undo", "! Undone: x is empty again, was empty.", "cover> page 8", "[8: ]",
                "! the last page", "cover/page/8> undo", "! Undone: x is empty again, was empty.",
                "cover/page/8> show", "[8: ]", "! the last page", "cover/page/8> quit",
            ])
        #expect(visits == [1, 2])
    }

    @Test("a person whose place is gone after an undo is led up to the nearest one that is there, and sees it")
    func gone() async throws {
        history.undoable = [edit(change("page 3", nil, .text("x")))]
        let cover = CoverRouter()
        history.whenUndone = { cover.lostPages = [3] }
        let seen = try await typing("page 3", "undo", "quit", at: cover, isInteractive: true)
        #expect(
            seen == [
                "[0: ]", "cover> page 3", "[3: ]", "cover/page/3> undo",
                "! Undone: page 3 is empty again, was “x”.", "! cover/page/3 is gone, so this is cover.", "[0: ]",
                "cover> quit",
            ])
    }

    @Test("a script whose place is gone goes on in the one above, and is told so")
    func goneInScript() async throws {
        history.undoable = [edit(change("page 3", nil, .text("x")))]
        let cover = CoverRouter()
        history.whenUndone = { cover.lostPages = [3] }
        #expect(
            try await typing("page 3", "undo", "show", at: cover) == [
                "! Undone: page 3 is empty again, was “x”.", "! cover/page/3 is gone, so this is cover.", "[0: ]",
            ])
    }

    @Test("words in the arguments undo too, and show nothing else")
    func arguments() async throws {
        history.undoable = Array(repeating: edit(change("page 3", .text("a"), .text("b"))), count: 2)
        for words in [["undo"], ["page", "3", "undo"]] {
            let console = ConsoleScript([])
            _ = try await PromptHost(
                root: CoverRouter(providing: history), command: Words(words), console: console,
                commandGroups: [.history]
            ).run()
            #expect(console.transcript == ["! Undone: page 3 is “a” again, was “b”."])
        }
    }

    @Test("the history lists edits a line each, newest last, ten unless more are asked for")
    func lines() async throws {
        history.edits = (1...12).map { number in
            edit(
                change("page \(number)", nil, .text("x")), change("page", nil, nil), number: number,
                origin: number == 12 ? .undo(of: 11) : .change)
        }
        let seen = try await list()
        #expect(seen.count == 10)
        #expect(seen.first == " 3  …time…  page 3: empty → “x” +1")
        #expect(seen.last == "12  …time…  undo 11: page 12: empty → “x” +1")
        #expect(try await typing("history 20").count == 13)
        #expect(history.asked == 20)
    }

    @Test("a line of the history fits the terminal: both titles are shortened alike", arguments: [80, 60, 24, 3])
    func widths(width: Int) async throws {
        let long = String(repeating: "Run far. ", count: 20)
        history.edits = [
            edit(change("page 1", .text(long, detail: "10%"), .text("잠을 충분히 자기 \(long)", detail: "100%"))),
            edit(change("page 1", .text(long), .text("short"))),
        ]
        let seen = try await list(width: width)
        #expect(seen.count == 2)
        guard width == 80 else { return }
        #expect(
            seen == [
                "1  …time…  page 1: “Run far. Run far…” 10% → “잠을 충분히 자기…” 100%",
                "1  …time…  page 1: “Run far. Run far. Run far. Run far. Ru…” → “short”",
            ])
    }

    @Test("control and bidirectional characters of titles are shown, in lines and in lists")
    func invisible() async throws {
        let edit = edit(change("page 1", .text("a\u{1B}[31m\nb"), .text("\u{202E}c")))
        (history.undoable, history.edits) = ([edit], [edit])
        #expect(try await typing("undo") == ["! Undone: page 1 is “a␛[31m␊b” again, was “⟨U+202E⟩c”."])
        #expect(try await list() == ["1  …time…  page 1: “a␛[31m␊b” → “⟨U+202E⟩c”"])
    }

    @Test(
        "what is typed wrong is one clear line",
        arguments: [
            ("undo 3", "“undo” takes no arguments."),
            ("redo x", "“redo” takes no arguments."),
            ("history x", "“history” takes how many edits to list, 1 or more, not “x”."),
            ("history 0", "“history” takes how many edits to list, 1 or more, not “0”."),
            ("history -1", "“history” takes how many edits to list, 1 or more, not “-1”."),
            (
                "history 1 2",
                """
                “history” takes fewer words. Put quotes around words that belong together. Usage: history [<count>]
                """
            ),
        ])
    func mistakes(line: String, message: String) async throws {
        history.undoable = [edit(change("page 3", .text("a"), .text("b")))]
        #expect(try await typing(line) == ["! line 1: \(message)"])
        #expect(history.undoable.count == 1)
    }

    @Test("take back what the lines of the session edited, wherever, and then go on in the place in view")
    func elsewhere() async throws {
        let seen = try await typing(
            "page 3", "write a", "back", "page 4 write b", "undo", "undo", "undo", "redo", "redo", "page 5", "redo",
            "undo", at: editingCover())
        #expect(
            seen == [
                "! wrote a on 3", "! wrote b on 4", "! Undone: edit 11.", "! Undone: edit 10.", "! Undone: edit 1.",
                "! Redone: edit 1.", "! Redone: edit 10.", "! Redone: edit 11.", "! Undone: edit 11.",
            ])
    }

    @Test("take back what a line edited where no open place provides edits, and nothing else")
    func withoutHistory() async throws {
        let cover = CoverRouter()
        cover.interactor.beforeWriting = { history.make(.example(1)) }
        let seen = try await HostTesting.typing("write a", "undo", "undo", at: cover, adding: [.history])
        #expect(
            seen == [
                "! wrote a on 0", "! Undone: edit 1.",
                "! line 3: No edits are kept in this place. Go first to where you made them.",
            ])
    }

    @Test("say that an edit was undone or redone elsewhere meanwhile, and then go on with the next one")
    func doneElsewhere() async throws {
        let cover = editingCover()
        cover.interactor.beforeArrivingBelow = { [other] in
            // Another window undoes the last edit, and redoes the first one.
            if let edit = other.undoable.popLast() { other.redoable = [edit] }
            if other.undoable.isEmpty, let edit = other.redoable.popLast() { other.undoable = [edit] }
        }
        let seen = try await typing("write a", "write b", "page 3", "undo", "undo", "page 4", "redo", "redo", at: cover)
        #expect(
            seen == [
                "! wrote a on 0", "! wrote b on 0",
                "! That edit was undone already, in another run. “undo” again goes on with the one before.",
                "! Undone: edit 10.",
                "! That edit was redone already, in another run. “redo” again goes on with the next one.",
                "! There is nothing to redo.",
            ])
    }

    @Test("without a place in the arguments mean the newest edit of the store, with a place that of the place")
    func store() async throws {
        let log = EditHistoryStub()
        log.undoable = [.example(7), .example(8)]
        (other.undoable, history.undoable) = ([.example(9)], [.example(1)])
        func run(_ words: String..., withLog: Bool = true) async throws -> [String] {
            let (cover, console) = (CoverRouter(providing: history), ConsoleScript([]))
            cover.portsOfPages = [other]
            _ = try await PromptHost(
                root: cover, command: Words(words), console: console, commandGroups: [.history],
                editLog: withLog ? log : nil
            ).run()
            return console.transcript
        }
        let seen = [
            try await run("undo"), try await run("page", "3", "undo"), try await run("redo"),
            try await run("undo", withLog: false),
        ]
        #expect(seen == [["! Undone: edit 8."], ["! Undone: edit 9."], ["! Redone: edit 8."], ["! Undone: edit 1."]])
    }

    @Test("apply the settings of the app after an undo and a redo, which may have changed them, and not otherwise")
    func settings() async throws {
        let choice = LanguageChoice()
        choice.setting = Language.allCases.last
        history.undoable = [.example(1)]
        let console = ConsoleScript(["history", "redo", "undo", "undo", "redo"], isInteractive: false)
        var count = 0
        _ = try await PromptHost(
            root: CoverRouter(providing: history), console: console, languageChoice: choice, commandGroups: [.history],
            applySettings: {
                choice.setting = .english
                count += 1
            }
        ).run()
        #expect(count == 2)
        #expect(console.transcript.suffix(2) == ["! There is nothing to undo.", "! Redone: edit 1."])
    }

    @Test("mean the whole store where no open place has a history", arguments: ["undo", "history"])
    func withoutPlace(word: String) async throws {
        let log = EditHistoryStub()
        (log.undoable, log.edits) = ([.example(8)], [.example(8)])
        let console = ConsoleScript([word], isInteractive: false)
        let host = PromptHost(root: CoverRouter(), console: console, commandGroups: [.history], editLog: log)
        #expect(try await host.run() == .ok)
        let told = console.transcript.joined(separator: "\n")
        #expect(told.contains(word == "undo" ? "Undone: edit 8." : "All edits, the newest last\n8  "), "\(told)")
    }

    @Test("at the prompt and in a script mean the place in view, not the store")
    func noStoreInSession() async throws {
        let log = EditHistoryStub()
        log.undoable = [.example(8)]
        let console = ConsoleScript(["undo"], isInteractive: false)
        _ = try await PromptHost(
            root: CoverRouter(providing: history), console: console, commandGroups: [.history], editLog: log
        ).run()
        #expect(console.transcript == ["! There is nothing to undo."])
    }

    @Test("the history says of an edit that another program made it", arguments: Language.allCases)
    func outside(language: Language) async throws {
        history.edits = [edit(change("page 1", nil, .text("x")), origin: .outside)]
        let choice = LanguageChoice()
        choice.setting = language
        let seen = try await HostTesting.typing(
            "history", at: CoverRouter(providing: history), speaking: choice, adding: [.history])
        let line = seen.last ?? ""
        #expect(line.contains("outside: page 1: ") == (language == .english), "\(line)")
        #expect(line.contains(": page 1: ") && !line.contains("  page 1: "), "\(line)")
    }

    /// A cover whose pages have a history of their own, to which each write adds an edit, from number 10. The cover's
    /// history has the edit 1.
    private func editingCover() -> CoverRouter {
        history.undoable = [.example(1)]
        let cover = CoverRouter()
        cover.portsOfPages = [other]
        cover.interactor.beforeWriting = { [other] in other.make(.example(other.edits.count + 10)) }
        return cover
    }
}
