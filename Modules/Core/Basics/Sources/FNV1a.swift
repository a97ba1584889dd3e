/// A 64-bit FNV-1a hash (Fowler, Noll, Vo): the same in every run of the program, for checksums and file names.
///
/// It detects corrupted bytes, but not deliberate changes: it is easy to find two texts with the same hash.
@usableFromInline package struct FNV1a: Sendable {
    /// The hash of the bytes so far.
    @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of no bytes.
    @inlinable package init() {}

    /// Returns the hash of bytes.
    @inlinable package static func of(_ bytes: some Sequence<UInt8>) -> FNV1a {
        var hash = FNV1a()
        for byte in bytes { hash.add(byte) }
        return hash
    }

    /// Adds a byte.
    @inlinable package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Adds the eight bytes of a number, the least significant one first.
    @inlinable package mutating func add<Number: FixedWidthInteger>(_ number: Number) where Number.Magnitude == UInt64 {
        withUnsafeBytes(of: number.littleEndian) { for byte in $0 { add(byte) } }
    }
}

extension UInt64 {
    /// The number in 16 hexadecimal digits, so that texts sort as their numbers.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
