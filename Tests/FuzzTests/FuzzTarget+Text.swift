@testable import Terminal

extension FuzzTarget {
    /// Shows a text: nothing in it acts on a terminal, no line is wider than wanted, and no character is lost. The first
    /// byte says how wide.
    static func checkText(_ bytes: [UInt8]) throws(Broken) {
        guard let first = bytes.first else { return }
        let width = Int(first % 40) + 1
        let string = string(of: bytes.dropFirst())
        let visible = string.visible
        try expect(areSame(visible, visible.visible), "\(visible.debugDescription) is made visible again")
        try expect(!visible.unicodeScalars.contains(where: \.isControl), "\(visible.debugDescription) has controls")
        let text = Text(string)
        try expect(!text.rendered(.none).contains("\u{1B}"), "\(string.debugDescription) brings an escape")
        for line in text.lines { try check(line, width: width) }
        try checkWrapping(text, width: width)
    }

    private static func check(_ line: Text, width: Int) throws(Broken) {
        let string = line.plain
        try expect(line.width == string.displayWidth, "\(string.debugDescription) has two widths")
        try expect(string.allSatisfy { (0...2).contains($0.displayWidth) }, "\(string.debugDescription) is too wide")
        let cut = line.truncated(to: width)
        try expect(cut.width <= width, "\(string.debugDescription) is cut to \(cut.width) of \(width)")
        try expect(line.width > width || cut == line, "\(string.debugDescription) is cut and fits")
        let padded = line.padded(to: width)
        try expect(padded.width == max(width, line.width), "\(string.debugDescription) is filled to \(padded.width)")
    }

    private static func checkWrapping(_ text: Text, width: Int) throws(Broken) {
        let lines = text.wrapped(to: width)
        for line in lines {
            try expect(line.width <= width, "\(line.plain.debugDescription) is wider than \(width)")
        }
        // A character of two columns is not seen where there is one.
        guard width > 1 else { return }
        let (before, after) = (text.lines.flatMap(scalars), lines.flatMap(scalars))
        try expect(before == after, "\(text.plain.debugDescription) is wrapped to \(lines.map(\.plain))")
        for limit in [1, 2] {
            try expect(text.wrapped(to: width, lines: limit).count <= limit, "there are more than \(limit) lines")
        }
    }

    /// What a line is made of, without the spaces where lines may break.
    private static func scalars(of line: Text) -> [Unicode.Scalar] {
        line.plain.filter { ![" ", "\u{3000}", "\u{200B}"].contains($0) }.flatMap(\.unicodeScalars)
    }
}
