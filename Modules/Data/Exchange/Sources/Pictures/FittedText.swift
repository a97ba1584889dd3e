import Terminal

/// A text wrapped into lines that fit a box, in the largest possible font.
struct FittedText {
    /// The font size in pixels.
    let size: Int
    /// The wrapped lines; the last line ends with `…` if the text does not fit.
    let lines: [String]

    /// The distance from one line to the next, in pixels.
    var lineHeight: Int { Self.lineHeight(of: size) }

    /// Wraps a text to fit a box, whose width and height are in pixels. The text is only cut at the smallest font size.
    init(_ text: String, width: Int, height: Int) {
        let sizes = [15, 13, 11, 9]
        let text = Text(line: text.printable)
        for size in sizes {
            let most = height / Self.lineHeight(of: size)
            let lines = text.wrapped(to: Self.columns(of: size, in: width), lines: most + 1)
            if lines.count <= most || size == sizes.last {
                self.size = size
                let kept = text.wrapped(to: Self.columns(of: size, in: width), lines: most)
                self.lines = kept.map(\.plain)
                return
            }
        }
        (size, lines) = (0, [])
    }

    /// Returns the maximum width of a line in any common font, in pixels.
    func greatestWidth(of line: String) -> Int {
        line.reduce(0) { $0 + $1.greatestWidth } * size / 100
    }

    private static func lineHeight(of size: Int) -> Int { size * 6 / 5 }

    /// Returns the number of columns in a width. A column is 0.56 of the font size wide, which is slightly more than
    /// most letters or half a wide character take.
    private static func columns(of size: Int, in width: Int) -> Int { width * 100 / (size * 56) }
}

extension Character {
    /// The maximum width of the character in common fonts, in hundredths of the font size.
    fileprivate var greatestWidth: Int {
        if displayWidth == 0 { return 0 }
        if displayWidth == 2 { return unicodeScalars.first?.properties.isEmojiPresentation == true ? 130 : 100 }
        return switch self {
        case "i", "j", "l", "I", "t", "f", "r", "!", ".", ",", ":", ";", "'", "|", "(", ")", "[", "]", " ", "-": 45
        case "m", "w", "M", "W", "@", "%", "—", "…": 105
        case _ where isUppercase: 80
        case _ where isASCII: 66
        default: 80
        }
    }
}
