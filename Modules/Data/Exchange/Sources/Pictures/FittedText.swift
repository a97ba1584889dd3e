import Terminal

/// A text broken into lines that fit a box, in letters as large as possible.
struct FittedText {
    /// The height of the letters.
    let size: Int
    /// The lines, the last one with a `…` when there is more.
    let lines: [String]

    /// The height from one line to the next.
    var lineHeight: Int { Self.lineHeight(of: size) }

    /// Fits a text into a box. Only the smallest letters leave something out.
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

    /// How wide a line may be in whatever font it is shown, at the most.
    func greatestWidth(of line: String) -> Int {
        line.reduce(0) { $0 + $1.greatestWidth } * size / 100
    }

    private static func lineHeight(of size: Int) -> Int { size * 6 / 5 }

    /// A column is taken for 0.56 of the height, which is a little more than letters and wide characters take.
    private static func columns(of size: Int, in width: Int) -> Int { width * 100 / (size * 56) }
}

extension Character {
    /// The greatest width in the usual fonts, in hundredths of the height of the letters.
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
