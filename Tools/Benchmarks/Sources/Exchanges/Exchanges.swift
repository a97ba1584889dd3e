import Foundation
import ProcessKit

/// Measures of the exchange of edits between stores, each as a whole run of the app.
enum Exchanges: Group {
    static let name = "sync"
    static let summary = "exchanges of 1,000 charts and of ten edits, through a folder and through PostgreSQL"
    static let isOnRequest = true

    static func measures() throws -> [Measure] {
        let document = try ManyCharts()
        let home = document.folder
        let (first, few) = (try Pair(home, "large", [document.path]), try Pair(home, "small", []))
        let many = try Pair(home, "larger", [document.path, document.others(1), document.others(2)])
        return [sending(first), receiving(first), receiving(many), memory(many)] + (try nothingNew(few))
            + [tenEdits(many, few), try setting(few)]
            + (try DatabaseServer(in: document.folder).map { try nothingNew(few, $0) } ?? [])
    }

    private static func sending(_ pair: Pair) -> Measure {
        Measure(
            name: "send \(pair.changes) changes to a folder, a change (25 µs: 40,000 a second)", unit: "µs", count: 5
        ) {
            let folder = pair.next("folder")
            defer { _ = try? pair.laptop.run(["sync", "forget", folder]) }
            return try Measure.milliseconds { try pair.laptop.run(["--yes", "sync", folder]) } * 1_000
                / Double(pair.changes)
        }
    }

    private static func receiving(_ pair: Pair) -> Measure {
        Measure(name: "receive \(pair.changes) changes, a change (50 µs: 20,000 a second)", unit: "µs", count: 3) {
            let machine = pair.machine(pair.next("receiver"))
            defer { machine.remove() }
            return try Measure.milliseconds { try machine.run(["--yes", "sync", pair.folder]) } * 1_000
                / Double(pair.changes)
        }
    }

    private static func memory(_ pair: Pair) -> Measure {
        Measure(name: "memory to receive \(pair.changes) changes (under 128)", unit: "MiB", count: 1) {
            let machine = pair.machine(pair.next("receiver"))
            defer { machine.remove() }
            return Double(try machine.run(["--yes", "sync", pair.folder])) / 1_048_576
        }
    }

    private static func nothingNew(_ pair: Pair) throws -> [Measure] {
        let (laptop, command) = (pair.laptop, ["show"])
        return [
            Measure(
                name: "nothing new in a folder, against show (under 1.5×)", unit: "ms", count: 51,
                work: { try Measure.milliseconds { try laptop.run(["sync"]) } },
                twin: { try Measure.milliseconds { try laptop.run(command) } })
        ]
    }

    private static func nothingNew(_ pair: Pair, _ server: DatabaseServer) throws -> [Measure] {
        let machine = pair.machine(pair.next("of-database"))
        try machine.run(["nickname", "Juno"])
        try machine.run(["--yes", "sync", server.address])
        return [
            Measure(
                name: "nothing new in PostgreSQL, against show and 3 psql (under 1×)", unit: "ms", count: 15,
                work: { try Measure.milliseconds { try machine.run(["sync"]) } },
                twin: {
                    let show = try Measure.milliseconds { try machine.run(["show"]) }
                    return try show + 3 * Measure.milliseconds { try server.selectNothing() }
                })
        ]
    }

    /// The cost of ten edits on one machine and their arrival on another one, beside many and beside few.
    private static func tenEdits(_ many: Pair, _ few: Pair) -> Measure {
        func work(_ pair: Pair) -> Measure.Work {
            {
                try pair.laptop.makeEdits(10)
                return try Measure.milliseconds {
                    try pair.laptop.run(["sync"])
                    try pair.desktop.run(["sync"])
                }
            }
        }
        return Measure(
            name: "ten edits among \(many.changes) changes, against among few (1×)", unit: "ms", count: 15,
            work: work(many), twin: work(few))
    }

