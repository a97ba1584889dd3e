import Basics
import Formats

// snippet: a table in CSV
enum RunTable {
    static let columns = ["place", "laps"]

    static func rows(of runs: [Run]) -> [String] {
        [columns.csvRow] + runs.map { [$0.place, "\($0.laps)"].csvRow }
    }

    static func runs(in document: [UInt8]) throws(RunImportError) -> [Run] {
        var table = try CSVTable<RunImportError>(document, known: columns, required: columns, orElse: .noTable)
        var runs: [Run] = []
        while let row = try table.row() {
            let laps = row["laps"]
            guard let count = Int(typed: laps) else { throw row.error("laps", .wrongKind(.number, found: laps)) }
            runs.append(Run(place: row["place"], laps: count))
        }
        return runs
    }
}
// end of snippet

// snippet: the error of a document
enum RunImportError: DocumentFailure, Explained, Equatable {
    case format(FormatError), noTable

    init(_ error: FormatError) { self = .format(error) }

    var explanation: Phrase {
        switch self {
        case .format(let error): error.explanation
        case .noTable: RunsPhrases.noTable
        }
    }
}
// end of snippet

enum RunLines {
    // snippet: a document of JSON lines
    static func runs(in document: [UInt8]) throws(RunImportError) -> [Run] {
        var lines = JSONLines<RunImportError>(document)
        var runs: [Run] = []
        while let line = try lines.next() {
            let run = try line.members(["place", "laps"])
            runs.append(Run(place: try run.required("place").text(), laps: try run.required("laps").number()))
        }
        return runs
    }
    // end of snippet
}
