public import Languages
public import MandalartDomainInterface

/// A list has no row of a number.
public struct NotFound: Explained, Equatable {
    /// The number.
    public let number: Int
    /// How many rows there are.
    public let count: Int

    /// The error for a number, in a list of so many rows.
    public init(number: Int, count: Int) {
        (self.number, self.count) = (number, count)
    }

    /// One line for a person, with what to do.
    public var explanation: Phrase {
        count == 0 ? FoundItemPhrases.noNumbers : FoundItemPhrases.noNumber(number, of: count)
    }
}

/// The row of a number shows something else than an action item.
public struct NotAnItem: Explained, Equatable {
    /// The number.
    public let number: Int

    /// The error for a number.
    public init(number: Int) {
        self.number = number
    }

    /// One line for a person, with what to do.
    public var explanation: Phrase { FoundItemPhrases.notAnItem(number) }
}

/// The cell of a found item holds something else now.
public struct ChangedSince: Explained, Equatable {
    /// The title that the item had.
    public let title: Title

    /// The error for an item.
    public init(title: Title) {
        self.title = title
    }

    /// One line for a person, with what to do.
    public var explanation: Phrase { FoundItemPhrases.changedSince(title) }
}
