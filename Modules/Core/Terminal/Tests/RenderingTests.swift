import Terminal
import Testing

@Suite("Rendering")
struct RenderingTests {
    private static let orange = Color(red: 255, green: 128, blue: 0)

    @Test(
        "a colour is written as the nearest one that the terminal has",
        arguments: [
            (orange, .trueColor, "38;2;255;128;0"), (orange, .ansi256, "38;5;208"), (orange, .ansi16, "33"),
            (Color(red: 0, green: 0, blue: 0), .ansi256, "38;5;16"), (Color(red: 0, green: 0, blue: 0), .ansi16, "30"),
            (Color(red: 255, green: 255, blue: 255), .ansi256, "38;5;231"),
            (Color(red: 255, green: 255, blue: 255), .ansi16, "97"),
            (Color(red: 128, green: 128, blue: 128), .ansi256, "38;5;244"),
            (Color(red: 128, green: 128, blue: 128), .ansi16, "90"),
            (Color(red: 9, green: 8, blue: 7), .ansi256, "38;5;232"),
            (Color(red: 95, green: 135, blue: 175), .ansi256, "38;5;67"),
            (Color(red: 250, green: 10, blue: 5), .ansi16, "91"),
        ] as [(Color, ColorDepth, String)])
    func nearest(_ color: Color, _ depth: ColorDepth, is codes: String) {
        #expect(Text("x").foreground(color).rendered(depth) == "\u{1B}[\(codes)mx\u{1B}[0m")
    }

    @Test("a background is written with the codes of backgrounds")
    func background() {
        let text = Text("x").styled(Style(background: Self.orange))
        #expect(text.rendered(.ansi16) == "\u{1B}[43mx\u{1B}[0m")
        #expect(text.rendered(.ansi256) == "\u{1B}[48;5;208mx\u{1B}[0m")
        #expect(text.rendered(.trueColor) == "\u{1B}[48;2;255;128;0mx\u{1B}[0m")
    }

    @Test("weight, foreground and background share one escape sequence")
    func together() {
        let style = Style(bold: true, dim: true, foreground: Self.orange, background: Self.orange)
        #expect(Text("x", style).rendered(.ansi256) == "\u{1B}[1;2;38;5;208;48;5;208mx\u{1B}[0m")
    }

    @Test(
        "of sixteen colours, letters on a background are black or white, whichever can be read",
        arguments: [
            (0x0B7A53, "30;42"), (0x51606F, "30;100"), (0x3F3FA8, "30;104"), (0x2B2B2E, "97;40"), (0xB3245C, "97;41"),
            (0xF5E663, "30;103"), (0x0000E0, "97;44"),
        ] as [(UInt32, String)])
    func readable(_ background: UInt32, is codes: String) {
        let style = Style(foreground: Color(0xFFFFFF), background: Color(background))
        #expect(Text("x", style).rendered(.ansi16) == "\u{1B}[\(codes)mx\u{1B}[0m")
    }

    @Test("plain text is written without an escape sequence at every depth", arguments: ColorDepth.allCases)
    func plain(_ depth: ColorDepth) {
        #expect(Text("a\nb").rendered(depth) == "a\nb")
    }

    @Test("without colour there is no escape sequence at all")
    func none() {
        let text = "\(Text("a").bold) \(Text("b").foreground(Self.orange))\n\(Text("c").dim)" as Text
        #expect(text.rendered(.none) == "a b\nc")
    }

    @Test("a style is closed before each line end and opened again after it")
    func lineEnds() {
        #expect(Text("a\nb\n").bold.rendered(.ansi16) == "\u{1B}[1ma\u{1B}[0m\n\u{1B}[1mb\u{1B}[0m\n")
    }

    @Test("neighbouring pieces of one style are written as one")
    func merged() {
        #expect((Text("a").bold + Text("b").bold).rendered(.ansi16) == "\u{1B}[1mab\u{1B}[0m")
    }

    @Test(
        "an escape sequence in a string is shown, not obeyed",
        arguments: ["\u{1B}[31m", "\u{9B}31m", "\u{1B}]0;x\u{7}"])
    func injection(_ string: String) {
        let text: Text = "\(string)\(string, Style(bold: true))"
        let rendered = text.rendered(.trueColor)
        let escapes = rendered.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(escapes.count == 2)
    }
}
