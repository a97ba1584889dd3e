/// The order of day and month in a date such as `5/12`.
public enum DateOrder: Sendable {
    /// May 12.
    case monthFirst
    /// 5 December.
    case dayFirst

    /// The order in which the current line is read; `nil` if neither the language nor the region decides it.
    @TaskLocal public static var current: DateOrder? = .monthFirst

    /// Creates the order of a locale with a region, such as `en_GB.UTF-8`; `nil` for a locale without one, and for a
    /// region that writes both.
    public init?(locale: String) {
        let region = locale.drop { $0 != "_" }.dropFirst().prefix { $0.isLetter }.uppercased()
        guard region.count == 2, region != "CA" else { return nil }
        self = Self.regionsOfMonthFirst.contains(region) ? .monthFirst : .dayFirst
    }

    private static let regionsOfMonthFirst: Set = [
        "US", "PH", "PW", "FM", "MH", "JP", "KR", "KP", "CN", "TW", "HU", "LT", "MN",
    ]
}
