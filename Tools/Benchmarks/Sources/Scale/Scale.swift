import Foundation
import ProcessKit

/// Measures of the app with 1,000 charts, more than anyone has.
enum Scale: Group {
    static let name = "scale"
    static let summary = "1,000 charts with all cells filled, against SQLite alone"

    static func measures() throws -> [Measure] {
        let document = try ManyCharts()
        return [importing(document)] + (try asking(document))
    }
}

/// A document with 1,000 charts, each with all of its 73 cells filled. (A 9×9 grid has 81 places, because it shows the
/// eight sub-goals twice.)
struct ManyCharts {
    static let charts = 1_000, cellsOfChart = 73
    static let cells = charts * cellsOfChart

    /// The folder of the document, which is removed when the last copy of this value is released.
    let folder: ScratchFolder
    let path: String

    init() throws {
        folder = try ScratchFolder(of: "bench")
        path = try Self.write(to: folder, from: 1)
    }

    /// Writes a document with 1,000 other charts, and returns its path.
    func others(_ number: Int) throws -> String { try Self.write(to: folder, from: 1 + number * Self.charts) }

    private static func write(to folder: ScratchFolder, from first: Int) throws -> String {
        let path = folder.file("charts-\(first).json")
        let lines = (first..<first + charts).map(line)
        try Data(lines.joined().utf8).write(to: URL(filePath: path))
        return path
    }

    private static let around = [1, 2, 3, 4, 6, 7, 8, 9]

    /// Returns a chart as the app exports it, as a line of JSON.
    private static func line(_ chart: Int) -> String {
        let goals = around.map { position in
            let items = around.map { place in
                let rate = (chart + position * place) % 101
                return #"{"position":\#(place),"title":"Item \#(place) of \#(position), 매일 \#(chart)","rate":\#(rate)}"#
            }
            return """
                {"position":\(position),"title":"Sub-goal \(position) of \(chart)","note":"What belongs to it.",\
                "palette":"mint","image":null,"items":[\(items.joined(separator: ","))]}
                """
        }
        return """
            {"schema":1,"kind":"chart","name":"Chart \(chart)","coreGoal":{"title":"Core goal \(chart)"},\
            "subGoals":[\(goals.joined(separator: ","))]}

            """
    }
}
