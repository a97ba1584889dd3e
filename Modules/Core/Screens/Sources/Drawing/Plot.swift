public import Commands
public import Terminal

/// A bar chart: rows with a name, a bar and a note, under headings. For a screen reader, each row is a line without the
/// bar: `first sub-goal: 2026-11-21 00:08`.
public struct Plot {
    /// A row of a plot.
    public struct Row {
        let name: Text
        let percent: Int
        let length: Int
        let note: Text

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - name: The name before the bar.
        ///   - percent: The filled part of the bar, as a percentage 0…100.
        ///   - length: The length of the bar, as a percentage 0…100 of the available width.
        ///   - note: The value of the bar in words.
        public init(name: Text, percent: Int, length: Int = 100, note: Text) {
            (self.name, self.percent, self.length, self.note) = (name, percent, length, note)
        }
    }

    /// A group of rows under a heading.
    public struct Section {
        let heading: Text
        let rows: [Row]
        let isFalling: Bool

        /// Creates a section. With `isFalling`, no row may have a greater percentage than the one before it; a screen
        /// reader then gets the rows up to and including the first one with 0%.
        public init(heading: Text, rows: [Row], isFalling: Bool = false) {
            (self.heading, self.rows, self.isFalling) = (heading, rows, isFalling)
        }

        /// The width of the widest note, in columns.
        var noteWidth: Int { rows.map(\.note.width).max() ?? 0 }

        /// The rows that a screen reader gets.
        var heardRows: ArraySlice<Row> {
            let end = isFalling ? rows.firstIndex { $0.percent == 0 } : nil
            return end.map { rows[...$0] } ?? rows[...]
        }
    }

    let sections: [Section]

    /// Creates a plot of the sections, leaving out those without rows.
    public init(_ sections: [Section]) {
        self.sections = sections.filter { !$0.rows.isEmpty }
    }

    static let narrowestBar = 8
}

extension Reader {
    /// Returns the plot as lines no wider than the reader's columns, with all bars in one column. The notes of a
    /// section are beside the bars, or below them if there is too little room.
    public func lines(of plot: Plot) -> [Text] {
        if isLinear {
            return plot.sections.flatMap { [$0.heading.bold] + $0.heardRows.map { pair($0.name, $0.note) } }
        }
        let names = plot.sections.flatMap(\.rows).map(\.name.width)
        let name = min(names.max() ?? 0, max(4, width / 3))
        let room = max(1, width - name - 4)
        let widths = plot.sections.map { room - $0.noteWidth - 2 }
        let bar = widths.filter { $0 >= Plot.narrowestBar }.min() ?? room
        return zip(plot.sections, widths).flatMap { section, columns in
            section.heading.bold.wrapped(to: width)
                + section.rows.flatMap { row in
                    let head = "  " + row.name.truncated(to: name).padded(to: name + 2)
                    let line = head + Bar(percent: row.percent, width: max(1, bar * row.length / 100)).text
                    if columns >= Plot.narrowestBar { return [line.padded(to: name + bar + 6) + row.note] }
                    return [line] + row.note.wrapped(to: max(1, width - 4)).map { "    " + $0 }
                }
        }
    }
}
