public import Arguments

/// Which year a person wants to see: one of the calendar, or the weeks up to today.
public struct YearChoice: Equatable, Sendable {
    /// The year of the calendar; `nil` for the weeks up to today.
    public let year: Int?

    /// The weeks up to today.
    public static let latest = YearChoice(known: nil)

    /// Reads what a person typed; nothing means ``latest``.
    ///
    /// - Throws: ``ProgressError/notAYear(_:)``.
    public init(_ text: String) throws(ProgressError) {
        if text.isEmpty {
            self = .latest
        } else {
            let digits = text.halfWidth
            guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let year = Int(digits), year > 0
            else { throw .notAYear(String(text.prefix(32))) }
            self.year = year
        }
    }

    private init(known year: Int?) {
        self.year = year
    }
}

extension YearChoice: CustomStringConvertible {
    /// As a person types it.
    public var description: String {
        guard let year else { return "" }
        return String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    }
}

extension Argument where Value == YearChoice {
    /// Which year is shown.
    public static var year: Argument {
        Argument(ProgressPhrases.year, example: ProgressPhrases.yearExample, YearChoice.init)
    }
}
