import Arguments

/// A rate as a person types it: `40`, `40%`, or by how much it changes, `+10` and `-10`.
public enum RateChange: Hashable, Sendable {
    /// To a rate.
    case to(AchievementRate)
    /// So many percent more, or less if negative. The result stays within 0…100.
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

    /// The rate after the change.
    public func applied(to rate: AchievementRate) -> AchievementRate {
        switch self {
        case .to(let rate): rate
        case .by(let percent): AchievementRate(rounding: Double(rate.percent + percent))
        }
    }
}

extension RateChange: CustomStringConvertible {
    /// As a person types it: `40%`, `+10` or `-10`.
    public var description: String {
        switch self {
        case .to(let rate): "\(rate)"
        case .by(let percent): percent < 0 ? "\(percent)" : "+\(percent)"
        }
    }
}
