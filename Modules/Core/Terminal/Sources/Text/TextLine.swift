/// A part of a line in one style, with visible text and no line feed.
struct Run: Hashable, Sendable {
    var string: String
    var style = Style.plain
}

/// One line of a ``Text``, as runs. No run is empty, neighboring runs differ in style, and no grapheme cluster spans
/// two runs. So equal lines have equal runs, and the width of a line is the sum of its runs' widths.
struct TextLine: Hashable, Sendable {
    private(set) var runs: [Run] = []

    init(_ runs: some Sequence<Run> = []) {
        for run in runs { append(run) }
    }

    var plain: String { runs.map(\.string).joined() }
    var width: Int { runs.reduce(0) { $0 + $1.string.displayWidth } }

    mutating func append(_ run: Run) {
        guard !run.string.isEmpty else { return }
        if let style = runs.last?.style, style == run.style { return runs[runs.count - 1].string += run.string }
        guard let last = runs.last, let end = last.string.unicodeScalars.last else { return runs.append(run) }
        if end.isSimple, run.string.unicodeScalars.first?.isSimple == true { return runs.append(run) }
        let tail = last.string.suffix(1)
        // A scalar that joins the last cluster, such as a combining mark, takes the cluster's style.
        let joined = String(tail) + run.string
        let head = joined.prefix(1)
        guard head.utf8.count > tail.utf8.count else { return runs.append(run) }
        runs[runs.count - 1].string = String(last.string.dropLast()) + head
        append(Run(string: String(joined.dropFirst()), style: run.style))
    }

    func styled(_ style: Style) -> TextLine {
        style == .plain ? self : TextLine(runs.map { Run(string: $0.string, style: $0.style.over(style)) })
    }
}
