extension Text {
    /// The text in bold.
    public var bold: Text { styled(Style(bold: true)) }

    /// The text in a dimmed style.
    public var dim: Text { styled(Style(dim: true)) }

    /// Returns the text with a foreground color, except for the parts that already have one.
    public func foreground(_ color: Color) -> Text { styled(Style(foreground: color)) }

    /// Returns the text with a style beneath its own: each part keeps the attributes that it sets, and inherits the
    /// others.
    public func styled(_ style: Style) -> Text { Text(content.map { $0.styled(style) }) }

    /// Returns the text with escape sequences for its styles, and with its lines separated by `\n`.
    ///
    /// Every style is turned off at the end of its run, and so before each line feed. With ``ColorDepth/none`` there is
    /// no escape sequence at all, not even for bold.
    public func rendered(_ depth: ColorDepth) -> String {
        var rendered = ""
        for index in content.indices {
            if index > 0 { rendered += "\n" }
            for run in content[index].runs { rendered += run.style.applied(to: run.string, depth) }
        }
        return rendered
    }
}
