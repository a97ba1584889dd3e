import Terminal

extension Style {
    /// The style after an order to change it (ECMA-48, SGR) with these numbers. Of colours, those of the palette of 256
    /// after the first sixteen are known: the sixteen are the person's own, and stay as they were.
    func changed(by numbers: [Int]) -> Style {
        var style = self
        var rest = numbers.isEmpty ? [0] : numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: style = .plain
            case 1: style.bold = true
            case 2: style.dim = true
            case 38: style.foreground = Color(ofPalette: &rest) ?? style.foreground
            case 48: style.background = Color(ofPalette: &rest) ?? style.background
            default: break
            }
        }
        return style
    }
}

extension Color {
    /// Takes `5;n` off the numbers: a colour of the cube of six levels a side (16…231), or of the ramp of greys (232…255).
    fileprivate init?(ofPalette numbers: inout ArraySlice<Int>) {
        guard numbers.popFirst() == 5, let number = numbers.popFirst(), (16...255).contains(number) else { return nil }
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        if number < 232 {
            let index = number - 16
            self.init(red: levels[index / 36], green: levels[index / 6 % 6], blue: levels[index % 6])
        } else {
            let level = UInt8(8 + 10 * (number - 232))
            self.init(red: level, green: level, blue: level)
        }
    }
}
