import SwiftFileKit

// Reads the tokens within the brackets of a declaration.
extension SwiftFile {
    /// Returns the source text from the token at `start` up to, but not including, the token at `end`.
    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let bytes = self.bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the token at an index is a `>` that closes an angle bracket, and is not part of an arrow.
    private func closesAngle(_ index: Int) -> Bool { isToken(index, ">") && !isToken(index - 1, "-") }

    /// Returns the index of the `>` that closes the `<` at an index; the same index if there is none.
    func closingAngle(_ start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if isToken(index, "<") { depth += 1 }
            if closesAngle(index) { depth -= 1 }
            if depth == 0 { return index }
        }
        return start
    }

    /// Returns the text between two brackets, split at the commas that are not in nested brackets, including angle
    /// brackets.
    func pieces(from open: Int, to close: Int) -> [String] { pieces(from: open + 1, upTo: close) }

    /// Returns the source text from one token up to another, split at the commas that are not in nested brackets,
    /// including angle brackets.
    func pieces(from first: Int, upTo end: Int) -> [String] {
        var (pieces, start, index, angles) = ([String](), first, first, 0)
        while index < end {
            if let end = closing(index) {
                index = end
            } else if isToken(index, "<") {
                angles += 1
            } else if closesAngle(index) {
                angles -= 1
            } else if isToken(index, ","), angles == 0 {
                pieces.append(text(from: start, to: index))
                start = index + 1
            }
            index += 1
        }
        return start < end ? pieces + [text(from: start, to: end)] : pieces
    }
}
