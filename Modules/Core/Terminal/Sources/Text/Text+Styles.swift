extension Text {
    /// The same text, heavier.
    public var bold: Text { styled(Style(bold: true)) }

    /// The same text, fainter.
    public var dim: Text { styled(Style(dim: true)) }

    /// The same text in a colour, but for the parts that have one already.
    public func foreground(_ color: Color) -> Text { styled(Style(foreground: color)) }

    /// The same text on a colour, but for the parts that have one already.
    public func background(_ color: Color) -> Text { styled(Style(background: color)) }

    /// The same text laid over a style: each part keeps what it asks for and takes the rest from it.
    public func styled(_ style: Style) -> Text { Text(content.map { $0.styled(style) }) }

    /// The text as it is written to a stream, its lines parted by `\n`.
    ///
    /// Every style is turned off where its run ends, and so before each line end. With ``ColorDepth/none`` there is no
    /// escape sequence at all, not even for bold.
    public func rendered(_ depth: ColorDepth) -> String {
        content.map { line in line.runs.map { $0.style.applied(to: $0.string, depth) }.joined() }
            .joined(separator: "\n")
    }
}
