/// The place of a milestone in its tree: 1 to 8, as many as a chart has sub-goals. When one is removed, those after it
/// move up.
public struct MilestoneNumber: Hashable, Comparable, Sendable {
    /// The numbers that there are.
    public static let range = 1...8

    /// 1 to 8.
    public let number: Int

    /// All numbers, from the first.
    public static let all = range.map(MilestoneNumber.init(known:))

    /// Called with a number from outside: typed, or read from a store.
    ///
    /// - Throws: ``DreamsError/milestoneOutOfRange(_:)``.
    public init(_ number: Int) throws(DreamsError) {
        guard Self.range.contains(number) else { throw .milestoneOutOfRange("\(number)") }
        self.number = number
    }

    /// Reads what a person typed.
    ///
    /// - Throws: as ``init(_:)-(Int)``, also for what is no number.
    public init(_ text: String) throws(DreamsError) {
        guard let number = Int(text), Self.range.contains(number) else { throw .milestoneOutOfRange(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// By number.
    public static func < (left: MilestoneNumber, right: MilestoneNumber) -> Bool { left.number < right.number }
}

extension MilestoneNumber: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(number)" }
}
