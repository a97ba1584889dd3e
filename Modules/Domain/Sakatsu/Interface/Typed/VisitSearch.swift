public import Basics

/// A search for visits by words, days, and temperatures.
///
///     search 北欧 11月
///     search サウナ 100度以上
///     search "Club May"
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
    /// with its unit limits the search to visits with that temperature: that of the sauna or the cool bath if a word for
    /// the place comes before it, also where a temperature has such a word as its name; otherwise that of any place. `+`,
    /// `以上`, or `이상` after the temperature means at least, and `以下` or `이하` at most, as does `~` before it. All other
    /// words, and those in quotes, must be in a visit.
    ///
    /// - Throws: ``SakatsuError/nothingToSearch`` and ``SakatsuError/ambiguousDay(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        try self.init(words: [TypedWord(text)])
    }

    /// Parses a search in the words of a line, of which those with quotes must be in a visit.
    ///
    /// - Throws: ``SakatsuError/nothingToSearch`` and ``SakatsuError/ambiguousDay(_:)``.
    package init(words typed: [TypedWord]) throws(SakatsuError) {
        text = try VisitWords(typed.text).text
        var left: [TypedWord] = []
        var rest = Self.joiningMarks(typed.split)[...]
        while let word = rest.first {
            if days == nil, let (found, count) = try Self.days(beginning: rest) {
                days = found
                rest.removeFirst(count)
                continue
            }
            rest.removeFirst()
            if degrees == nil, word.quote == nil, let found = SearchedDegrees(word.text, after: left) {
                left.removeLast(found.wordsBefore)
                degrees = found
            } else {
                left.append(word)
            }
        }
        words = left.isEmpty ? nil : try VisitWords(left.map(\.text).joined(separator: " "))
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

    /// Returns the days that the next words mean, as many words as possible, with the number of these words; `nil` if
    /// they mean none.
    private static func days(
        beginning words: ArraySlice<TypedWord>
    ) throws(SakatsuError) -> (days: SearchedDays, count: Int)? {
        let texts = words.prefix(TypedDay.mostWords).prefix { $0.quote == nil }.map(\.text)
        for count in stride(from: texts.count, to: 0, by: -1) {
            if let found = try Self.days(texts.prefix(count).joined(separator: " ")) { return (found, count) }
        }
        return nil
    }

    private static func days(_ text: String) throws(SakatsuError) -> SearchedDays? {
        if text.utf8.count <= 64, let period = try? TypedPeriod(text), canHaveVisits(period) { return .period(period) }
        guard TypedDay.resembles(text) else { return nil }
        do { return .day(try TypedDay(typed: text)) } catch {
            if let ambiguous = error as? AmbiguousDay { throw .ambiguousDay(ambiguous) }
            return nil
        }
    }

    /// Returns whether a visit can be in a limited period: the number in a name such as `SPA 1010` is no year.
    private static func canHaveVisits(_ period: TypedPeriod) -> Bool {
        guard case .fixed(let fixed) = period else { return true }
        return fixed.days.map { (1900...2099).contains($0.lowerBound.year) } ?? false
    }

    /// Returns the words, in which a bound or a unit alone, such as `이하`, is part of the temperature beside it.
    private static func joiningMarks(_ words: [TypedWord]) -> [TypedWord] {
        var joined: [TypedWord] = []
        for word in words {
            if let last = joined.last, last.quote == nil, word.quote == nil,
                Temperature.isUnit(word.text) || [last, word].contains(where: { SearchedDegrees.isBound($0.text) }),
                SearchedDegrees(last.text + word.text) != nil
            {
                joined[joined.count - 1] = TypedWord(last.text + word.text)
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
    /// The number of words before the temperature that name its place.
    let wordsBefore: Int

    /// Returns whether any of the temperatures of a visit is searched for.
    package func areIn(_ temperatures: Temperatures) -> Bool {
        let places = temperatures.all.filter { measured, _ in
            switch place {
            case .sauna, .coolBath: measured.phase == place
            case .rest, nil: true
            }
        }
        return places.contains { range.contains($0.temperature) }
    }

    /// Parses a temperature with its unit, and the place before it in the same word or in the words before.
    init?(_ word: String, after before: [TypedWord] = []) {
        guard word.utf8.count <= 128 else { return nil }
        var typed = word.halfWidth.lowercased()[...]
        var place: Phase?
        for phase in [Phase.sauna, .coolBath] {
            let names = phase.words.filter { typed.hasPrefix($0) }
            guard let length = names.map(\.count).max() else { continue }
            (place, typed) = (phase, typed.dropFirst(length))
        }
        var bound = Bound.equal
        for (mark, meaning) in Self.bounds {
            if typed.hasSuffix(mark) { (bound, typed) = (meaning, typed.dropLast(mark.count)) }
            if typed.hasPrefix(mark) {
                // A range is open to the side on which it has no number.
                (bound, typed) = (["~", "〜"].contains(mark) ? .most : meaning, typed.dropFirst(mark.count))
            }
        }
        let degrees = String(typed)
        guard Temperature.hasUnit(degrees), let temperature = try? Temperature(degrees),
            let least = try? Temperature(tenths: Temperature.range.lowerBound),
            let most = try? Temperature(tenths: Temperature.range.upperBound)
        else { return nil }
        let named = place == nil ? Self.place(in: before) : nil
        (self.place, wordsBefore) = (named?.place ?? place, named?.count ?? 0)
        range =
            switch bound {
            case .equal: temperature...temperature
            case .least: temperature...most
            case .most: least...temperature
            }
    }

    /// Returns the place that the last words name, with their number; `nil` for other words and those in quotes.
    private static func place(in words: [TypedWord]) -> (place: Phase, count: Int)? {
        for count in [2, 1] where words.count >= count && words.suffix(count).allSatisfy({ $0.quote == nil }) {
            let place = try? TemperaturePlace(words.suffix(count).map(\.text).joined(separator: " "))
            if let phase = place?.phase { return (phase, count) }
        }
        return nil
    }

    static func isBound(_ word: String) -> Bool { bounds.contains { $0.mark == word.halfWidth } }

    private enum Bound { case equal, least, most }

    private static let bounds: [(mark: String, bound: Bound)] = [
        ("以上", .least), ("이상", .least), ("+", .least), (">=", .least), ("≥", .least), ("~", .least), ("〜", .least),
        ("以下", .most), ("이하", .most), ("<=", .most), ("≤", .most),
    ]
}
