extension Color {
    /// The index, 0…15, of the nearest of the sixteen basic colors.
    var ansi16: Int {
        let palette = Self.sixteen
        return palette.indices.min { distance(to: palette[$0]) < distance(to: palette[$1]) } ?? 0
    }

    /// Whether black text is more readable on the color than white text. The luminance is that of WCAG 2.2, with a
    /// square instead of the power of 2.4; the contrasts to black and white are equal at a luminance of 0.18.
    var isLight: Bool {
        func share(_ value: UInt8) -> Double { Double(value) * Double(value) / (255 * 255) }
        return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue) > 0.18
    }

    /// The index, 16…255, of the nearest color in the 256-color palette: from its color cube of six levels, or from its
    /// 24 grays. The first sixteen colors are excluded, because users change them.
    var ansi256: Int {
        let cube = [red, green, blue].map { Self.nearestLevel(to: $0) }
        let cubeColor = Color(red: Self.levels[cube[0]], green: Self.levels[cube[1]], blue: Self.levels[cube[2]])
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let step = min(23, max(0, (mean - 3) / 10))
        let grey = UInt8(8 + 10 * step)
        let greyColor = Color(red: grey, green: grey, blue: grey)
        return distance(to: greyColor) < distance(to: cubeColor)
            ? 232 + step
            : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    }

    private static func nearestLevel(to share: UInt8) -> Int {
        levels.indices.min { abs(Int(levels[$0]) - Int(share)) < abs(Int(levels[$1]) - Int(share)) } ?? 0
    }

    /// The six levels of each component in the color cube.
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// The sixteen basic colors with xterm's default values.
    static let sixteen = [
        Color(red: 0, green: 0, blue: 0), Color(red: 205, green: 0, blue: 0),
        Color(red: 0, green: 205, blue: 0), Color(red: 205, green: 205, blue: 0),
        Color(red: 0, green: 0, blue: 238), Color(red: 205, green: 0, blue: 205),
        Color(red: 0, green: 205, blue: 205), Color(red: 229, green: 229, blue: 229),
        Color(red: 127, green: 127, blue: 127), Color(red: 255, green: 0, blue: 0),
        Color(red: 0, green: 255, blue: 0), Color(red: 255, green: 255, blue: 0),
        Color(red: 92, green: 92, blue: 255), Color(red: 255, green: 0, blue: 255),
        Color(red: 0, green: 255, blue: 255), Color(red: 255, green: 255, blue: 255),
    ]
}
