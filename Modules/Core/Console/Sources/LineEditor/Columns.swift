import Terminal

/// Formats a list in columns, each filled from top to bottom, no wider than the terminal.
func columns(_ items: [String], width: Int) -> [String] {
    let items = items.map(\.visible)
    let gap = 2
    let column = (items.map(\.displayWidth).max() ?? 0) + gap
    let count = max(1, (width + gap) / column)
    let rows = (items.count + count - 1) / count
    return (0..<rows).map { row in
        let cells = stride(from: row, to: items.count, by: rows).map { items[$0] }
        let padded = cells.dropLast().map { $0 + String(repeating: " ", count: column - $0.displayWidth) }
        return padded.joined() + (cells.last ?? "")
    }
}

/// Formats a list separated by commas, in lines no wider than the terminal.
func listed(_ items: [String], width: Int) -> [String] {
    Text(line: items.joined(separator: ", ")).wrapped(to: width).map(\.plain)
}
