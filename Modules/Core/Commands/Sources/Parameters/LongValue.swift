/// Recognizes a value of several words without quotes, such as `3 days ago`.
public struct LongValue: Sendable {
    private let mostWords: Int
    private let isValue: @Sendable (String) -> Bool

    /// A value of at most `mostWords` words.
    init(mostWords: Int, isValue: @escaping @Sendable (String) -> Bool) {
        (self.mostWords, self.isValue) = (mostWords, isValue)
    }

    /// Returns how many of the leading words form the value: as many as possible, one by default.
    func count(in words: ArraySlice<String>) -> Int {
        let counts = (1...mostWords).dropFirst().prefix { $0 <= words.count }
        return counts.last { isValue(words.prefix($0).joined(separator: " ")) } ?? 1
    }
}

extension LongValue: Equatable {
    /// Two are equal if their maximum number of words is.
    public static func == (left: LongValue, right: LongValue) -> Bool { left.mostWords == right.mostWords }
}
