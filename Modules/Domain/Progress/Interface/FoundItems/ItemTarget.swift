public import Basics
public import MandalartDomainInterface

/// A typed reference to an action item in a list.
public enum ItemTarget: Equatable, Sendable {
    /// The number of the item's row, from 1.
    case row(Int)
    /// The item's address: `3/2`, or `2:3/2` in another chart than the current one.
    case cell(CellAddress)

    /// Parses a row number or an address.
    ///
    /// - Throws: ``ProgressError/notATarget(_:)`` for a text that is neither a number nor an address, and
    ///   `MandalartError` for an invalid address.
    public init(_ text: String) throws {
        if let number = Int(typed: text) { self = .row(number); return }
        guard text.halfWidth.contains(where: { "/:".contains($0) }) else { throw ProgressError.notATarget(text) }
        self = .cell(try CellAddress(text))
    }
}

extension Argument where Value == ItemTarget {
    /// The argument for an item: the number of its row, or its address.
    public static var itemTarget: Argument {
        Argument(FoundItemPhrases.target, example: Phrase(verbatim: "2"), ItemTarget.init)
    }
}
