import ProcessKit

/// The attack with rows and documents that the program never writes.
enum Hostile: Group {
    static let name = "hostile"
    static let summary = "rows and documents that no program of ours wrote: one clear line, soon and in little memory"
    static let share = 105.0
    static let apps = [App.mandalart]

    /// The commands that the program must answer on a store with a hostile row.
    private static let questions =
        App.mandalart.questions + [
            "search base", "next", "stale 0", "insights", "charts", "go home/settings", "show", "go home/full", "show",
            "go dreams/wish/1", "show", "home", "export json", "export html", "export csv --all", "undo", "redo",
            "set 1 Later", "log 1 1 later",
        ]

    /// A store with at least one row in every table, and the store's exports.
    private struct Original {
        let files: [String: [UInt8]]
        let json, csv: [UInt8]
        let content: Content
    }

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let original = try original(arena, tally)
        let store = try arena.emptyFolder()
        try Files.write(original.files, into: store)
        guard let name = original.files.keys.first(where: { !$0.contains("-") }) else {
            throw Failure("The store has no main file.")
        }
        let rows = try HostileRow.all(in: "\(store)/\(name)")
        var chance = arena.chance(Self.name, 0)
        let documents = HostileDocument.all(
            json: original.json, csv: original.csv, copies: arena.isSmall ? 30 : 600, &chance)
        // The documents are numbered before the rows. All of them are tried, unless a single number is requested.
        let all = arena.numbers(below: documents.count + rows.count, small: 75, full: 1_500)
        let offered = arena.only == nil ? Array(documents.indices) : all.filter(documents.indices.contains)
        var tries = arena.tries(offered + all.filter { $0 >= documents.count }, tally)
        var (planted, total) = (0, 0)
        while let number = tries.next() {
            tally.begin(number)
            if documents.indices.contains(number) {
                try offer(documents[number], original, arena, tally)
                continue
            }
            let row = rows[number - documents.count]
            total += 1
            // Random, so that another seed tries the same row the other way.
            var chance = arena.chance(Self.name, number)
            planted += try plant(row, all: chance.once(in: 2), name, original, arena, tally) ? 1 : 0
        }
        tally.remark("\(planted) of \(total) hostile rows could be planted.")
        if arena.only == nil, planted * 2 < total { tally.add(.wrong, "too few hostile rows could be planted") }
    }

    /// Writes a hostile row into a store, and checks the program's answers. Returns whether the row could be written.
    private static func plant(
        _ row: HostileRow, all: Bool, _ name: String, _ original: Original, _ arena: Arena, _ tally: Tally
    ) throws -> Bool {
        let store = try arena.emptyFolder()
        try Files.write(original.files, into: store)
        guard try row.write(into: "\(store)/\(name)", all: all) else { return false }
        let run = try arena.program.run(
            ["--json", "--keep-going", "--yes", "--data", store], lines: questions, seconds: 10)
        check(run, Verdict(tally, ", a hostile row", detail: row.text), tally)
        return true
    }

    private static func offer(
        _ document: HostileDocument, _ original: Original, _ arena: Arena, _ tally: Tally
    ) throws {
        func verdict(_ when: String) -> Verdict { Verdict(tally, when, detail: document.text) }
        guard !document.isUnchanged else {
            return verdict("").add(.wrong, "a hostile document is an export as it was")
        }
        let store = try arena.emptyFolder()
        try Files.write(original.files, into: store)
        let path = document.path ?? arena.folder.file("document.\(document.ending)")
        if document.path == nil { try document.write(to: path) }
        // Imported in the list of charts, so that the history of a chart contains only the chart's own edits.
        let run = try arena.program.run(["--json", "--yes", "--data", store, "charts", "import", path], seconds: 10)
        check(run, verdict(", a hostile document"), tally)
        if run.end == .exit(1), run.output.split(separator: "\n").count != 1 {
            verdict("").add(.wrong, "a document is refused with more than one line")
        }
        if run.end == .exit(0) {
            try verdict(", after a document was imported").checkAlone(store, with: arena.program)
        }
        guard run.end == .exit(1) else { return }
        let (after, content) = try arena.program.read(store)
        let refused = verdict(", after a document was refused")
        guard refused.isOrderly(after) else { return }
        if after.end != .exit(0) || content != original.content {
            refused.add(.wrong, "the store is not what it was")
        }
    }

    private static func check(_ run: Run, _ verdict: Verdict, _ tally: Tally) {
        guard verdict.isOrderly(run) else { return }
        let content = Content(run.output, of: .mandalart)
        if !content.strangeLines.isEmpty { verdict.add(.wrong, "a line is no JSON") }
        guard run.end != .exit(0) else { return }
        tally.count(.refused)
        if content.errors.allSatisfy(\.isEmpty) { verdict.add(.silent, "it fails without a message") }
    }

    /// Creates a store with all kinds of data. The commands include a search, because the first search creates the
    /// index.
    private static func original(_ arena: Arena, _ tally: Tally) throws -> Original {
        var (chance, writer) = (arena.chance(name, 0), Writer("a", of: arena.app, isFirst: true))
        let store = try arena.emptyFolder()
        try arena.fill(store, by: &writer, edits: 80, tally, &chance)
        let lines = [
            "go dreams/wish/1", "purpose Why", "goal What", "date 2030-01-01", "vision How", "add Half", "reach 1",
            "charts new Other --template health", "charts open 1", "search base",
        ]
        let run = try arena.program.run(["--json", "--data", store], lines: lines)
        guard run.end == .exit(0) else { throw Failure("A store cannot be made: \(run.output)") }
        tally.acknowledge(writer.acknowledged)
        let csv = try arena.program.run(["--data", store, "export", "csv"])
        let json = try arena.program.run(["--data", store, "export", "json", "--all", "--complete"])
        return Original(
            files: try Files.contents(of: store), json: Array(json.output.utf8), csv: Array(csv.output.utf8),
            content: try arena.program.read(store).content)
    }
}
