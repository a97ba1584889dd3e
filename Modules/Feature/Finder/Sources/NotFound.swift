import Languages

/// Nothing was found under a number.
struct NotFound: Explained, Equatable {
    let number: Int
    /// How many things were found.
    let count: Int

    var explanation: Phrase {
        count == 0 ? FinderPhrases.nothingToOpen : FinderPhrases.noNumber(number, of: count)
    }
}
