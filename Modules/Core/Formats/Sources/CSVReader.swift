public import Basics

/// A parser of CSV (RFC 4180): commas separate fields, a line end (CRLF, or LF alone) follows each row, and a field
/// that contains a comma, a quote or a line end is quoted. Where a comma is the decimal separator, spreadsheets write
/// semicolons instead.
public struct CSVReader {
    private let bytes: [UInt8]
    private let separator: UInt8
    /// The offset of the first byte that is not yet parsed.
    public private(set) var offset: Int
    /// The number of the first line of the row that was returned last, counted from 1.
    public private(set) var lineOfRow = 1
    /// The number of the next line, counted from 1.
    private var line = 1

    /// Creates a parser of the bytes from an offset on, with the ASCII character that separates fields.
    public init(_ bytes: [UInt8], from start: Int = 0, separator: Unicode.Scalar = ",") {
        (self.bytes, offset, self.separator) = (bytes, start, UInt8(ascii: separator))
    }

    /// Returns the fields of the next row that is not empty; `nil` at the end.
    ///
    /// - Throws: `FormatError` for a misplaced or unclosed quote and for invalid UTF-8. The error's `field` is the
    ///   number of the column, counted from 1.
    public mutating func row() throws(FormatError) -> [String]? {
        while offset < bytes.count {
            var fields: [String] = []
            lineOfRow = line
            repeat { fields.append(try field(number: fields.count + 1)) } while take(separator)
            endLine()
            if fields != [""] { return fields }
        }
        return nil
    }

    private mutating func field(number: Int) throws(FormatError) -> String {
        let begin = line
        guard take(Self.quote) else {
            let start = offset
            while offset < bytes.count, !isEndOfField {
                guard bytes[offset] != Self.quote else { throw error(.strayQuote, number) }
                offset += 1
            }
            return try text(bytes[start..<offset], number, begin)
        }
        var content: [UInt8] = []
        while true {
            let start = offset
            while offset < bytes.count, bytes[offset] != Self.quote {
                if bytes[offset] == Self.lineFeed { line += 1 }
                offset += 1
            }
            content += bytes[start..<offset]
            guard take(Self.quote) else { throw FormatError(line: begin, field: "\(number)", .openQuote) }
            guard take(Self.quote) else { break }
            content.append(Self.quote)
        }
        guard offset == bytes.count || isEndOfField else { throw error(.strayQuote, number) }
        return try text(content[...], number, begin)
    }

    private func text(_ bytes: ArraySlice<UInt8>, _ number: Int, _ line: Int) throws(FormatError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FormatError(line: line, field: "\(number)", .notUTF8)
        }
        return text
    }

    /// Whether the current field ends before the next byte: at a separator or at the end of the line.
    private var isEndOfField: Bool {
        switch bytes[offset] {
        case separator, Self.lineFeed: true
        case Self.carriageReturn: offset + 1 == bytes.count || bytes[offset + 1] == Self.lineFeed
        default: false
        }
    }

    private mutating func endLine() {
        _ = take(Self.carriageReturn)
        if take(Self.lineFeed) { line += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    private func error(_ fault: FormatFault, _ number: Int) -> FormatError {
        FormatError(line: line, field: "\(number)", fault)
    }

    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
