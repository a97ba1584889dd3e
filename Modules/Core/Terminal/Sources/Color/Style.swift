/// The style of a piece of ``Text``. An unset attribute is inherited from the enclosing style, and finally from the
/// terminal.
public struct Style: Hashable, Sendable {
    /// Whether the text is bold.
    public var bold: Bool
    /// Whether the text is dimmed.
    public var dim: Bool
    /// The text color; `nil` to inherit it.
    public var foreground: Color?
    /// The background color; `nil` to inherit it.
    public var background: Color?

    /// Creates a style with the given attributes.
    public init(bold: Bool = false, dim: Bool = false, foreground: Color? = nil, background: Color? = nil) {
        (self.bold, self.dim, self.foreground, self.background) = (bold, dim, foreground, background)
    }

    /// Creates a style with a text color, `ink`, and a background color, `paper`, each written as `0xRRGGBB`; `nil` to
    /// inherit the color.
    public init(ink: UInt32?, paper: UInt32?) {
        self.init(foreground: ink.map(Color.init), background: paper.map(Color.init))
    }

    /// The style without any attribute.
    public static let plain = Style()
}

extension Style {
    /// Returns this style, with unset attributes taken from another style.
    func over(_ base: Style) -> Style {
        Style(
            bold: bold || base.bold, dim: dim || base.dim, foreground: foreground ?? base.foreground,
            background: background ?? base.background)
    }
}
