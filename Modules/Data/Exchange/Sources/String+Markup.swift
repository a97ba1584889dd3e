import Terminal

// rib: verbatim file: names of fonts

extension String {
    /// The text with visible replacements for invisible characters and for characters that XML 1.0 does not allow.
    var printable: String {
        // XML does not allow these two noncharacters, so their code points are written out.
        var scalars = String.UnicodeScalarView()
        for scalar in visible.unicodeScalars {
            switch scalar {
            case "\u{FFFE}": scalars.append(contentsOf: "⟨U+FFFE⟩".unicodeScalars)
            case "\u{FFFF}": scalars.append(contentsOf: "⟨U+FFFF⟩".unicodeScalars)
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// The text escaped for XML and HTML, both between tags and in quoted attributes.
    var markup: String {
        var result = String.UnicodeScalarView()
        for scalar in printable.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// The text as a paragraph of HTML, with its line breaks.
    var paragraph: String { "<p dir=\"auto\">\(documentLines.map(\.markup).joined(separator: "<br>"))</p>" }
}

/// The font stack of documents, with fonts of each system for Latin, Korean, Japanese, and emoji.
let documentFonts = """
    system-ui, "Segoe UI", "Noto Sans", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Hiragino Sans", \
    "Yu Gothic UI", "Noto Sans CJK JP", "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif
    """
