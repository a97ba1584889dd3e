/// Styled text of one or more lines, which screens create and a host renders.
///
/// Every string is made `visible`, except that `\n` ends a line. So no user's text can contain an escape sequence;
/// escape sequences come only from ``rendered(_:)``.
public struct Text: Hashable, Sendable {
    /// The lines, at least one: a text without a line feed is one line.
    var content: [TextLine]

    /// Creates a text from a string in one style.
    ///
    /// - Parameters:
    ///   - string: Any string, even a user's. A `\n` ends a line; other control characters are made visible.
    ///   - style: The style of the whole string.
    public init(_ string: String, _ style: Style = .plain) {
        let lines =
            string.utf8.contains(UInt8(ascii: "\n"))
            ? string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            : [string]
        content = lines.map { TextLine([Run(string: $0.visible, style: style)]) }
    }

    /// Creates a text of one line from a user's string, in which even a `\n` is made visible.
    public init(line string: String, _ style: Style = .plain) {
        content = [TextLine([Run(string: string.visible, style: style)])]
    }

    init(_ content: [TextLine]) {
        self.content = content
    }

    /// Returns two texts joined: the second continues the last line of the first.
    public static func + (first: consuming Text, second: Text) -> Text {
        first += second
        return first
    }

    /// Appends a text, which continues the last line.
    public static func += (text: inout Text, addition: Text) {
        for run in addition.content[0].runs { text.content[text.content.count - 1].append(run) }
        text.content += addition.content.dropFirst()
    }
}

extension Text {
    /// The lines, each as a text. There is at least one line, which may be empty.
    public var lines: [Text] { content.map { Text([$0]) } }

    /// The text without its styles, with its lines separated by `\n`.
    public var plain: String { content.map(\.plain).joined(separator: "\n") }

    /// The width of the widest line in columns.
    public var width: Int { content.reduce(0) { max($0, $1.width) } }
}

extension [Text] {
    /// Returns the texts joined with a separator; `"\n"` puts each text on a line of its own.
    public func joined(separator: Text = "") -> Text {
        guard var result = first else { return "" }
        for text in dropFirst() {
            result += separator
            result += text
        }
        return result
    }
}
