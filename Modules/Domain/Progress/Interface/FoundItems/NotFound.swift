public import Basics

/// The error for a number that no row of the list has.
public struct NotFound: Explained, Equatable {
    /// The number that was typed.
    public let number: Int
    /// The number of rows in the list.
    public let count: Int

    /// Creates the error for a number in a list of `count` rows.
    public init(number: Int, count: Int) {
        (self.number, self.count) = (number, count)
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        count == 0 ? FoundItemPhrases.noNumbers : FoundItemPhrases.noNumber(number, of: count)
    }
}

/// The error for the number of a row that is not an action item.
public struct NotAnItem: Explained, Equatable {
    /// The number of the row.
    public let number: Int

    /// Creates the error for the row with the given number.
    public init(number: Int) {
        self.number = number
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { FoundItemPhrases.notAnItem(number) }
}
