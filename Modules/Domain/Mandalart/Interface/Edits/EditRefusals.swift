public import Basics

/// The error for a listed item that is gone or has another title.
public struct ChangedSince: Explained, Equatable {
    /// The title of the listed item.
    public let title: Title

    /// Creates the error for the listed item with the given title.
    public init(title: Title) {
        self.title = title
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { EditPhrases.changedSince(title) }
}

/// The error for a `done` command that names a day, although the item is not a habit.
public struct NotAHabit: Explained, Equatable {
    /// The title of the item.
    public let title: Title

    /// Creates the error for the item with the given title.
    public init(title: Title) {
        self.title = title
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { EditPhrases.notAHabit(title) }
}
