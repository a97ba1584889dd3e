import Basics
import Formats
import SakatsuDomainInterface

/// Parses a text that people post: the text of `VisitPost` in any language of the project, or one in the form that
/// sauna-goers post.
///
///     サウナ北欧（2026/11/20）
///
///     サウナ：12分 × 3
///     水風呂：1分 × 3
///     休憩：10分 × 3
///     合計：3セット
///
///     一言：ととのった
///
/// The first line is the facility, with the day; without a day, the visit is of today. A line that is neither a set nor
/// a temperature belongs to the foreword before the first set, and to the afterword after it; so does a second
/// temperature of a place.
struct VisitPostReader {
    private let today: Day
    private let last: Day
    private var title: (facility: Facility, place: DocumentPlace)?
    private var day: Day?
    private var sets: [SaunaSet] = []
    /// The rows of the sets that are being read. Their phases are decided together, once all of them are known.
    private var rows: [(row: Row, place: DocumentPlace)] = []
    private var temperatures = Temperatures()
    private var remarks: (before: [String], after: [String]) = ([], [])
    private var hasBody = false

    private init(today: Day, until last: Day) {
        (self.today, self.last) = (today, last)
    }

    /// Returns the visit of a post; `nil` for a text without sets.
    static func visit(
        in bytes: [UInt8], from start: Int, today: Day, until last: Day
    ) throws(VisitImportError) -> DocumentedVisit? {
        guard bytes.count <= 1 << 16, let text = String(validating: bytes[start...], as: UTF8.self) else { return nil }
        var reader = VisitPostReader(today: today, until: last)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
        for (index, line) in lines.enumerated() {
            try reader.add(String(line).trimmingWhitespace(), at: DocumentPlace(line: index + 1))
        }
        return try reader.visit()
    }

    private mutating func visit() throws(VisitImportError) -> DocumentedVisit? {
        try endRows()
        guard hasBody else { return nil }
        guard let (facility, place) = title else { throw VisitImportError(line: 1, reason: .noTitle) }
        let (sets, temperatures, remarks) = (sets, temperatures.meant(), remarks)
        let visit = try place.make { () throws(SakatsuError) in
            try Visit(
                facility, on: day ?? today, foreword: Self.remark(remarks.before), temperatures: temperatures,
                sets: sets, afterword: Self.remark(remarks.after))
        }
        return DocumentedVisit(nil, visit)
    }

    private static func remark(_ lines: [String]) throws(SakatsuError) -> Remark? {
        let text = lines.joined(separator: "\n").trimmingWhitespace()
        return text.isEmpty ? nil : try Remark(text)
    }

    private mutating func add(_ line: String, at place: DocumentPlace) throws(VisitImportError) {
        if line.isEmpty {
            if hasBody { remarks.after.append("") } else if title != nil { remarks.before.append("") }
        } else if let count = line.countOfSets {
            hasBody = true
            // A total repeats what has been read, unless no row says how often it was done.
            if let last = rows.indices.last, let length = rows[last].row.indices.last,
                rows[last].row[length].count == nil
            {
                rows[last].row[length].count = count
            }
        } else if let steps = line.numberedSet {
            hasBody = true
            try endRows()
            sets.append(try place.make { () throws(SakatsuError) in try SaunaSet(steps.assigned()) })
        } else if let (name, temperature) = line.temperature, temperatures[name] == nil {
            let there = temperatures
            temperatures = try place.make { () throws(SakatsuError) in try there.with(name, temperature) }
        } else if let row = line.row, let text = row.first?.text {
            hasBody = true
            if let phase = text.phase {
                for (text, _) in row { _ = try place.make { () throws(SakatsuError) in try text.step(of: phase) } }
            }
            let there = rows.compactMap { $0.row.first?.text }
            // A row that cannot belong to the same sets, or repeats a name, begins the next ones.
            let isRepeated = text.phase == nil && there.contains { $0.name == text.name }
            if !there.isEmpty, isRepeated || (there + [text]).phases == nil { try endRows() }
            rows.append((row, place))
        } else {
            try addText(line, at: place)
        }
    }

    private mutating func addText(_ line: String, at place: DocumentPlace) throws(VisitImportError) {
        if title == nil, !hasBody {
            let (name, date) = line.titled
            if let date, !date.isFigure { day = try place.day(typed: date, from: today, until: last) }
            let facility = day == nil ? line : name
            title = (try place.make { () throws(SakatsuError) in try Facility(facility) }, place)
        } else if day == nil, !hasBody, line.isDate,
            let day = try place.day(typed: line, from: today, until: last)
        {
            self.day = day
        } else if hasBody {
            remarks.after.append(line.withoutLabel)
        } else {
            remarks.before.append(line)
        }
    }

