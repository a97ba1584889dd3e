import Basics
import Formats
import SakatsuDomainInterface

/// Parses visits from the Markdown of ``VisitArticle``, in any language of the project.
enum VisitArticleReader {
    /// Decodes the visits in their order in the document. `progress` is called after each line.
    static func visits(
        in bytes: [UInt8], from start: Int, until last: Day, progress: (Int) throws -> Void
    ) throws -> [DocumentedVisit] {
        var article = Article(last: last)
        var (offset, line) = (start, 0)
        while offset < bytes.count {
            line += 1
            let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            var content = bytes[offset..<end]
            if content.last == UInt8(ascii: "\r") { content = content.dropLast() }
            guard let text = String(validating: content, as: UTF8.self) else {
                throw VisitImportError(FormatError(line: line, .notUTF8))
            }
            try article.add(text, at: DocumentPlace(line: line))
            offset = min(end + 1, bytes.count)
            try progress(offset)
        }
        return try article.visits()
    }
}

/// The visits of the lines parsed so far.
private struct Article {
    let last: Day
    private var done: [DocumentedVisit] = []
    private var numbers: Set<VisitNumber> = []
    private var visit: VisitBuilder?
    private var part: VisitArticle.Part?
    /// The lines of the current remark so far, and the position of the remark.
    private var remark: (lines: [String], place: DocumentPlace)?

    init(last: Day) {
        self.last = last
    }

    mutating func visits() throws(VisitImportError) -> [DocumentedVisit] {
        try endVisit()
        return done
    }

    mutating func add(_ line: String, at place: DocumentPlace) throws(VisitImportError) {
        if let text = line.text(behind: ">") {
            guard visit != nil, part == .foreword || part == .afterword else { throw place.stray }
            if remark == nil { remark = ([], place) }
            remark?.lines.append(text)
            return
        }
        try endRemark()
        if line.allSatisfy(\.isWhitespace) { return }
        if let title = line.text(behind: "## ") {
            guard visit != nil, let part = VisitArticle.Part(heading: title) else { throw place.stray }
            self.part = part
        } else if let title = line.text(behind: "# ") {
            try endVisit()
            let facility = try place.make { () throws(SakatsuError) in try Facility(title.readingMarkdown) }
            visit = VisitBuilder(facility, at: place)
        } else if let item = line.text(behind: "- ") {
            try addItem(item, at: place)
        } else if line.hasPrefix("|"), part == .sets {
            try addRow(line, at: place)
        } else {
            throw place.stray
        }
    }

    /// Parses a list item: the number of the visit, its day, or a temperature.
    private mutating func addItem(_ item: String, at place: DocumentPlace) throws(VisitImportError) {
        guard visit != nil, let (label, value) = item.labelled else { throw place.stray }
        if part == .temperatures {
            let name = try place.make { () throws(SakatsuError) in try TemperaturePlace(label.readingMarkdown) }
            let temperature = try place.make { () throws(SakatsuError) in try Temperature(value) }
            try visit?.add(.temperature(name, temperature), at: place)
        } else if part == nil, VisitPhrases.visit.isText(label) {
            let number = try place.make { () throws(SakatsuError) in try VisitNumber(value) }
            guard numbers.insert(number).inserted else { throw VisitImportError(place, .repeatedNumber) }
            visit?.number = number
        } else if part == nil, VisitPhrases.day.isText(label) {
            visit?.day = try place.day(value, until: last)
        } else {
            throw place.stray
        }
    }

    /// Parses a row of the table of sets. The header and the line below it are ignored.
    private mutating func addRow(_ line: String, at place: DocumentPlace) throws(VisitImportError) {
        let cells = line.cells
        if cells.allSatisfy({ !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }) { return }
        guard let first = cells.first, !VisitPhrases.set.isText(first) else { return }
        guard cells.count == 5 else {
            throw VisitImportError(
                FormatError(line: place.line, .fieldCount(found: cells.count, wanted: 5)))
        }
        let number = try place.make { () throws(SakatsuError) in try SetNumber(first) }
        let phase = try place.make { () throws(SakatsuError) in try Phase(cells[1]) }
        var step = try place.make { () throws(SakatsuError) in try Step(phase, typed: cells[2]) }
        if !cells[3].isEmpty {
            step.name = try place.make { () throws(SakatsuError) in try StepName(cells[3].readingMarkdown) }
        }
        if !cells[4].isEmpty {
            step.emoji = try place.make { () throws(SakatsuError) in try Emoji(cells[4].readingMarkdown) }
        }
        try visit?.add(.step(number, step), at: place)
    }

    private mutating func endRemark() throws(VisitImportError) {
        guard let (lines, place) = remark else { return }
        remark = nil
        let text = lines.map(\.withoutBreak.readingMarkdown).joined(separator: "\n")
        let words = try place.make { () throws(SakatsuError) in try Remark(text) }
        try visit?.add(part == .foreword ? .foreword(words) : .afterword(words), at: place)
    }

    private mutating func endVisit() throws(VisitImportError) {
        try endRemark()
        if let visit { done.append(try visit.visit()) }
        (visit, part) = (nil, nil)
    }
}

extension DocumentPlace {
    /// The error for a line that is not allowed at its position.
    fileprivate var stray: VisitImportError { VisitImportError(self, .notALine) }
}

extension VisitArticle.Part {
    fileprivate init?(heading: String) {
        guard let part = Self.allCases.first(where: { $0.phrase.isText(heading) }) else { return nil }
        self = part
    }
}

extension Phrase {
    /// Returns whether a text equals the phrase in any language of the project, ignoring case.
    func isText(_ typed: String) -> Bool {
        let typed = typed.lowercased()
        return Language.allCases.contains { text(in: $0).lowercased() == typed }
    }
}

extension String {
    /// Returns the text after a mark at the beginning of the line, without one space after the mark; `nil` if the line
    /// does not begin with the mark.
    fileprivate func text(behind mark: String) -> String? {
        guard unicodeScalars.starts(with: mark.unicodeScalars) else { return nil }
        let rest = unicodeScalars.dropFirst(mark.unicodeScalars.count)
        return String(mark.hasSuffix(" ") || rest.first != " " ? rest : rest.dropFirst())
    }

    /// The parts of the line before and after its last colon; `nil` without a colon.
    fileprivate var labelled: (label: String, value: String)? {
        let scalars = unicodeScalars
        guard let colon = scalars.lastIndex(of: ":") else { return nil }
        let value = String(scalars[scalars.index(after: colon)...]).drop { $0 == " " }
        return (String(scalars[..<colon]), String(value))
    }

    /// The line of a block quote without the unescaped backslash at its end, which marks a hard line break in Markdown.
    fileprivate var withoutBreak: String {
        let count = utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        return count.isMultiple(of: 2) ? self : String(decoding: utf8.dropLast(), as: UTF8.self)
    }

    /// The cells of a table row, without surrounding spaces.
    fileprivate var cells: [String] {
        var (cells, isEscaped) = ([String.UnicodeScalarView()], false)
        for scalar in unicodeScalars.dropFirst() {
            if scalar == "|", !isEscaped {
                cells.append(String.UnicodeScalarView())
            } else {
                cells[cells.count - 1].append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        // The text after the last vertical bar is not a cell.
        if let last = cells.last, last.allSatisfy({ $0 == " " }) { cells.removeLast() }
        // Trimmed by scalars, because a space and a combining mark after it are one character.
        return cells.map { cell in
            let text = cell.drop { $0 == " " }
            return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
        }
    }
}
