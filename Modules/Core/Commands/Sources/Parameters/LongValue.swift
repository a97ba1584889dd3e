/// Recognizes a value of several words without quotes, such as `3 days ago`.
public struct LongValue: Sendable {
    private let mostWords: Int
    private let isValue: @Sendable (String) -> Bool

    /// A value of so many words at most.
    init(mostWords: Int, isValue: @escaping @Sendable (String) -> Bool) {
        (self.mostWords, self.isValue) = (mostWords, isValue)
    }

    /// How many of the words are the value: as many as can be, by default one.
    func count(in words: ArraySlice<String>) -> Int {
        let counts = (1...mostWords).dropFirst().prefix { $0 <= words.count }
        return counts.last { isValue(words.prefix($0).joined(separator: " ")) } ?? 1
    }
}

extension LongValue: Equatable {
    /// Two of as many words are equal.
    public static func == (left: LongValue, right: LongValue) -> Bool { left.mostWords == right.mostWords }
}
