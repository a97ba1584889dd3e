public import Basics

/// A choice between a calendar year and the weeks up to today.
public struct YearChoice: Equatable, Sendable {
    /// The chosen calendar year; `nil` for the weeks up to today.
    public let year: Int?

    /// The weeks up to today, instead of a calendar year.
    public static let latest = YearChoice(known: nil)

    /// Parses a typed year; an empty text means ``latest``.
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
    /// The choice as it is typed.
    public var description: String {
        guard let year else { return "" }
        return String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    }
}

extension Argument where Value == YearChoice {
    /// The argument for the choice of a year.
    public static var year: Argument {
        Argument(ProgressPhrases.year, example: ProgressPhrases.yearExample, YearChoice.init)
    }
}
