import SwiftFileKit

// Changes lists and the arguments of calls.
extension Edit {
    /// Appends an element to the list between two brackets, which are tokens with the given indexes. A list with
    /// elements gets a line for the new one.
    mutating func append(_ element: String, toListFrom first: Int, to last: Int) {
        let tokens = file.tokens
        guard last > first + 1 else { return insert(element, at: tokens[last].range.lowerBound) }
        let indentation = file.indentation(ofLine: tokens[first].line)
        let inner = String(repeating: " ", count: indentation + 4)
        if tokens[first].line == tokens[last].line {
            let inside = tokens[first].range.upperBound..<tokens[last].range.lowerBound
            let old = String(decoding: file.bytes[inside], as: UTF8.self)
            replace(inside, with: "\n\(inner)\(old),\n\(inner)\(element),\n\(inner.dropLast(4))")
        } else {
            if !file.isToken(last - 1, ",") { insert(",", at: tokens[last - 1].range.upperBound) }
            insert("\(inner)\(element),\n", at: file.startOfLine(tokens[last].line))
        }
    }

    /// Removes elements from the list between two brackets, which are tokens with the given indexes. The closure gets
    /// the indexes of an element's tokens, with the comma after it. The lines and comments of other elements stay.
    ///
    /// - Returns: the elements that are left; `nil` if none is removed.
    @discardableResult
    mutating func removeElements(
        from first: Int, to last: Int, where isGone: (Range<Int>) -> Bool
    ) -> [Range<Int>]? {
        let (tokens, elements) = (file.tokens, file.elements(from: first, to: last))
        let gone = elements.filter(isGone)
        let left = elements.filter { !gone.contains($0) }
        guard !gone.isEmpty else { return nil }
        if left.isEmpty {
            replace(tokens[first].range.upperBound..<tokens[last].range.lowerBound, with: "")
        } else if tokens[first].line == tokens[last].line {
            let texts = left.map {
                file.text(from: $0.lowerBound, to: $0.upperBound - (file.isToken($0.upperBound - 1, ",") ? 1 : 0))
            }
            let inside = tokens[first].range.upperBound..<tokens[last].range.lowerBound
            replace(inside, with: texts.joined(separator: ", "))
        } else {
            for run in joined(gone) { removeRun(run, before: last) }
            // If the last element had no comma, the new last one has none.
            if !file.isToken(last - 1, ","), let comma = left.last?.last, file.isToken(comma, ",") {
                replace(tokens[comma].range, with: "")
            }
        }
        return left
    }

    /// Removes elements that follow one another from a list of several lines.
    private mutating func removeRun(_ run: Range<Int>, before last: Int) {
        let (start, end) = (file.tokens[run.lowerBound], file.tokens[run.upperBound - 1])
        let (before, next) = (file.tokens[run.lowerBound - 1], file.tokens[run.upperBound])
        if before.line < start.line, next.line > end.line {
            removeLines(start.line...end.line)
        } else if next.line == end.line, run.upperBound < last {
            replace(start.range.lowerBound..<next.range.lowerBound, with: "")
        } else {
            let gap = before.range.upperBound..<start.range.lowerBound
            let hasComment = file.hasComment(from: run.lowerBound - 1, to: run.lowerBound)
            replace((hasComment ? gap.upperBound : gap.lowerBound)..<end.range.upperBound, with: "")
        }
    }

    /// Returns the ranges with those joined that follow one another.
    private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.reduce(into: []) { runs, range in
            if let run = runs.last, run.upperBound == range.lowerBound {
                runs[runs.count - 1] = run.lowerBound..<range.upperBound
            } else {
                runs.append(range)
            }
        }
    }
}

extension SwiftFile {
    /// Returns the indexes of the tokens of each element between two brackets, with the comma after the element.
    fileprivate func elements(from first: Int, to last: Int) -> [Range<Int>] {
        var (elements, start, index): ([Range<Int>], Int, Int) = ([], first + 1, first + 1)
        while index < last {
            index = closing(index) ?? index
            if isToken(index, ",") || index == last - 1 {
                elements.append(start..<index + 1)
                start = index + 1
            }
            index += 1
        }
        return elements
    }

    /// Returns the text with another argument at the end of the call whose opening parenthesis is at an index. If the
    /// call has a comment, its other text stays as it is; otherwise, its lines are filled anew.
    func text(adding argument: String, toCallAt open: Int) -> String {
        guard let close = closing(open), hasComment(from: open, to: close) else {
            return text(ofCallAt: open) { $0 + [argument] }
        }
        let inner = String(repeating: " ", count: indentation(ofLine: tokens[open].line) + 4)
        let end = tokens[close - 1].range.upperBound
        let comma = isToken(close - 1, "(") || isToken(close - 1, ",") ? "" : ","
        return text(with: [(end..<end, "\(comma)\n\(inner)\(argument)")])
    }

    /// Returns the text without the arguments with a label in the call whose opening parenthesis is at an index. If the
    /// call has a comment, its other text stays as it is; otherwise, its lines are filled anew.
    func text(removing label: String, fromCallAt open: Int) -> String {
        guard let close = closing(open), hasComment(from: open, to: close) else {
            return text(ofCallAt: open) { $0.filter { !$0.hasPrefix("\(label):") } }
        }
        var edit = Edit(self)
        edit.removeElements(from: open, to: close) { isWord($0.lowerBound, label) && isToken($0.lowerBound + 1, ":") }
        return edit.text
    }

    /// Returns the text with other arguments in the call whose opening parenthesis is at an index.
    private func text(ofCallAt open: Int, _ change: ([String]) -> [String]) -> String {
        guard let close = closing(open) else { return text(with: []) }
        let indent = indentation(ofLine: tokens[open].line)
        let start = startOfLine(tokens[open].line) + indent
        let head = String(decoding: bytes[start..<tokens[open].range.upperBound], as: UTF8.self)
        let new = Writing.call(head, change(arguments(from: open, to: close)), ")", indent: indent)
        return text(with: [(start..<tokens[close].range.upperBound, new)])
    }

    /// Whether there is a comment between two tokens. Also `true` for a string with a slash before an interpolation.
    fileprivate func hasComment(from start: Int, to end: Int) -> Bool {
        (start..<end).contains { index in
            let (gap, next) = (tokens[index].range.upperBound, tokens[index + 1].range.lowerBound)
            return gap < next && bytes[gap..<next].contains(UInt8(ascii: "/"))
        }
    }
}
