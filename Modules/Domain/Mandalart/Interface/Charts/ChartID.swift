public import Basics

/// The number of a chart, from 1. The number of a deleted chart is never reused, but an exchange with other machines may
/// give a chart another number.
public struct ChartID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number, 1 or greater.
    public let number: Int
    /// The identity of the chart that had the number when it was read; `nil` for a typed number. With an identity, the
    /// number means that chart, whatever the chart's number is meanwhile.
    @Unseen public private(set) var identity: Identity?

    /// The number of the first chart, which exists in every new store.
    public static let first = ChartID(known: 1)

    /// Creates the identifier of the chart with the given number.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` below 1.
    public init(_ number: Int) throws(MandalartError) {
        guard number > 0 else { throw .noSuchChart("\(number)") }
        self.number = number
    }

    /// Creates the number of a chart that a repository has read.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` below 1.
    public init(_ number: Int, of chart: Identity) throws(MandalartError) {
        try self.init(number)
        identity = chart
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

    /// Returns whether two numbers mean the same chart: by the identities, or as numbers if one has no identity.
    public func isSame(as other: ChartID) -> Bool {
        guard let own = identity, let others = other.identity else { return self == other }
        return own == others
    }

    /// Orders charts by number.
    public static func < (left: ChartID, right: ChartID) -> Bool { left.number < right.number }

    /// The number as it is typed.
    public var description: String { "\(number)" }
}
