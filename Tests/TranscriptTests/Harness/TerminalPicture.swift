import Terminal

/// A screen as a picture (SVG 1.1), on a light or a dark page. Lines of boxes and bars are drawn, so that they meet
/// whatever the font is; each word is fitted to its columns.
struct TerminalPicture {
    /// The colours of a page.
    struct Theme {
        let name: String
        let page, frame, ink: String

        static let light = Theme(name: "light", page: "#ffffff", frame: "#d0d7de", ink: "#1f2328")
        static let dark = Theme(name: "dark", page: "#0d1117", frame: "#30363d", ink: "#e6edf3")
    }

    /// Pixels.
    private enum Measure {
        static let column = 9.0, row = 20.0, margin = 18.0, font = 15.0
        /// From the top of a row to the line on which letters sit.
        static let baseline = 15.0
    }

    private let screen: Screen
    private let title: String
    private let theme: Theme

    /// A picture of a screen. The title is for those who cannot see it.
    init(of screen: Screen, title: String, _ theme: Theme) {
        (self.screen, self.title, self.theme) = (screen, title, theme)
    }

    var text: String {
        let rows = screen.cells.prefix(screen.lines.count)
        let width = Int(2 * Measure.margin + Double(Screen.columns) * Measure.column)
        let height = Int(2 * Measure.margin + Double(rows.count) * Measure.row)
        let drawn = rows.enumerated().map { line($0.element, top: Measure.margin + Double($0.offset) * Measure.row) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="\(Self.escaped(title))">
            <style>text { font: \(Self.number(Measure.font))px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", \
            monospace; fill: \(theme.ink) } path { fill: none; stroke: \(theme.ink); opacity: .6 }</style>
            <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8" fill="\(theme.page)" \
            stroke="\(theme.frame)"/>
            \(drawn.joined())</svg>

            """
    }

    // MARK: - A row

    private func line(_ cells: [Screen.Cell?], top: Double) -> String {
        paper(cells, top: top) + boxes(cells, top: top) + words(cells, top: top)
    }

    /// What is behind the letters.
    private func paper(_ cells: [Screen.Cell?], top: Double) -> String {
        runs(cells) { $0.style.background }.map { start, count, color in
            rectangle(start, Double(count), top: top, "fill=\"\(Self.hex(color))\"")
        }.joined()
    }

    /// The lines of boxes as one path, and the parts of bars.
    private func boxes(_ cells: [Screen.Cell?], top: Double) -> String {
        var (path, bars) = ("", "")
        for (column, cell) in cells.enumerated() {
            guard let cell, let glyph = cell.text.first else { continue }
            if let arms = Self.arms[glyph] {
                path += arms.map { Self.stroke($0, column, top) }.joined()
            } else if let share = Self.shares[glyph] {
                let color = cell.style.foreground.map(Self.hex) ?? theme.ink
                let opacity = glyph == "░" ? " opacity=\".2\"" : ""
                bars += rectangle(column, share, top: top, "fill=\"\(color)\"\(opacity)")
            }
        }
        return bars + (path.isEmpty ? "" : "<path d=\"\(path)\"/>\n")
    }

    private func words(_ cells: [Screen.Cell?], top: Double) -> String {
        runs(cells) { cell -> Style? in
            guard let glyph = cell.text.first else { return nil }
            return glyph == " " || Self.arms[glyph] != nil || Self.shares[glyph] != nil ? nil : cell.style
        }.map { start, count, style in
            let text = cells[start..<(start + count)].compactMap { $0?.text }.joined()
            var look = style.foreground.map { " style=\"fill:\(Self.hex($0))\"" } ?? ""
            if style.bold { look += " font-weight=\"bold\"" }
            if style.dim { look += " opacity=\".6\"" }
            let (x, y) = (Self.x(start), Self.number(top + Measure.baseline))
            let length = Self.number(Double(count) * Measure.column)
            return "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\"\(look)>\(Self.escaped(text))</text>\n"
        }.joined()
    }

    /// The longest runs of cells for which `key` gives the same value. The second half of a wide character goes with it.
    private func runs<Key: Equatable>(
        _ cells: [Screen.Cell?], _ key: (Screen.Cell) -> Key?
    ) -> [(start: Int, count: Int, key: Key)] {
        var runs: [(start: Int, count: Int, key: Key)] = []
        var last: Key?
        for (column, cell) in cells.enumerated() {
            let value = cell.map(key) ?? last
            if let value, value == last, let run = runs.indices.last {
                runs[run].count += 1
            } else if let value {
                runs.append((column, 1, value))
            }
            last = value
        }
        return runs
    }

    // MARK: - Parts

    private func rectangle(_ column: Int, _ columns: Double, top: Double, _ fill: String) -> String {
        let width = Self.number(columns * Measure.column)
        let (x, y, height) = (Self.x(column), Self.number(top), Self.number(Measure.row))
        return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(fill)/>\n"
    }

    /// A side of a cell that a line of a box goes to from the middle.
    private enum Arm { case left, right, up, down }

    private static let arms: [Character: [Arm]] = [
        "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down], "└": [.right, .up],
        "┘": [.left, .up], "├": [.up, .down, .right], "┤": [.up, .down, .left], "┬": [.left, .right, .down],
        "┴": [.left, .right, .up], "┼": [.left, .right, .up, .down],
    ]

    /// How much of its cell a part of a bar fills, from the left.
    private static let shares: [Character: Double] = [
        "█": 1, "▉": 7 / 8, "▊": 6 / 8, "▋": 5 / 8, "▌": 4 / 8, "▍": 3 / 8, "▎": 2 / 8, "▏": 1 / 8, "░": 1,
    ]

    private static func stroke(_ arm: Arm, _ column: Int, _ top: Double) -> String {
        let (x, y) = ((Double(column) + 0.5) * Measure.column + Measure.margin, top + Measure.row / 2)
        let end =
            switch arm {
            case .left: "h-\(number(Measure.column / 2))"
            case .right: "h\(number(Measure.column / 2))"
            case .up: "v-\(number(Measure.row / 2))"
            case .down: "v\(number(Measure.row / 2))"
            }
        return "M\(number(x)) \(number(y))\(end)"
    }

    private static func x(_ column: Int) -> String { number(Measure.margin + Double(column) * Measure.column) }

    /// A length with at most two decimals.
    private static func number(_ length: Double) -> String {
        let hundredths = Int((length * 100).rounded())
        guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
        let decimals =
            hundredths % 10 == 0 ? "\(hundredths % 100 / 10)" : String("\(100 + hundredths % 100)".dropFirst())
        return "\(hundredths / 100).\(decimals)"
    }

    private static func hex(_ color: Color) -> String {
        let number = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func escaped(_ text: String) -> String {
        text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] ?? String($0) }.joined()
    }
}
