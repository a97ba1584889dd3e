/// A reproducible random number generator (SplitMix64).
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    /// Creates the generator for one try of a group.
    init(seed: UInt64, group: String, number: Int) {
        state = seed
        for byte in group.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state = (state ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random number from 0 up to, but not including, the bound. A bound below 1 counts as 1.
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }

    mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &self) }

    /// Returns `true` with a probability of 1 in `times`.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
