public import Basics

/// A parser of a document of JSON values, one a line as this project writes them, or over several lines as other
/// programs format them. The elements of an array are values of their own. Empty lines are skipped.
public struct JSONLines<Failure: DocumentFailure> {
    private let bytes: [UInt8]
    /// The number of lines that are parsed.
    private var line = 0
    /// The elements of an array that are not yet returned, and the lines on which they begin.
    private var elements: ArraySlice<(value: JSONValue, line: Int)> = []
    /// The offset of the first byte that is not yet parsed.
    public private(set) var offset: Int

    /// Creates a parser of the bytes from an offset on.
    public init(_ bytes: [UInt8], from start: Int = 0) {
        (self.bytes, offset) = (bytes, start)
    }

    /// Returns the next value; `nil` at the end.
    ///
    /// - Throws: an error about invalid UTF-8 or invalid JSON.
    public mutating func next() throws(Failure) -> DocumentField<Failure>? {
        while true {
            if let element = elements.popFirst() { return DocumentField(element.value, line: element.line) }
            guard offset < bytes.endIndex else { return nil }
            let (start, first) = (offset, line + 1)
            guard let value = try value() else { continue }
            guard case .array(let values) = value else { return DocumentField(value, line: first) }
            elements = zip(values, linesOfElements(from: start, line: first)).map { (value: $0, line: $1) }[...]
        }
    }

    /// Parses the next line, and the lines after it that belong to the same value; `nil` for an empty line.
    private mutating func value() throws(Failure) -> JSONValue? {
        let (start, first) = (offset, line + 1)
        let text = try text(from: start, to: endOfLine(from: start), line: first)
        if text.utf8.allSatisfy(\.isSpaceOfJSON) { return nil }
        do {
            return try JSONValue(parsing: text)
        } catch {
            guard let end = endOfValue(from: start), end >= offset else {
                throw Failure(FormatError(line: first, error, in: text))
            }
            let whole = try self.text(from: start, to: endOfLine(from: end), line: first)
            do { return try JSONValue(parsing: whole) } catch {
                throw Failure(FormatError(line: first, error, in: whole))
            }
        }
    }

    /// Returns the text between two offsets, and consumes it with the line end after it.
    private mutating func text(from start: Int, to end: Int, line first: Int) throws(Failure) -> String {
        let next = min(end + 1, bytes.endIndex)
        line += bytes[offset..<next].count { $0 == UInt8(ascii: "\n") }
        offset = next
        guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
            throw Failure(FormatError(line: first, .notUTF8))
        }
        return text
    }

    private func endOfLine(from start: Int) -> Int {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    }

    /// Returns the offset of the bracket that closes the first one from an offset on; `nil` if none does.
    private func endOfValue(from start: Int) -> Int? {
        Marks(bytes, from: start).first { $0.kind == .closing && $0.depth <= 0 }?.offset
    }

    /// Returns the line of each element of a valid array that begins at an offset.
    private func linesOfElements(from start: Int, line: Int) -> [Int] {
        var (lines, line, counted) = ([Int](), line, start)
        for mark in Marks(bytes, from: start) {
            if mark.depth == 0 { break }
            guard mark.depth == 1, mark.kind != .closing else { continue }
            let element = bytes[(mark.offset + 1)...].firstIndex { !$0.isSpaceOfJSON } ?? mark.offset
            line += bytes[counted..<element].count { $0 == UInt8(ascii: "\n") }
            counted = element
            lines.append(line)
        }
        return lines
    }
}

/// The brackets and commas of JSON that are in no string, with the number of brackets that are open after each.
private struct Marks: Sequence, IteratorProtocol {
    enum Kind { case opening, closing, comma }

    private let bytes: [UInt8]
    private var (offset, depth, isInString, isEscaped) = (0, 0, false, false)

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        offset = start
    }

    mutating func next() -> (offset: Int, kind: Kind, depth: Int)? {
        while offset < bytes.endIndex {
            defer { offset += 1 }
            switch bytes[offset] {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isInString: isEscaped = true
            case UInt8(ascii: "\""): isInString.toggle()
            case _ where isInString: continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                return (offset, .opening, depth)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                return (offset, .closing, depth)
            case UInt8(ascii: ","): return (offset, .comma, depth)
            default: continue
            }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether the byte is white space between the values of JSON.
    fileprivate var isSpaceOfJSON: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension FormatError {
    /// Creates the error for invalid JSON that begins on a line, with its position in characters instead of bytes.
    fileprivate init(line: Int, _ error: JSONError, in text: String) {
        // By bytes, because CRLF is a single character.
        let before = text.utf8.prefix(error.offset).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = line + before.count - 1
        if case .repeatedName(let name) = error.reason {
            self.init(line: line, field: name, .repeatedField)
        } else {
            let characters = before.last.map { String(decoding: $0, as: UTF8.self).count } ?? 0
            self.init(line: line, .noJSON(character: characters + 1))
        }
    }
}