    private mutating func endRows() throws(VisitImportError) {
        guard let last = rows.last?.place else { return }
        var steps = TypedSteps()
        let read = rows
        rows = []
        let phases = read.compactMap { $0.row.first?.text }.phases ?? []
        for ((row, place), phase) in zip(read, phases) {
            try place.make { () throws(SakatsuError) in
                for (index, (text, count)) in row.enumerated() {
                    let step = try text.step(of: phase)
                    let word = step.length.english
                    // Further lengths of a row are those of the next sets.
                    if index == 0 { steps.add(step, word) } else { steps.continueLast(with: step, word) }
                    if let count { _ = try steps.repeatLast(count, count.description) }
                }
            }
        }
        let found = try last.make { () throws(SakatsuError) in try steps.sets() }
        for set in found { sets += Array(repeating: set.set, count: min(set.count, 99)).compactMap(\.self) }
    }
}

/// The lengths of a phase in a line, each with the number of its sets; at least one.
private typealias Row = [(text: StepText, count: SetCount?)]

/// The text of a step: a name with an emoji before it, and a length.
private struct StepText {
    let name: String
    let emoji: Emoji?
    let length: String

    /// Parses a name and a length with its unit: `löyly 10 min`, `🧖 サウナ：12分`; `nil` for any other text.
    init?(_ text: Substring) {
        let words = text.split { $0.isWhitespace || $0 == ":" || $0 == "：" }.map(String.init)
        guard let first = words.first, text.utf8.count <= 256 else { return nil }
        emoji = words.count > 2 ? try? Emoji(first) : nil
        let rest = emoji == nil ? words[...] : words.dropFirst()
        let sizes = (1...4).reversed().filter { $0 < rest.count }
        if let size = sizes.first(where: { Self.isLength(rest.suffix($0)) }) {
            name = rest.dropLast(size).joined(separator: " ")
            length = rest.suffix(size).joined(separator: " ")
            return
        }
        // The length follows the name of the phase without a space.
        let names = Phase.allCases.flatMap(\.words).sorted { $0.count > $1.count }
        guard let word = rest.first, rest.count == 1,
            let begin = names.first(where: { word.lowercased().hasPrefix($0) }),
            case let length = String(word.dropFirst(begin.count)), Self.isLength([length][...])
        else { return nil }
        (name, self.length) = (String(word.prefix(begin.count)), length)
    }

    private static func isLength(_ words: ArraySlice<String>) -> Bool {
        guard words.first?.first?.isNumber == true, words.contains(where: { $0.contains { !$0.isNumber } }),
            zip(words, words.dropFirst()).allSatisfy({ before, word in
                word.first?.isNumber == false || before.contains { !$0.isNumber }
            })
        else { return false }
        return (try? Step(.rest, typed: words.joined(separator: " "))) != nil
    }

    var phase: Phase? { try? Phase(name) }

    /// Whether the length is wholly in seconds.
    var isInSeconds: Bool { !length.halfWidth.lowercased().contains { "m분分".contains($0) } }

    func step(of phase: Phase) throws(SakatsuError) -> Step {
        var step = try Step(phase, typed: length)
        if !phase.phrase.isText(name) { step.name = try? StepName(name) }
        step.emoji = emoji
        return step
    }
}

extension [StepText] {
    /// The phases of the steps of one set in their order: those that the names mean and, for other names, those that
    /// are left between them. If several choices fit, the best one gives the cool bath, and no other phase, a length in
    /// seconds. `nil` if no set has such steps.
    fileprivate var phases: [Phase]? {
        let all = Phase.allCases
        var best: (phases: [Phase], likely: Int)?
        for choice in 1..<(1 << all.count) {
            let phases = all.indices.filter { choice >> $0 & 1 == 1 }.map { all[$0] }
            let pairs = zip(self, phases).map { (text: $0, phase: $1) }
            let fits = pairs.allSatisfy { pair in
                (pair.text.phase ?? pair.phase) == pair.phase && (try? pair.text.step(of: pair.phase)) != nil
            }
            guard phases.count == count, fits else { continue }
            let likely = pairs.filter { $0.text.isInSeconds == ($0.phase == Phase.coolBath) }.count
            if likely > best?.likely ?? -1 { best = (phases, likely) }
        }
        return best?.phases
    }

