import Arguments

/// The number of a chart among several, from 1. A number is never reused.
public struct ChartID: Hashable, Comparable, Sendable {
    /// 1 or greater.
    public let number: Int

    /// The first chart, which always exists at the start.
    public static let first = ChartID(known: 1)

    /// The identifier of a chart with a number.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` below 1.
    public init(_ number: Int) throws(MandalartError) {
        guard number > 0 else { throw .noSuchChart("\(number)") }
        self.number = number
    }

    /// Parses a typed number.
    ///
    /// - Throws: ``MandalartError/notAChartNumber(_:)``.
    public init(_ text: String) throws(MandalartError) {
        guard let number = Int(typed: text), number > 0 else { throw .notAChartNumber(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// Orders by number.
    public static func < (left: ChartID, right: ChartID) -> Bool { left.number < right.number }
}

extension ChartID: CustomStringConvertible {
    /// The number as it is typed.
    public var description: String { "\(number)" }
}
