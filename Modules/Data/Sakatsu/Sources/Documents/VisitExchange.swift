package import Basics
import Formats
package import SakatsuDomainInterface

/// The codec of all document formats for visits.
package struct VisitExchange: VisitCodec {
    private let today: @Sendable () -> Day

    /// Creates a codec, which keeps no state between documents. Visits in a document may be dated up to tomorrow,
    /// because it may already be the next day where the document was written.
    package init(today: @escaping @Sendable () -> Day) {
        self.today = today
    }

    package func write(
        _ visits: [NumberedVisit], as format: VisitFormat, in language: Language, _ write: (String) throws -> Void
    ) throws {
        switch format {
        case .json:
            for visit in visits { try write(JSONValue.object(NumberedVisit.record.json(of: visit)).text + "\n") }
        case .csv:
            try write(VisitTable.columns.csvRow)
            for visit in visits { try write(VisitTable.rows(of: visit)) }
        case .markdown: for visit in visits { try write(VisitArticle(visit, language).text) }
        }
    }

    package func visits(
        of document: [UInt8], columns: String?, progress: (Int) throws -> Void
    ) throws -> [DocumentedVisit] {
        // Some programs write a byte order mark, which has no meaning in UTF-8.
        let start = Self.start(of: document)
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let last = Day(number: today().number + 1)
        let first = document[start...].first { !isSpace($0) }
        if columns != nil, [nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "#")].contains(first) {
            throw VisitColumnsError.noTable
        }
        let visits =
            switch first {
            case nil: [DocumentedVisit]()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                try VisitLines.visits(in: document, from: start, until: last, progress: progress)
            case UInt8(ascii: "#"):
                try VisitArticleReader.visits(in: document, from: start, until: last, progress: progress)
            default: try others(in: document, from: start, columns, until: last, progress)
            }
        if visits.isEmpty { throw VisitImportError(line: 1, reason: .noVisit) }
        return visits
    }

    package func readings(of document: [UInt8], columns: String?) -> [Phrase] {
        (try? VisitSheet(document, from: Self.start(of: document), columns: columns))?.readings ?? []
    }

    private static func start(of document: [UInt8]) -> Int { document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Decodes a table of this or another program, or a post.
    private func others(
        in document: [UInt8], from start: Int, _ columns: String?, until last: Day,
        _ progress: (Int) throws -> Void
    ) throws -> [DocumentedVisit] {
        if var sheet = try VisitSheet(document, from: start, columns: columns) {
            var visits: [DocumentedVisit] = []
            while let visit = try sheet.visit(today: today(), until: last) {
                visits.append(visit)
                try progress(sheet.offset)
            }
            return visits
        }
        do {
            return try VisitTable.visits(in: document, from: start, until: last, progress: progress)
        } catch let error as VisitImportError where error.reason == .notADocument {
            let visit = try VisitPostReader.visit(in: document, from: start, today: today(), until: last)
            guard let visit else {
                guard let headers = VisitSheet.headers(of: document, from: start) else { throw error }
                throw VisitImportError(line: 1, reason: .noColumns(headers))
            }
            try progress(document.count)
            return [visit]
        }
    }
}

extension VisitImportError {
    /// Creates an error at a position.
    init(_ place: DocumentPlace, _ reason: Reason) {
        self.init(line: place.line, field: place.field, reason: reason)
    }
}

extension DocumentPlace {
    /// Returns the domain value that a closure creates. An error of the closure is rethrown as an error at this
    /// position.
    func make<T>(_ make: () throws(SakatsuError) -> T) throws(VisitImportError) -> T {
        do { return try make() } catch { throw VisitImportError(self, .notTaken(error)) }
    }

    /// Parses the day of a visit, which must not be after `last`.
    func day(_ text: String, until last: Day) throws(VisitImportError) -> Day {
        let day: Day
        do { day = try Day(text) } catch { throw VisitImportError(self, .noDay(NotADay(text.cited))) }
        return try checked(day, until: last)
    }

    /// Parses the day of a visit as a person types it, which must not be after `last`; `nil` for any other text.
    ///
    /// - Throws: `VisitImportError`, also for a date whose order is not decided.
    func day(typed text: String, from today: Day, until last: Day) throws(VisitImportError) -> Day? {
        let typed: TypedDay
        do { typed = try TypedDay(typed: text) } catch {
            if let day = error as? AmbiguousDay { throw VisitImportError(self, .notTaken(.ambiguousDay(day))) }
            return nil
        }
        return try checked(typed.day(from: today, .past), until: last)
    }

    private func checked(_ day: Day, until last: Day) throws(VisitImportError) -> Day {
        guard day <= last else { throw VisitImportError(self, .notTaken(.dayToCome(day))) }
        return day
    }
}
