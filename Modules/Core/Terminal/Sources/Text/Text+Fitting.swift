extension Text {
    /// Returns the text with every line truncated to a width. Lines that were too wide end with `…`.
    ///
    /// A cluster of two columns is never split, so a truncated line may be one column narrower than requested.
    ///
    /// - Parameter width: The maximum width of a line in columns; with 0 or less, every line becomes empty.
    /// - Returns: A text with the same number of lines.
    public func truncated(to width: Int) -> Text {
        Text(content.map { $0.truncated(to: width) })
    }

    /// Returns the text with every line padded with spaces to a width in columns; wider lines are unchanged.
    public func padded(to width: Int) -> Text {
        Text(content.map { $0.padded(to: width) })
    }
}

extension TextLine {
    func truncated(to width: Int) -> TextLine {
        guard self.width > width else { return self }
        guard width > 0, let first = glyphs.first else { return TextLine() }
        let kept = glyphs.fitting(width - 1)
        return TextLine(kept + [(kept.last ?? first).ellipsis])
    }

    func padded(to width: Int) -> TextLine {
        let room = width - self.width
        guard room > 0 else { return self }
        var line = self
        line.append(Run(string: String(room, of: " ")))
        // The first space takes no column if the last character joins it, such as U+0600.
        let mayJoin = runs.last?.string.unicodeScalars.last?.isSimple == false
        if mayJoin, line.width < width { line.append(Run(string: " ")) }
        return line
    }
}
