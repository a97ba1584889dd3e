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
        var fitting: (size: Int, lines: [String]) = (0, [])
        for size in sizes {
            let most = height / Self.lineHeight(of: size)
            let (lines, isWhole) = Self.lines(of: text, size: size, width: width, most: most)
            fitting = (size, lines)
            if isWhole { break }
        }
        (size, lines) = fitting
    }

    /// Returns a text wrapped into at most `most` lines that are within a width in any common font, and whether nothing
    /// is cut and no word is broken.
    private static func lines(of text: Text, size: Int, width: Int, most: Int) -> ([String], isWhole: Bool) {
        let fitting = stride(from: columns(of: size, in: width), to: 1, by: -1).first { columns in
            text.wrapped(to: columns, lines: most).allSatisfy { greatestWidth(of: $0.plain, size: size) <= width }
        }
        let columns = fitting ?? 1
        let words = text.plain.split(separator: " ").filter { $0.allSatisfy(\.staysInWord) }
        let isBroken = words.contains { String($0).displayWidth > columns }
        let isWhole = !isBroken && text.wrapped(to: columns, lines: most + 1).count <= most
        return (text.wrapped(to: columns, lines: most).map(\.plain), isWhole)
    }

    /// Returns the maximum width of a line in any common font, in pixels.
    private static func greatestWidth(of line: String, size: Int) -> Int {
        line.reduce(0) { $0 + $1.greatestWidth } * size / 100
    }

    private static func lineHeight(of size: Int) -> Int { size * 6 / 5 }

    /// Returns the number of columns in a width. A column is half of the font size wide, as a wide character takes two.
    private static func columns(of size: Int, in width: Int) -> Int { width * 2 / size }
}

extension Character {
    /// Whether a line does not end between the character and others of its word, as in most scripts and in Korean.
    fileprivate var staysInWord: Bool {
        displayWidth < 2 || unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }

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
