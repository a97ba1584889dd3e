public import Basics

/// A parser of a document with one JSON value a line. Empty lines are skipped.
public struct JSONLines<Failure: DocumentFailure> {
    private let bytes: [UInt8]
    private var line = 0
    /// The offset of the first byte that is not yet parsed.
    public private(set) var offset: Int

    /// Creates a parser of the bytes from an offset on.
    public init(_ bytes: [UInt8], from start: Int = 0) {
        (self.bytes, offset) = (bytes, start)
    }

    /// Returns the value of the next line that is not empty; `nil` at the end.
    ///
    /// - Throws: an error about invalid UTF-8 or invalid JSON.
    public mutating func next() throws(Failure) -> DocumentField<Failure>? {
        while offset < bytes.endIndex {
            line += 1
            let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            let start = offset
            offset = min(end + 1, bytes.endIndex)
            if let field = try field(of: bytes[start..<end]) { return field }
        }
        return nil
    }

    private func field(of bytes: ArraySlice<UInt8>) throws(Failure) -> DocumentField<Failure>? {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(FormatError(line: line, .notUTF8))
        }
        if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
        do {
            return DocumentField(try JSONValue(parsing: text), line: line)
        } catch {
            throw Failure(FormatError(line: line, error, in: text))
        }
    }
}

extension FormatError {
    /// Creates the error for invalid JSON in a line, with its position in characters instead of bytes.
    fileprivate init(line: Int, _ error: JSONError, in text: String) {
        if case .repeatedName(let name) = error.reason {
            self.init(line: line, field: name, .repeatedField)
        } else {
            let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
            self.init(line: line, .noJSON(character: before.count + 1))
        }
    }
}
