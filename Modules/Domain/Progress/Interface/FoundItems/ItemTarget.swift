public import Arguments
import Languages
public import MandalartDomainInterface

/// An action item that a person names where items are listed.
public enum ItemTarget: Equatable, Sendable {
    /// By the number of its row, from 1.
    case row(Int)
    /// By its address: `3/2`, or `2:3/2` of another chart than the current one.
    case cell(CellAddress)

    /// Parses what a person typed.
    ///
    /// - Throws: ``ProgressError/notATarget(_:)`` for what is neither a number nor an address, and `MandalartError` for an
    ///   address of no cell.
    public init(_ text: String) throws {
        if let number = Int(typed: text) { self = .row(number); return }
        guard text.halfWidth.contains(where: { "/:".contains($0) }) else { throw ProgressError.notATarget(text) }
        self = .cell(try CellAddress(text))
    }
}

extension Argument where Value == ItemTarget {
    /// An item by the number of its row or by its address.
    public static var itemTarget: Argument {
        Argument(FoundItemPhrases.target, example: Phrase(verbatim: "2"), ItemTarget.init)
    }
}
