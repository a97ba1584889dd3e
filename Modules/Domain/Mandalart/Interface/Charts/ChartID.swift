import Basics

/// The number that identifies a chart, from 1. The number of a deleted chart is never reused.
public struct ChartID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number, 1 or greater.
    public let number: Int

    /// The number of the first chart, which exists in every new store.
    public static let first = ChartID(known: 1)

    /// Creates the identifier of the chart with the given number.
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

    /// Orders charts by number.
    public static func < (left: ChartID, right: ChartID) -> Bool { left.number < right.number }

    /// The number as it is typed.
    public var description: String { "\(number)" }
}
