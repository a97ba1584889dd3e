import Basics

/// An achievement rate: a whole percent from 0 to 100.
public struct AchievementRate: Hashable, Comparable, Sendable {
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
}

extension AchievementRate: CustomStringConvertible {
    /// The rate with a percent sign: `40%`.
    public var description: String { "\(percent)%" }
}
