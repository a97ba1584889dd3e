import Arguments

/// Which chart is meant, among several: its number, from 1. A number is never used twice.
public struct ChartID: Hashable, Comparable, Sendable {
    /// 1 or greater.
    public let number: Int

    /// The chart that is there at first.
    public static let first = ChartID(known: 1)

    /// The identifier of a chart, by its number.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` below 1.
    public init(_ number: Int) throws(MandalartError) {
        guard number > 0 else { throw .noSuchChart("\(number)") }
        self.number = number
    }

    /// Reads what a person typed.
    ///
    /// - Throws: ``MandalartError/notAChartNumber(_:)``.
    public init(_ text: String) throws(MandalartError) {
        guard let number = Int(typed: text), number > 0 else { throw .notAChartNumber(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// By number.
    public static func < (left: ChartID, right: ChartID) -> Bool { left.number < right.number }
}

extension ChartID: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(number)" }
}
