import Commands
import Terminal

/// Rows of a name, a bar and what is said of it, under headings, in columns that fit a reader.
struct Plot {
    /// One row.
    struct Row {
        let name: Text
        /// The part of the bar that is filled, 0…100.
        let percent: Int
        /// The part of the column that the bar takes, 0…100.
        var length = 100
        let note: Text
    }

    /// Rows that belong together.
    struct Section {
        let heading: Text
        let rows: [Row]

        /// The columns that are needed behind the bars.
        var noteWidth: Int { rows.map(\.note.width).max() ?? 0 }
    }

    private let sections: [Section]

    /// A plot of the sections that have rows.
    init(_ sections: [Section]) {
        self.sections = sections.filter { !$0.rows.isEmpty }
    }

    /// The plot in lines that are no wider than the reader's columns. What is said of the bars of a section stands behind
    /// them, or under them where there is no room. All bars are in one column.
    func lines(for reader: Reader) -> [Text] {
        let names = sections.flatMap(\.rows).map(\.name.width)
        let name = min(names.max() ?? 0, max(4, reader.width / 3))
        let room = max(1, reader.width - name - 4)
        let widths = sections.map { room - $0.noteWidth - 2 }
        let bar = widths.filter { $0 >= Self.narrowestBar }.min() ?? room
        return zip(sections, widths).flatMap { section, width in
            section.heading.bold.wrapped(to: reader.width)
                + section.rows.flatMap { row in
                    let head = "  " + row.name.truncated(to: name).padded(to: name + 2)
                    let line = head + Bar(percent: row.percent, width: max(1, bar * row.length / 100)).text
                    if width >= Self.narrowestBar { return [line.padded(to: name + bar + 6) + row.note] }
                    return [line] + row.note.wrapped(to: max(1, reader.width - 4)).map { "    " + $0 }
                }
        }
    }

    private static let narrowestBar = 8
}
