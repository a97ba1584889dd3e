import Basics

/// An achievement rate: a whole percent from 0 to 100.
public struct AchievementRate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The percentage, 0…100.
    public let percent: Int

    /// The rate of 0%.
    public static let zero = AchievementRate(clamping: 0)
    /// The rate of 100%.
    public static let full = AchievementRate(clamping: 100)

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

    /// Creates a rate from a whole percent, which is clamped to 0…100.
    public init(clamping percent: Int) {
        self.percent = min(max(percent, 0), 100)
    }

    /// How many parts a percent has in an exact mean: a multiple of every number of items around a sub-goal, 1…8. Sums
    /// of floating-point means would depend on their order, and the dictionaries of a chart have none.
    package static let partsOfPercent = 840

    /// Creates the rounded mean of some rates from their sum, in parts of a percent; 0% if there are none.
    package init(meanOf count: Int, parts: Int) {
        let divisor = count * Self.partsOfPercent
        self.init(clamping: count == 0 ? 0 : (2 * parts + divisor) / (2 * divisor))
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
        case .by(let percent): AchievementRate(clamping: rate.percent + percent)
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
