/// The numbers of a group's tries, in random order and only while it has time, so that skipped tries are spread evenly.
@MainActor struct Tries {
    /// The most tries of a round.
    private static let roundLength = 100

    private var numbers: ArraySlice<Int>
    private let arena: Arena
    private let tally: Tally

    init(_ numbers: [Int], in arena: Arena, _ tally: Tally) {
        var chance = arena.chance("order", numbers.count)
        self.numbers = numbers.shuffled(using: &chance)[...]
        (self.arena, self.tally) = (arena, tally)
    }

    /// Returns the next number; `nil` if none is left, or no time.
    mutating func next() -> Int? {
        leaveOutIfLate()
        return numbers.popFirst()
    }

    /// The next numbers, for tries that are made in the order of a recorded run; `nil` when there are none, or no time.
    mutating func nextRound() -> [Int]? {
        leaveOutIfLate()
        if numbers.isEmpty { return nil }
        let round = numbers.prefix(Self.roundLength)
        numbers = numbers.dropFirst(round.count)
        return round.sorted()
    }

    private mutating func leaveOutIfLate() {
        guard arena.isLate else { return }
        tally.leaveOut(numbers.count)
        numbers = []
    }
}