    private static func setting(_ pair: Pair) throws -> Measure {
        let alone = pair.machine(pair.next("alone"))
        try alone.run(["nickname", "Juno"])
        func work(_ machine: Machine) -> Measure.Work {
            { try Measure.milliseconds { try machine.makeEdits(1) } }
        }
        return Measure(
            name: "set in a synchronized store, against in another one (under 1.1×)", unit: "ms", count: 51,
            work: work(pair.laptop), twin: work(alone))
    }
}

/// A store of the app.
@MainActor private final class Machine {
    private let app: BuiltProgram
    private let data: String
    private var edits = 0

    init(_ app: BuiltProgram, data: String) {
        (self.app, self.data) = (app, data)
    }

    @discardableResult func run(_ arguments: [String]) throws -> Int { try app.run(["--data", data] + arguments) }

    func makeEdits(_ count: Int) throws {
        for _ in 0..<count {
            edits += 1
            try run(["set", "1", "Sub-goal \(edits)"])
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: data) }
}

/// Two stores with the same, which exchange edits through a folder.
@MainActor private struct Pair {
    let laptop, desktop: Machine
    let folder: String
    /// The number of changes that were exchanged.
    let changes: Int
    private let app: BuiltProgram
    private let home: ScratchFolder
    private let name: String
    private let count = Count()

    private final class Count {
        var value = 0
    }

    init(_ home: ScratchFolder, _ name: String, _ documents: [String]) throws {
        (self.home, self.name) = (home, name)
        app = try BuiltProgram("mandalart", home: home)
        folder = home.file("\(name)-folder")
        laptop = Machine(app, data: home.file("\(name)-laptop"))
        desktop = Machine(app, data: home.file("\(name)-desktop"))
        try laptop.run(["nickname", "Juno"])
        for document in documents { try laptop.run(["--yes", "import", document]) }
        try laptop.makeEdits(1)
        for machine in [laptop, desktop] { try machine.run(["--yes", "sync", folder]) }
        changes = try Self.changes(in: folder)
    }

    /// Returns a path that was not used yet.
    func next(_ name: String) -> String {
        count.value += 1
        return home.file("\(self.name)-\(name)-\(count.value)")
    }

    func machine(_ data: String) -> Machine { Machine(app, data: data) }

    /// Counts the changes in the files of a folder: arrays that begin with the number of a row and the name of a field.
    private static func changes(in folder: String) throws -> Int {
        var count = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            var last: [UInt8] = [0, 0]
            for byte in try Data(contentsOf: URL(filePath: "\(folder)/\(name)"), options: .alwaysMapped) {
                let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last[0])
                if byte == UInt8(ascii: "\""), last[1] == UInt8(ascii: ","), isDigit { count += 1 }
                (last[0], last[1]) = (last[1], byte)
            }
        }
        return count
    }
}

/// A PostgreSQL server in a folder of its own.
@MainActor private final class DatabaseServer {
    private let folder: String
    private let psql: BuiltProgram

    /// Starts a server; `nil` where none is installed.
    init?(in home: ScratchFolder) throws {
        guard let shell = try BuiltProgram(installed: "sh", home: home, environment: []),
            let psql = try BuiltProgram(installed: "psql", home: home, environment: []),
            (try? shell.run([Self.script, "check"])) != nil
        else { return nil }
        (self.psql, folder) = (psql, home.file("server"))
        // The server's user has to reach it.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.path)
        try shell.run([Self.script, "start", folder])
    }

    deinit {
        let process = try? String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8).prefix {
            $0 != "\n"
        }
        if let process = process.flatMap({ pid_t($0) }) { kill(process, SIGQUIT) }
    }

    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../lib/postgresql.sh").standardized.path

    var address: String { "postgresql://postgres@/postgres?host=\(folder)" }

    func selectNothing() throws { try psql.run(["-X", "-w", "-d", address, "-c", "select 1"]) }
}
