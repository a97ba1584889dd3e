import Terminal

/// A text wrapped into lines that fit a box, in the largest possible font.
struct FittedText {
    /// The font size.
    let size: Int
    /// The lines; the last one ends with `…` if the text does not fit.
    let lines: [String]

    /// The height from one line to the next.
    var lineHeight: Int { Self.lineHeight(of: size) }

    /// Fits a text into a box. It is only cut at the smallest font size.
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

    /// The maximum width of a line in any font.
    func greatestWidth(of line: String) -> Int {
        line.reduce(0) { $0 + $1.greatestWidth } * size / 100
    }

    private static func lineHeight(of size: Int) -> Int { size * 6 / 5 }

    /// The number of columns in a width. A column counts as 0.56 of the font size, a little more than letters and wide
    /// characters take.
    private static func columns(of size: Int, in width: Int) -> Int { width * 100 / (size * 56) }
}

extension Character {
    /// The maximum width in common fonts, in hundredths of the font size.
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
