import Basics

/// An achievement rate: a whole percent from 0 to 100.
public struct AchievementRate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The percentage, 0…100.
    public let percent: Int

    /// The rate of 0%.
    public static let zero = AchievementRate(rounding: 0)
    /// The rate of 100%.
    public static let full = AchievementRate(rounding: 100)

    /// Creates a rate from a whole percent.
    ///
    /// - Throws: ``MandalartError/rateOutOfRange(_:)`` outside 0…100.
    public init(_ percent: Int) throws(MandalartError) {
        guard (0...100).contains(percent) else { throw .rateOutOfRange("\(percent)") }
        self.percent = percent
    }

    /// Parses a typed rate, with or without a percent sign.
    ///
    /// - Throws: ``MandalartError/rateOutOfRange(_:)`` for a text that is not a whole number from 0 to 100.
    public init(_ text: String) throws(MandalartError) {
        let typed = text.halfWidth
        guard typed.first?.isNumber == true, let percent = Int(typed.hasSuffix("%") ? typed.dropLast() : typed[...]),
            (0...100).contains(percent)
        else { throw .rateOutOfRange(text) }
        self.percent = percent
    }

    /// Creates a rate from a mean in percent, which is clamped to 0…100 and rounded to a whole percent.
    public init(rounding mean: Double) {
        percent = Int(min(max(mean, 0), 100).rounded())
    }

    /// Orders rates by percent.
    public static func < (left: AchievementRate, right: AchievementRate) -> Bool { left.percent < right.percent }

    /// The rate with a percent sign: `40%`.
    public var description: String { "\(percent)%" }
}

/// A change of a rate as it is typed: a new rate such as `40` or `40%`, or a difference such as `+10` or `-10`.
public enum RateChange: Hashable, Sendable, CustomStringConvertible {
    /// Sets the rate.
    case to(AchievementRate)
    /// Adds a number of percentage points, which may be negative. The result is clamped to 0…100.
    case by(Int)

    /// Parses a rate or a difference, in ASCII or full-width characters; the minus sign “−” is accepted, too.
    ///
    /// - Throws: ``MandalartError/rateOutOfRange(_:)`` for anything but a whole number from 0 to 100. A sign before it
    ///   and a percent sign after it are allowed.
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

    /// The change as it is typed: `40%`, `+10` or `-10`.
    public var description: String {
        switch self {
        case .to(let rate): "\(rate)"
        case .by(let percent): percent < 0 ? "\(percent)" : "+\(percent)"
        }
    }
}
