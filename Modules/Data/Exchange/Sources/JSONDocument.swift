import ExchangeDomainInterface
import JSON
import MandalartDomainInterface

/// A document of one JSON object a line. Empty lines are nothing.
struct JSONDocument {
    private let bytes: [UInt8]
    private var start: Int

    init(_ bytes: [UInt8], from start: Int) {
        (self.bytes, self.start) = (bytes, start)
    }

    /// The charts, in the order of their lines.
    ///
    /// - Throws: ``ImportError``, and what `progress` throws, which is called after each line.
    func charts(progress: (Int) throws -> Void) throws -> [NamedChart] {
        var charts: [NamedChart] = []
        var names: Set<Title?> = []
        var (line, start) = (0, start)
        while start < bytes.endIndex {
            line += 1
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            if let chart = try Self.chart(of: bytes[start..<end], line: line) {
                guard names.insert(chart.name).inserted else {
                    throw ImportError(line: line, field: "name", reason: .repeatedChart)
                }
                charts.append(chart)
            }
            start = end + 1
            try progress(min(start, bytes.count))
        }
        guard !charts.isEmpty else { throw ImportError(line: 1, reason: .noChart) }
        return charts
    }

    private static func chart(of bytes: ArraySlice<UInt8>, line: Int) throws(ImportError) -> NamedChart? {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ImportError(line: line, reason: .notUTF8)
        }
        if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
        do {
            return try NamedChart(JSONField(JSONValue(parsing: text), line: line))
        } catch let error as ImportError {
            throw error
        } catch let error as JSONError {
            throw ImportError(line: line, error, in: text)
        } catch {
            throw ImportError(line: line, reason: .noJSON(character: 1))
        }
    }
}

extension ImportError {
    /// What is wrong with a line, in characters and not in bytes.
    fileprivate init(line: Int, _ error: JSONError, in text: String) {
        if case .repeatedName(let name) = error.reason {
            self.init(line: line, field: name, reason: .repeatedField)
        } else {
            let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
            self.init(line: line, reason: .noJSON(character: before.count + 1))
        }
    }
}
