extension SwiftFile {
    /// The numbers of the lines with code: neither blank nor only comments.
    var codeLines: Set<Int> {
        var lines: Set<Int> = []
        for token in tokens {
            lines.insert(token.line)
            guard token.kind == .literal else { continue }
            var line = token.line
            for byte in bytes[token.range] {
                if byte == UInt8(ascii: "\n") {
                    line += 1
                } else if byte > UInt8(ascii: " ") {
                    lines.insert(line)
                }
            }
        }
        return lines
    }
}
