import Basics

/// A matcher for values of several words without quotes, such as `3 days ago`.
public struct LongValue: Sendable {
    private let mostWords: Int
    private let isValue: @Sendable (String) -> Bool

    /// Creates a matcher for values of at most `mostWords` words.
    init(mostWords: Int, isValue: @escaping @Sendable (String) -> Bool) {
        (self.mostWords, self.isValue) = (mostWords, isValue)
    }

    /// Returns the number of words in the longest value at the beginning of `words`; 1 if no sequence of several words
    /// is a value.
    func count(in words: ArraySlice<TypedWord>) -> Int {
        let counts = (1...mostWords).dropFirst().prefix { $0 <= words.count }
        return counts.last { isValue(words.prefix($0).map(\.text).joined(separator: " ")) } ?? 1
    }
}

extension LongValue: Equatable {
    /// Returns whether both have the same maximum number of words.
    public static func == (left: LongValue, right: LongValue) -> Bool { left.mostWords == right.mostWords }
}
