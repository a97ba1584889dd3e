import Basics

/// A change of a rate as it is typed: a new rate such as `40` or `40%`, or a difference such as `+10` or `-10`.
public enum RateChange: Hashable, Sendable {
    /// Sets the rate.
    case to(AchievementRate)
    /// Adds a number of percentage points, which may be negative. The result is clamped to 0…100.
    case by(Int)

    /// Parses a rate or a difference, with ASCII or full-width characters.
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
