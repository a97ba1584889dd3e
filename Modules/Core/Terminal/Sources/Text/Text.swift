/// Styled text of any number of lines, as screens build it and a host renders it.
///
/// Every string that gets in is made `visible`, but for `\n`, which ends a line. So no text of a user
/// can bring an escape sequence with it, and the only ones written are those of ``rendered(_:)``.
public struct Text: Hashable, Sendable {
    /// Never empty: a text without a line end is one line.
    var content: [Line]

    /// A string in one style.
    ///
    /// - Parameters:
    ///   - string: Any text, also of a user. A `\n` ends a line; other control characters are shown as pictures.
    ///   - style: The style of the whole string.
    public init(_ string: String, _ style: Style = .plain) {
        content = string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Line([Run(string: String(Substring($0)).visible, style: style)]) }
    }

    /// A string of a user as one line: also a `\n` is shown as a picture.
    public init(line string: String, _ style: Style = .plain) {
        content = [Line([Run(string: string.visible, style: style)])]
    }

    init(_ content: [Line]) {
        self.content = content
    }

    /// The first text and right after it the second, on the same line.
    public static func + (first: Text, second: Text) -> Text {
        var result = first
        result += second
        return result
    }

    /// Adds a text right after this one, on the same line.
    public static func += (text: inout Text, addition: Text) {
        for run in addition.content[0].runs { text.content[text.content.count - 1].append(run) }
        text.content += addition.content.dropFirst()
    }
}

extension Text {
    /// The lines, each a text of one line. There is at least one, which may be empty.
    public var lines: [Text] { content.map { Text([$0]) } }

    /// The text without its styles.
    public var plain: String { content.map(\.plain).joined(separator: "\n") }

    /// The columns that the widest line takes.
    public var width: Int { content.reduce(0) { max($0, $1.width) } }
}

extension Sequence<Text> {
    /// The texts one after another, with a separator in between; `"\n"` puts each on a line of its own.
    public func joined(separator: Text = "") -> Text {
        var result: Text = ""
        for (index, text) in enumerated() {
            if index > 0 { result += separator }
            result += text
        }
        return result
    }
}
