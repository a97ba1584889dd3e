extension Text {
    /// Returns the text with every line cut to a width. Lines that were too wide end with `…`.
    ///
    /// A cluster of two columns is never split: a cut line may be one column narrower than asked.
    ///
    /// - Parameter width: The maximum width of a line; with 0 or less, nothing fits.
    /// - Returns: A text with the same number of lines.
    public func truncated(to width: Int) -> Text {
        Text(content.map { $0.truncated(to: width) })
    }

    /// Returns the text with every line padded with spaces to a width; wider lines are unchanged.
    public func padded(to width: Int) -> Text {
        Text(content.map { $0.padded(to: width) })
    }
}

extension Line {
    func truncated(to width: Int) -> Line {
        guard self.width > width else { return self }
        guard width > 0, let first = glyphs.first else { return Line() }
        let kept = glyphs.fitting(width - 1)
        return Line(kept + [(kept.last ?? first).ellipsis])
    }

    func padded(to width: Int) -> Line {
        var line = self
        var room = width - line.width
        // Twice at most: the first space is no column of its own after a sign that joins what follows, such as U+0600.
        while room > 0 {
            line.append(Run(string: String(repeating: " ", count: room)))
            room = width - line.width
        }
        return line
    }
}
