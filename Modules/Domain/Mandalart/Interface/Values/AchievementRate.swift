import Arguments

/// How far something is done, as a whole percent from 0 to 100.
public struct AchievementRate: Hashable, Comparable, Sendable {
    /// 0…100.
    public let percent: Int

    /// Nothing done yet.
    public static let zero = AchievementRate(rounding: 0)
    /// All done.
    public static let full = AchievementRate(rounding: 100)

    /// The rate of a whole percent.
    ///
    /// - Throws: ``MandalartError/rateOutOfRange(_:)`` outside 0…100.
    public init(_ percent: Int) throws(MandalartError) {
        guard (0...100).contains(percent) else { throw .rateOutOfRange("\(percent)") }
        self.percent = percent
    }

    /// Reads what a person typed; a percent sign at the end is welcome.
    ///
    /// - Throws: ``MandalartError/rateOutOfRange(_:)`` for what is no whole number from 0 to 100.
    public init(_ text: String) throws(MandalartError) {
        let typed = text.halfWidth
        guard typed.first?.isNumber == true, let percent = Int(typed.hasSuffix("%") ? typed.dropLast() : typed[...]),
            (0...100).contains(percent)
        else { throw .rateOutOfRange(text) }
        self.percent = percent
    }

    /// The whole percent nearest to a mean, held within 0…100.
    public init(rounding mean: Double) {
        percent = Int(min(max(mean, 0), 100).rounded())
    }

    /// Less done before more done.
    public static func < (left: AchievementRate, right: AchievementRate) -> Bool { left.percent < right.percent }
}

extension AchievementRate: CustomStringConvertible {
    /// The percent with its sign: `40%`.
    public var description: String { "\(percent)%" }
}
