extension Text {
    /// The same text with every line cut to a number of columns, and a `…` at the end of those that were too wide.
    ///
    /// A cluster of two columns is never split: a cut line may be one column narrower than asked.
    ///
    /// - Parameter width: The columns that a line may take; with 0 or less, nothing fits.
    /// - Returns: A text of as many lines.
    public func truncated(to width: Int) -> Text {
        Text(content.map { $0.truncated(to: width) })
    }

    /// The same text with spaces after every line that is narrower than a number of columns; wider ones stay.
    public func padded(to width: Int) -> Text {
        Text(content.map { $0.padded(to: width) })
    }
}

extension Line {
    fileprivate func truncated(to width: Int) -> Line {
        guard self.width > width else { return self }
        guard width > 0, let first = glyphs.first else { return Line() }
        let kept = glyphs.fitting(width - 1)
        return Line(kept + [(kept.last ?? first).ellipsis])
    }

    fileprivate func padded(to width: Int) -> Line {
        var line = self
        // Twice at most: the first space is no column of its own after a sign that joins what follows, such as U+0600.
        while line.width < width {
            line.append(Run(string: String(repeating: " ", count: width - line.width), style: .plain))
        }
        return line
    }
}
