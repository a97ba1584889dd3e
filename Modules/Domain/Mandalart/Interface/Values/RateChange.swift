import Arguments

/// A typed rate: `40`, `40%`, or a change such as `+10` and `-10`.
public enum RateChange: Hashable, Sendable {
    /// Sets a rate.
    case to(AchievementRate)
    /// Adds a number of percent, which may be negative. The result is clamped to 0…100.
    case by(Int)

    /// Parses a rate, with ASCII or full-width characters.
    ///
    /// - Throws: ``MandalartError/rateOutOfRange(_:)`` for anything but a whole number from 0 to 100, with or without a
    ///   sign.
    public init(_ text: String) throws(MandalartError) {
        let typed = text.halfWidth.map { $0 == "−" ? "-" : $0 }
        guard let sign = typed.first, sign == "+" || sign == "-" else {
            self = .to(try AchievementRate(text))
            return
        }
        guard let percent = try? AchievementRate(String(typed.dropFirst())).percent else { throw .rateOutOfRange(text) }
        self = .by(sign == "-" ? -percent : percent)
    }

    /// Returns the rate after the change.
    public func applied(to rate: AchievementRate) -> AchievementRate {
        switch self {
        case .to(let rate): rate
        case .by(let percent): AchievementRate(rounding: Double(rate.percent + percent))
        }
    }
}

extension RateChange: CustomStringConvertible {
    /// The change as it is typed: `40%`, `+10` or `-10`.
    public var description: String {
        switch self {
        case .to(let rate): "\(rate)"
        case .by(let percent): percent < 0 ? "\(percent)" : "+\(percent)"
        }
    }
}
