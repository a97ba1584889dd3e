import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface

/// A document with one JSON object on each line. Empty lines are skipped.
enum JSONDocument {
    /// Decodes the charts in the order of their lines, and the wishes. No past event may be dated after `last`.
    /// `progress` is called after each line with the number of bytes read so far.
    static func contents(
        in bytes: [UInt8], from start: Int, until last: Day, progress: (Int) throws -> Void
    ) throws -> DocumentContents {
        var contents = LineContents(last: last)
        var lines = JSONLines<ImportError>(bytes, from: start)
        while let field = try lines.next() {
            try contents.add(field)
            try progress(lines.offset)
        }
        return try contents.contents()
    }
}

/// The charts and wishes of the lines read so far.
private struct LineContents {
    private let last: Day
    private var charts: [DocumentedChart] = []
    private var names: Set<Title> = []
    private var numbers: Set<ChartID> = []
    private var wishes: [WishNumber: Wish] = [:]
    /// The numbers of the charts that wishes refer to. A later line may contain such a chart.
    private var links: [(number: ChartID, field: JSONField)] = []

    init(last: Day) {
        self.last = last
    }

    /// Adds the object of a line. After the first chart or wish, an object of another kind causes `unknownObject`
    /// instead of `notADocument`.
    mutating func add(_ field: JSONField) throws(ImportError) {
        do throws(ImportError) {
            try take(field)
        } catch  where error.reason == .notADocument && !(charts.isEmpty && wishes.isEmpty) {
            throw field.error(.unknownObject)
        }
    }

    private mutating func take(_ field: JSONField) throws(ImportError) {
        if try field.kind() == Wish.record.kind {
            let (number, wish, link) = try Wish.read(field, until: last)
            guard wishes[number.value] == nil else { throw number.field.error(.repeatedNumber) }
            wishes[number.value] = wish
            if let link { links.append(link) }
        } else {
            let chart = try DocumentedChart(field, until: last)
            if let name = chart.named.name, !names.insert(name).inserted {
                throw field.error(.repeatedChart, at: "name")
            }
            if let number = chart.number, !numbers.insert(number).inserted {
                throw field.error(.repeatedNumber, at: "number")
            }
            charts.append(chart)
        }
    }

    func contents() throws(ImportError) -> DocumentContents {
        guard !charts.isEmpty || !wishes.isEmpty else { throw ImportError(line: 1, reason: .noChart) }
        for link in links where !numbers.contains(link.number) { throw link.field.error(.noSuchNumber(link.number)) }
        return DocumentContents(charts: charts, dreams: DreamList(wishes))
    }
}
