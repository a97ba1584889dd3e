/// The numbers of a group's tries, in random order. When the group's time is over, the rest is left out, so that the
/// skipped tries are spread evenly.
@MainActor struct Tries {
    /// The maximum number of tries in a round.
    private static let roundLength = 100

    private var numbers: ArraySlice<Int>
    private let arena: Arena
    private let tally: Tally

    init(_ numbers: [Int], in arena: Arena, _ tally: Tally) {
        var chance = arena.chance("order", numbers.count)
        self.numbers = numbers.shuffled(using: &chance)[...]
        (self.arena, self.tally) = (arena, tally)
    }

    /// Returns the number of the next try; `nil` if none is left, or no time.
    mutating func next() -> Int? {
        leaveOutIfLate()
        return numbers.popFirst()
    }

    /// Returns the numbers of the next round of tries in ascending order, for tries that follow a recorded run; `nil`
    /// if none is left, or no time.
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
