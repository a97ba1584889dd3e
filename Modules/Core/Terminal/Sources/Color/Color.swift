/// An sRGB color of a ``Style``. How a terminal shows the color depends on the ``ColorDepth``.
public struct Color: Hashable, Sendable {
    /// The red component, 0…255.
    public let red: UInt8
    /// The green component, 0…255.
    public let green: UInt8
    /// The blue component, 0…255.
    public let blue: UInt8

    /// Creates a color from three components of 0…255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Creates a color from a number written as `0xRRGGBB`.
    public init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }
}

extension Color {
    /// Returns the squared distance between two colors in the RGB cube.
    func distance(to other: Color) -> Int {
        let differences = [
            Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
        ]
        return differences.reduce(0) { $0 + $1 * $1 }
    }
}
