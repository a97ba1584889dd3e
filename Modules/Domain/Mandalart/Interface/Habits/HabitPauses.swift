public import Basics

/// The pauses of a habit, in order: spans of days, such as an illness or a holiday, on which the habit is not expected to
/// be kept.
public struct HabitPauses: Hashable, Sendable, CustomStringConvertible {
    /// A pause: the days from its first one to the one before the habit comes back.
    public struct Span: Hashable, Sendable, CustomStringConvertible {
        /// The first day of the pause.
        public let first: Day
        /// The day on which the habit comes back; `nil` for a pause without an end.
        public let end: Day?

        /// The pause as an interval of ISO 8601, such as `2026-12-24/2027-01-02`, or `2026-12-24/..` without an end.
        public var description: String { "\(first)/\(end?.description ?? "..")" }

        fileprivate func contains(_ day: Day) -> Bool { first <= day && (end.map { day < $0 } ?? true) }
    }

    /// The pauses, the earliest first; at most the last ``most``.
    public private(set) var spans: [Span] = []

    /// The maximum number of pauses of a habit. A further one replaces the earliest.
    static let most = 32

    /// No pauses.
    public static let none = HabitPauses()

    private init() {}

    /// Parses pauses in the form of ``description``; an empty text means ``none``.
    ///
    /// - Throws: ``MandalartError/notPauses(_:)``.
    package init(_ text: String) throws(MandalartError) {
        for word in text.split(separator: " ") {
            let days = word.split(separator: "/").map(String.init)
            guard days.count == 2, spans.count < Self.most, let first = try? Day(days[0]) else {
                throw .notPauses(String(text.prefix(32)))
            }
            let end = try? Day(days[1])
            guard end.map({ first < $0 }) ?? (days[1] == "..") else { throw .notPauses(String(text.prefix(32))) }
            spans.append(Span(first: first, end: end))
        }
        spans.sort { $0.first < $1.first }
    }

    /// The pauses as intervals of ISO 8601, separated by spaces; empty for none.
    public var description: String { spans.map(\.description).joined(separator: " ") }

    /// Returns the pause that contains a day, if any.
    package func span(containing day: Day) -> Span? { spans.last { $0.contains(day) } }

    /// Returns whether a pause contains a day.
    func contains(_ day: Day) -> Bool { span(containing: day) != nil }

    /// Returns the number of days in a range that a pause contains.
    func count(in days: Range<Day>) -> Int {
        spans.isEmpty ? 0 : (days.lowerBound.number..<days.upperBound.number).count { contains(Day(number: $0)) }
    }

    /// Returns the pauses after a change on a day. A pause that has begun keeps its first day.
    ///
    /// - Throws: ``MandalartError/pauseIsOver(_:)`` for a pause that would not last until the next day, and
    ///   ``MandalartError/notPaused(_:)`` if there is no pause to end.
    func changed(by change: PauseChange, of cell: Cell, on today: Day) throws(MandalartError) -> HabitPauses {
        let current = span(containing: today)
        var changed = self
        changed.spans.removeAll { $0.end.map { today < $0 } ?? true }
        let first = min(current?.first ?? today, today)
        switch change {
        case .pause(let length):
            changed.spans.append(Span(first: first, end: try length?.end(from: today)))
        case .resume:
            guard current != nil else { throw .notPaused(cell) }
            if first < today { changed.spans.append(Span(first: first, end: today)) }
        }
        changed.spans.removeFirst(max(0, changed.spans.count - Self.most))
        return changed
    }
}

/// A change of a habit's pauses as it is typed: `pause`, `pause until monday`, `resume`.
public enum PauseChange: Hashable, Sendable {
    /// The typed end of a pause.
    public enum End: Hashable, Sendable {
        /// The day on which the habit comes back: `until monday`.
        case until(TypedDay)
        /// The last day of the pause: `through sunday`, `일요일까지`, `日曜まで`.
        case through(TypedDay)
    }

    /// Pauses the habit; without an end, until it is resumed.
    case pause(End?)
    /// Ends the pause today.
    case resume

    /// Parses a text in any of the project's languages: `pause until monday`, `일요일까지 쉼`, `日曜まで休み`, `resume`; `nil`
    /// for any other text.
    ///
    /// - Throws: `NotADay` or `AmbiguousDay` for the end of a pause.
    init?(_ text: String) throws {
        let typed = text.halfWidth.lowercased()
        if PausePhrases.resume.isTyped(typed[...]) {
            self = .resume
            return
        }
        let words = typed.split(separator: " ", maxSplits: 1)
        if let first = words.first, PausePhrases.pause.isTyped(first) {
            self = .pause(words.count == 1 ? nil : try End(words[1]))
        } else if let day = typed[...].without(PausePhrases.pause)?.without(PausePhrases.throughAfter) {
            self = .pause(.through(try TypedDay(typed: String(day))))
        } else {
            return nil
        }
    }
}

extension PauseChange.End {
    fileprivate init(_ text: Substring) throws {
        let words = text.split(separator: " ", maxSplits: 1)
        if words.count == 2, PausePhrases.until.isTyped(words[0]) {
            self = .until(try TypedDay(typed: String(words[1])))
        } else if words.count == 2, PausePhrases.through.isTyped(words[0]) {
            self = .through(try TypedDay(typed: String(words[1])))
        } else if let day = text.without(PausePhrases.throughAfter) {
            self = .through(try TypedDay(typed: String(day)))
        } else {
            self = .until(try TypedDay(typed: String(text)))
        }
    }

    /// Returns the day on which the habit comes back.
    ///
    /// - Throws: ``MandalartError/pauseIsOver(_:)`` if that day is not after today.
    fileprivate func end(from today: Day) throws(MandalartError) -> Day {
        let (typed, days) =
            switch self {
            case .until(let typed): (typed, 0)
            case .through(let typed): (typed, 1)
            }
        let day = typed.day(from: today, .future)
        guard day.number + days > today.number else { throw .pauseIsOver(day) }
        return Day(number: day.number + days)
    }
}

extension Substring {
    /// Returns the text before a word of a phrase and the space there; `nil` if the text ends with none of the words.
    fileprivate func without(_ phrase: Phrase) -> Substring? {
        let words = Language.allCases.flatMap { phrase.text(in: $0).split(separator: " ") }
        guard let end = words.first(where: { hasSuffix($0) }) else { return nil }
        let rest = dropLast(end.count)
        return rest.last == " " ? rest.dropLast() : rest
    }
}
