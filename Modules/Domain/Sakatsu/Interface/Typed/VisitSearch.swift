public import Basics

/// A search for visits by words, days, and temperatures.
///
///     search 北欧 11月
///     search サウナ 100度以上
public struct VisitSearch: Hashable, Sendable {
    /// The typed text, without surrounding white space.
    public let text: String
    private var words: VisitWords?
    private var days: SearchedDays?
    private var degrees: SearchedDegrees?

    private enum SearchedDays: Hashable {
        case day(TypedDay)
        case period(TypedPeriod)
    }

    /// Parses a search. A month, a week, a year, or a date limits the search to visits on those days. A temperature
    /// with its unit limits the search to visits with that temperature: that of the sauna or the cool bath if the place
    /// comes before it, otherwise that of any place. `+`, `以上`, or `이상` after the temperature means at least, and `以下`
    /// or `이하` at most. All other words must be in a visit.
    ///
    /// - Throws: ``SakatsuError/nothingToSearch`` and ``SakatsuError/ambiguousDay(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        self.text = try VisitWords(text).text
        var left: [String] = []
        let typed = Self.joiningBounds(self.text.split(whereSeparator: \.isWhitespace).map(String.init))
        for word in typed {
            if days == nil, let found = try Self.days(word) {
                days = found
            } else if degrees == nil, let found = SearchedDegrees(word, after: left.last) {
                if found.place != nil, found.isOfWordBefore { left.removeLast() }
                degrees = found
            } else {
                left.append(word)
            }
        }
        words = left.isEmpty ? nil : try VisitWords(left.joined(separator: " "))
    }

    /// Returns the query for the newest matching visits. Dates without a year, and periods such as `last-week`, are
    /// relative to `today`.
    public func query(on today: Day) -> VisitQuery {
        let days: ClosedRange<Day>? =
            switch days {
            case nil: nil
            case .day(let typed): typed.day(from: today, .past)...typed.day(from: today, .past)
            case .period(let period): period.period(on: today).days
            }
        return VisitQuery(words, days: days, degrees: degrees, typed: text)
    }

    private static func days(_ word: String) throws(SakatsuError) -> SearchedDays? {
        if word.utf8.count <= 64, let period = try? TypedPeriod(word), period != .all { return .period(period) }
        guard TypedDay.resembles(word) else { return nil }
        do { return .day(try TypedDay(typed: word)) } catch {
            if let ambiguous = error as? AmbiguousDay { throw .ambiguousDay(ambiguous) }
            return nil
        }
    }

    /// Returns the words, in which a bound alone, such as `이하`, is part of the word before it.
    private static func joiningBounds(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if let last = joined.last, SearchedDegrees.isBound(word) || Temperature.isUnit(word) {
                joined[joined.count - 1] = last + word
            } else {
                joined.append(word)
            }
        }
        return joined
    }
}

/// The temperatures that a search finds.
public struct SearchedDegrees: Hashable, Sendable {
    /// The sauna or the cool bath; `nil` for any place.
    public let place: Phase?
    /// The temperatures, including both ends.
    public let range: ClosedRange<Temperature>
    let isOfWordBefore: Bool

    /// Returns whether any of the temperatures of a visit is searched for.
    package func areIn(_ temperatures: Temperatures) -> Bool {
        let places = temperatures.all.filter { measured, _ in
            switch place {
            case .sauna: measured == .sauna
            case .coolBath: measured == .coolBath
            case .rest, nil: true
            }
        }
        return places.contains { range.contains($0.temperature) }
    }

    /// Parses a temperature with its unit, and the place before it in the same word or in the word before.
    init?(_ word: String, after before: String?) {
        guard word.utf8.count <= 128 else { return nil }
        var typed = word.halfWidth.lowercased()[...]
        var place: Phase?
        for phase in [Phase.sauna, .coolBath] {
            guard let name = phase.words.first(where: { typed.hasPrefix($0) }) else { continue }
            (place, typed) = (phase, typed.dropFirst(name.count))
        }
        var bound = Bound.equal
        for (mark, meaning) in Self.bounds {
            if typed.hasSuffix(mark) { (bound, typed) = (meaning, typed.dropLast(mark.count)) }
            if typed.hasPrefix(mark) { (bound, typed) = (meaning, typed.dropFirst(mark.count)) }
        }
        let degrees = String(typed)
        guard Temperature.hasUnit(degrees), let temperature = try? Temperature(degrees),
            let least = try? Temperature(tenths: Temperature.range.lowerBound),
            let most = try? Temperature(tenths: Temperature.range.upperBound)
        else { return nil }
        let placed = before.flatMap { try? TemperaturePlace($0) }
        isOfWordBefore = place == nil && (placed == .sauna || placed == .coolBath)
        self.place = isOfWordBefore ? (placed == .sauna ? .sauna : .coolBath) : place
        range =
            switch bound {
            case .equal: temperature...temperature
            case .least: temperature...most
            case .most: least...temperature
            }
    }

    static func isBound(_ word: String) -> Bool { bounds.contains { $0.mark == word } }

    private enum Bound { case equal, least, most }

    private static let bounds: [(mark: String, bound: Bound)] = [
        ("以上", .least), ("이상", .least), ("+", .least), (">=", .least), ("≥", .least), ("~", .least), ("～", .least),
        ("以下", .most), ("이하", .most), ("<=", .most), ("≤", .most),
    ]
}
