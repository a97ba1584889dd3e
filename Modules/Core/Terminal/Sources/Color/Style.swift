/// How a piece of ``Text`` looks. What a style leaves out, it leaves to the style that it is laid over, and at last to
/// the terminal.
public struct Style: Hashable, Sendable {
    /// Whether the letters are heavier.
    public var bold: Bool
    /// Whether the letters are fainter.
    public var dim: Bool
    /// The colour of the letters; `nil` for the terminal's own.
    public var foreground: Color?
    /// The colour behind the letters; `nil` for the terminal's own.
    public var background: Color?

    /// A style from what it asks for.
    public init(bold: Bool = false, dim: Bool = false, foreground: Color? = nil, background: Color? = nil) {
        (self.bold, self.dim, self.foreground, self.background) = (bold, dim, foreground, background)
    }

    /// Letters of one colour on another, each written as `0xRRGGBB`; `nil` for the terminal's own.
    public init(ink: UInt32?, paper: UInt32?) {
        self.init(foreground: ink.map(Color.init), background: paper.map(Color.init))
    }

    /// As the terminal shows text by itself.
    public static let plain = Style()
}

extension Style {
    /// This style where it asks for something, and the one below it elsewhere.
    func over(_ base: Style) -> Style {
        Style(
            bold: bold || base.bold, dim: dim || base.dim, foreground: foreground ?? base.foreground,
            background: background ?? base.background)
    }
}
