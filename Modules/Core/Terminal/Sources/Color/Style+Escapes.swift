extension Style {
    /// Returns a string between two escape sequences (ECMA-48, SGR), of which the first turns this style on and the
    /// second turns all styles off. If the style has no effect, the string is returned unchanged.
    func applied(to string: String, _ depth: ColorDepth) -> String {
        let codes = codes(depth)
        guard !codes.isEmpty else { return string }
        return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(string)\u{1B}[0m"
    }

    private func codes(_ depth: ColorDepth) -> [Int] {
        guard depth != .none else { return [] }
        let weight = (bold ? [1] : []) + (dim ? [2] : [])
        let front = readableForeground(depth)?.codes(depth, isBackground: false) ?? []
        let back = background?.codes(depth, isBackground: true) ?? []
        return weight + front + back
    }

    /// Returns the text color. With sixteen colors, a text color on a background is replaced by black or white,
    /// whichever is more readable, since text and background could become the same color.
    private func readableForeground(_ depth: ColorDepth) -> Color? {
        guard depth == .ansi16, foreground != nil, let background else { return foreground }
        return Color.sixteen[background.ansi16].isLight ? Color(0x000000) : Color(0xFFFFFF)
    }
}

extension Color {
    fileprivate func codes(_ depth: ColorDepth, isBackground: Bool) -> [Int] {
        let shift = isBackground ? 10 : 0
        return switch depth {
        case .none: []
        case .ansi16: [ansi16 < 8 ? 30 + ansi16 + shift : 90 + ansi16 - 8 + shift]
        case .ansi256: [38 + shift, 5, ansi256]
        case .trueColor: [38 + shift, 2, Int(red), Int(green), Int(blue)]
        }
    }
}
