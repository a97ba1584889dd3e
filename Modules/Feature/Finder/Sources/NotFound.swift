import Languages
import MandalartDomainInterface

/// Nothing was found under a number.
struct NotFound: Explained, Equatable {
    let number: Int
    /// How many things were found.
    let count: Int

    var explanation: Phrase {
        count == 0 ? FinderPhrases.nothingToOpen : FinderPhrases.noNumber(number, of: count)
    }
}

/// What was found under a number is no action item.
struct NotAnItem: Explained, Equatable {
    let number: Int

    var explanation: Phrase { FinderPhrases.notAnItem(number) }
}

/// The cell of a found item holds something else now.
struct ChangedSince: Explained, Equatable {
    let title: Title

    var explanation: Phrase { FinderPhrases.changedSince(title) }
}
