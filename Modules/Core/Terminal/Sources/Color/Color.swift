/// A colour of the sRGB space, as a ``Style`` asks for it. What a terminal shows of it depends on its ``ColorDepth``.
public struct Color: Hashable, Sendable {
    /// The share of red, 0…255.
    public let red: UInt8
    /// The share of green, 0…255.
    public let green: UInt8
    /// The share of blue, 0…255.
    public let blue: UInt8

    /// A colour from its three shares, 0…255 each.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// A colour written as `0xRRGGBB`.
    public init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }
}

extension Color {
    /// How far two colours lie apart: the square of the distance in the RGB cube.
    func distance(to other: Color) -> Int {
        let differences = [
            Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
        ]
        return differences.reduce(0) { $0 + $1 * $1 }
    }
}
