/// The style of a piece of ``Text``. An unset attribute is inherited from the style below, and finally from the
/// terminal.
public struct Style: Hashable, Sendable {
    /// Whether the text is bold.
    public var bold: Bool
    /// Whether the text is dimmed.
    public var dim: Bool
    /// The text colour; `nil` for the terminal's own.
    public var foreground: Color?
    /// The background colour; `nil` for the terminal's own.
    public var background: Color?

    /// A style with the given attributes.
    public init(bold: Bool = false, dim: Bool = false, foreground: Color? = nil, background: Color? = nil) {
        (self.bold, self.dim, self.foreground, self.background) = (bold, dim, foreground, background)
    }

    /// A style with a foreground and a background colour, each written as `0xRRGGBB`; `nil` for the terminal's own.
    public init(ink: UInt32?, paper: UInt32?) {
        self.init(foreground: ink.map(Color.init), background: paper.map(Color.init))
    }

    /// The style without any attribute.
    public static let plain = Style()
}

extension Style {
    /// Returns this style, with unset attributes taken from another.
    func over(_ base: Style) -> Style {
        Style(
            bold: bold || base.bold, dim: dim || base.dim, foreground: foreground ?? base.foreground,
            background: background ?? base.background)
    }
}