    /// Returns the steps of a set. Three steps get the three phases in order, another number of steps the ``phases``.
    /// If a length does not fit its phase, or there are no ``phases``, each step gets the phase that its name means.
    fileprivate func assigned() throws(SakatsuError) -> [Step] {
        let ordered = count == Phase.allCases.count ? Phase.allCases : phases ?? []
        let steps = zip(self, ordered).compactMap { try? $0.step(of: $1) }
        if steps.count == count { return steps }
        return try map { text throws(SakatsuError) in try text.step(of: Phase(text.name)) }
    }
}

extension String {
    /// The number of sets in a line such as `I did 3 sets.` or `合計：3セット`; `nil` for any other line.
    fileprivate var countOfSets: SetCount? {
        let typed = halfWidth.lowercased()
        if let word = VisitPost.wordsForTotal.first(where: typed.hasPrefix) {
            let rest = typed.dropFirst(word.count).drop { $0 == ":" || $0.isWhitespace }
            if let count = try? SetCount(String(rest)) { return count }
        }
        return (0...SetCount.range.upperBound).first { VisitPost.did($0).isText(self) }.flatMap { try? SetCount($0) }
    }

    /// The steps in a line such as `Set 1: sauna 10 min → rest 10 min`; `nil` for any other line.
    fileprivate var numberedSet: [StepText]? {
        guard let colon = firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let label = String(self[..<colon])
        guard let number = try? SetNumber(label.filter { $0.isASCII && $0.isNumber }),
            VisitPhrases.set(number).isText(label)
        else { return nil }
        let texts = self[index(after: colon)...].split(separator: "→").map { StepText($0) }
        return texts.contains { $0 == nil } ? nil : texts.compactMap(\.self)
    }

    /// The place and the temperature in a line such as `サウナ：110℃`; `nil` for any other line.
    fileprivate var temperature: (TemperaturePlace, Temperature)? {
        guard let colon = lastIndex(where: { $0 == ":" || $0 == "：" }),
            case let value = String(self[index(after: colon)...]).trimmingWhitespace(),
            value.contains(where: { "°℃度도".contains($0) }), let temperature = try? Temperature(value),
            let place = try? TemperaturePlace(String(self[..<colon]))
        else { return nil }
        return (place, temperature)
    }

    /// The step in a line such as `サウナ：12分 × 3`, with the number of sets, or the steps in one such as
    /// `サウナ：8分 × 1、10分 × 2`; `nil` for any other line.
    fileprivate var row: Row? {
        let parts = split { "、,，".contains($0) }.map(String.init)
        if parts.count > 1, let first = parts.first?.step {
            let more = parts.dropFirst().map { "\(first.text.name) \($0)".step }
            if !more.contains(where: { $0 == nil }) { return [first] + more.compactMap(\.self) }
        }
        return step.map { [$0] }
    }

    /// The step in a text such as `サウナ：12分 × 3`, with the number of sets; `nil` for any other text. Without a number of
    /// sets, the text must contain the name of a phase.
    private var step: Row.Element? {
        if let mark = lastIndex(where: { "×xX*ｘ＊".contains($0) }),
            let count = try? SetCount(String(self[index(after: mark)...]).trimmingWhitespace()), count.count > 0,
            let text = StepText(self[..<mark])
        {
            return (text, count)
        }
        guard let text = StepText(self[...]), text.phase != nil else { return nil }
        return (text, nil)
    }

    /// The text before and in the parentheses of a line such as `サウナ北欧（2026/11/20）`.
    fileprivate var titled: (name: String, date: String?) {
        guard let last, ")）".contains(last), let open = lastIndex(where: { "(（".contains($0) }) else {
            return (self, nil)
        }
        return (String(self[..<open]).trimmingWhitespace(), String(self[index(after: open)...].dropLast()))
    }

    /// Whether the line has the form of a date, or is two numbers such as `25/11`.
    fileprivate var isDate: Bool {
        TypedDay.resembles(self) || halfWidth.allSatisfy { $0.isNumber || "/.".contains($0) } && !isFigure
    }

    /// Whether the text is a figure rather than a date without a year: `3`, `4.5`, and `24/7` for always open.
    fileprivate var isFigure: Bool {
        let text = halfWidth
        return text == "24/7" || text.count { $0 == "." } < 2 && text.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// The line without the label that posts have before a remark.
    fileprivate var withoutLabel: String {
        for label in ["一言：", "一言:", "한마디: ", "한마디:"] where hasPrefix(label) { return String(dropFirst(label.count)) }
        return self
    }
}
