import Basics
import BasicsTesting
import Foundation
import Host
import Platform
import PlatformTesting
import ProcessKit
import SQLiteTesting
import Testing

/// What the golden transcript of JSON promises to those who write programs.
@Suite("The golden transcript of JSON")
struct JSONTranscriptTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Transcripts")

    private let runs: [Recording.Run]

    init() throws {
        let file = Self.folder.appending(path: "json.transcript")
        runs = try Recording(parsing: String(contentsOf: file, encoding: .utf8)).runs
            .filter { $0.command.contains("--json") }
    }

    /// The objects on standard output, as Foundation reads them.
    private func records() throws -> [JSONObject] { try runs.flatMap { try objects($0.output) } }

    private func objects(_ lines: [String]) throws -> [JSONObject] {
        try lines.map { line in
            guard case .object(let object) = try JSONValue(parsingByFoundation: String(line.dropFirst(2))) else {
                throw Failure("no object: \(line)")
            }
            return object
        }
    }

    @Test("each line is an object of schema 1 on standard output, with a kind or with an error of a known code")
    func lines() throws {
        #expect(!runs.isEmpty)
        let codes: Set = ["usage", "rejected", "declined", "interrupted", "storage", "system", "failed"]
        for run in runs {
            #expect(run.messages == [], "\(run.command)")
            for record in try objects(run.output) {
                #expect(record["schema"] == 1)
                guard let report = record["error"] else {
                    #expect(record["kind"] != nil, "\(run.command)")
                    continue
                }
                guard case .object(let error) = report, case .string(let code)? = error["code"] else {
                    Issue.record("\(run.command) answers with something that is no error")
                    continue
                }
                #expect(record["kind"] == nil)
                #expect(codes.contains(code))
                #expect(error.members.map(\.name) == ["code", "line", "message"])
            }
        }
    }

    @Test("each line begins with the schema, and this project’s own parser reads the same as Foundation’s")
    func parsers() throws {
        for line in runs.flatMap({ $0.output + $0.messages }) {
            let text = String(line.dropFirst(2))
            #expect(text.hasPrefix(#"{"schema":1,"#))
            #expect(try JSONValue(parsing: text).sorted == JSONValue(parsingByFoundation: text))
        }
    }

    /// The manual's part about JSON: the fields of each kind.
    private func manual() async throws -> [String: Set<String>] {
        let home = try TemporaryFolder()
        let null = Spawn.Stream.file("/dev/null")
        let child = try Child(
            [Program.path("mandalart"), "manual"], home: home.path, streams: [null, .file(home.file("manual")), null])
        #expect(try await child.end() == .exited(0))
        let lines = try home.text(of: "manual").split(separator: "\n")
        var (fields, kind, isJSON, isField): ([String: Set<String>], String?, Bool, Bool) = ([:], nil, false, false)
        for line in lines {
            if line.hasPrefix(".SH ") { (isJSON, kind) = (line == ".SH APPENDIX: JSON OUTPUT", nil) }
            if isJSON, line.hasPrefix(".SS ") {
                kind = String(line.dropFirst(4))
                kind.map { fields[$0] = [] }
            }
            if let kind, isField {
                let field = String(line).replacing(/\\f[BR]/, with: "").replacing("\\-", with: "-")
                fields[kind]?.insert(field)
            }
            isField = line == ".TP"
        }
        return fields
    }

    /// The answers of commands that handle the whole store or write files, what is due, and what is reviewed and drawn, which
    /// no recording has.
    private func storeRecords() async throws -> [JSONObject] {
        let home = try TemporaryFolder()
        func run(_ words: String..., code: Int32 = 0) async throws -> [JSONObject] {
            try await run(words, code: code)
        }
        func run(_ words: [String], data: String = "data", code: Int32 = 0) async throws -> [JSONObject] {
            let output = home.file("output-\(UUID().uuidString)")
            let child = try Child(
                home.command(["--json", "--yes"] + words, data: data), home: home.path,
                streams: [.file("/dev/null"), .file(output), .file("/dev/null")])
            #expect(try await child.end() == .exited(code))
            return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").map { line in
                guard case .object(let object) = try? JSONValue(parsing: String(line)) else {
                    throw Failure("no object of \(words): \(line)")
                }
                return object
            }
        }
        var records = try await run("nickname", "Juno") + run("help", "dates")
        records += try await run("home", "set", "1", "Endurance")
        records += try await run("home", "subgoal", "1", "set", "2", "Run") + run("today")
        records += try await run("settings", "visions", "never") + run("settings", "suggester", "llm", "a b")
        records += try await run("settings") + run("settings", "suggester", "-")
        _ = try await run("settings", "suggester", "/bin/false")
        records += try await run("suggest", "3") + run("home", "suggest", "3", "refuse", "1")
        records += try await run("home", "suggest", "3", "more") + run("home", "subgoal", "1", "suggest", "1")
        records += try await run("home", "set", "1/4", "Cook") + run("home", "rate", "1/2", "80")
        try RawConnection(home.file("data/mandalart.db")).run(
            "UPDATE item SET due = '2000-01-01', cadence = CASE title WHEN 'Run' THEN 'daily' END")
        records += try await run("today", "log", "1", "ran") + run("today")
        records += try await run("home", "set", "1/3", "Swim") + run("home", "rate", "1/3", "100")
        records += try await run("review", "pick", "1/2") + run("review") + run("today")
        try RawConnection(home.file("data/mandalart.db")).run("UPDATE item SET picked = date(picked, '-7 days')")
        records += try await run("review")
        _ = try await run("settings", "visions", "daily") + run("dreams", "add", "Fly")
        records += try await run("dreams", "wish", "1", "vision", "Over the clouds") + run("today")
        records += try await run("dreams", "remove", "1")
        records += try await run("home", "log", "1/2", "ran")
        records += try await run("search", "ran") + run("home", "subgoal", "1", "item", "2") + run("insights")
        records += try await run("progress", "year") + run("progress", "rates", "1")
        records += try await run("export", "html", "--site", home.file("site"))
        // Before the habit has to leave its place to others.
        records += try await run(["export", "json", "--all", "--complete"])
        try addTooMuch(to: home.file("data/mandalart.db"))
        for words in [["show"], ["home", "subgoal", "1"], ["home", "full"], ["dreams"], ["dreams", "wish", "1"]] {
            records += try await run(words)
        }
        records += try await run(["export", "json", "--all", "--complete"])
        let backup = home.path + "/backup"
        records += try await run("backup", backup) + run("restore", backup)
        try MandalartBackupTests.damage("wish", in: home.file("data/mandalart.db"))
        records += try await run("rescue", code: 1) + run("purge")
        // What two machines say to each other, where both have edited the core goal.
        let goals = home.file("goals")
        try FileManager.default.createDirectory(atPath: goals, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: "\(goals)/a.edits", withDestinationPath: "/dev/null")
        records += try await run("core", "Run") + run("sync", goals) + run(["sync", goals], data: "other")
        records += try await run("core", "Swim") + run(["core", "Fly"], data: "other")
        records += try await run(["sync"], data: "other") + run("sync") + run("sync", "status") + run("history")
        return try await records + run("sync", "machine", "kitchen") + run("purge")
    }

    /// Adds more cells, wishes and milestones than there are places for.
    private func addTooMuch(to path: String) throws {
        try RawConnection(path).run(
            """
            INSERT INTO goal (id, chart, position, title) SELECT 1000 + key, chart.id, value, 'More'
                FROM chart, json_each('[2,3,4,6,7,8,9,9]');
            INSERT INTO item (id, goal, position, title, rate) SELECT 2000 + key, goal.id, value, 'More', 0
                FROM goal, json_each('[1,2,4,6,7,8,9,9]') WHERE title = 'Endurance';
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 101)
                INSERT INTO wish (id, place, title) SELECT 3000 + i, min(i, 100), 'More' FROM n;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9)
                INSERT INTO milestone (id, wish, place, title) SELECT 4000 + i, 3001, i, 'More' FROM n;
            """)
    }

    @Test("the manual names every kind with every field, and none that is not there")
    func documentation() async throws {
        var manual = try await manual()
        let codes = manual.removeValue(forKey: "errors")
        #expect(codes == ["usage", "rejected", "declined", "interrupted", "storage", "system", "failed"])
        var seen: [String: Set<String>] = [:]
        for record in try await records() + storeRecords() {
            guard case .string(let kind)? = record["kind"] else { continue }
            for path in Self.paths(in: .object(record)) where !["schema", "kind"].contains(path) {
                // What is said of a cell, or of a part of the tree, is said of all that is in it.
                let known = manual[kind]?.filter { path == $0 || path.hasPrefix("\($0).") } ?? []
                #expect(!known.isEmpty, "the manual does not name \(path) of \(kind)")
                seen[kind, default: []].formUnion(known)
            }
        }
        for (kind, fields) in manual {
            #expect(fields == seen[kind] ?? [], "what the manual says of \(kind), and what was seen")
        }
    }

    /// The ways to all values in a value that are no objects: `subGoals[].items[].rate`.
    private static func paths(in value: JSONValue) -> [String] {
        switch value {
        case .object(let object):
            object.members.flatMap { member in
                paths(in: member.value).map { "\(member.name)\($0.isEmpty || $0.hasPrefix("[") ? "" : ".")\($0)" }
            }
        case .array(let values):
            values.flatMap(paths).map { "[]\($0.isEmpty || $0.hasPrefix("[") ? "" : ".")\($0)" }
        default: [""]
        }
    }
}

extension Recording.Run {
    /// The lines of data.
    fileprivate var output: [String] { lines.filter { $0.hasPrefix(">") } }

    /// The lines of messages.
    fileprivate var messages: [String] { lines.filter { $0.hasPrefix("!") } }
}
