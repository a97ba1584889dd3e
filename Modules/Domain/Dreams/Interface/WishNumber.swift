/// The number of a wish in the list: 1 to 100. A wish keeps it until it is moved, whatever becomes of the others.
public struct WishNumber: Hashable, Comparable, Sendable {
    /// The numbers that there are.
    public static let range = 1...100

    /// 1 to 100.
    public let number: Int

    /// All numbers, from the first.
    public static let all = range.map(WishNumber.init(known:))

    /// Called with a number from outside: typed, or read from a store.
    ///
    /// - Throws: ``DreamsError/numberOutOfRange(_:)``.
    public init(_ number: Int) throws(DreamsError) {
        guard Self.range.contains(number) else { throw .numberOutOfRange("\(number)") }
        self.number = number
    }

    /// Reads what a person typed.
    ///
    /// - Throws: as ``init(_:)-(Int)``, also for what is no number.
    public init(_ text: String) throws(DreamsError) {
        guard let number = Int(text), Self.range.contains(number) else { throw .numberOutOfRange(text) }
        self.number = number
    }

    private init(known number: Int) {
        self.number = number
    }

    /// By number.
    public static func < (left: WishNumber, right: WishNumber) -> Bool { left.number < right.number }
}

extension WishNumber: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(number)" }
}
