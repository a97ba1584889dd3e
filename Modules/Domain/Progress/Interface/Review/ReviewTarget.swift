public import Arguments
import Languages
public import MandalartDomainInterface

/// An item that a person names in a review.
public enum ReviewTarget: Equatable, Sendable {
    /// By its number on the page, from 1.
    case row(Int)
    /// By its address: `3/2`, or `2:3/2` of another chart than the current one.
    case cell(TargetAddress)

    /// Reads what a person typed.
    ///
    /// - Throws: `MandalartError.notAnAddress` for what is neither, and what `TargetAddress` throws.
    public init(_ text: String) throws(MandalartError) {
        if let number = Int(typed: text) { self = .row(number); return }
        guard text.halfWidth.contains(where: { "/:".contains($0) }) else { throw .notAnAddress(text) }
        self = .cell(try TargetAddress(text))
    }
}

extension Argument where Value == ReviewTarget {
    /// An item by its number or its address.
    public static var reviewTarget: Argument {
        Argument(ProgressPhrases.reviewTarget, example: Phrase(verbatim: "2"), ReviewTarget.init)
    }
}
