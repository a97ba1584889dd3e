public import Commands
public import Terminal

/// The rows of a list whose numbers a person types.
extension Reader {
    /// The numbers from 1 on, as they stand before the rows of a list, flush right.
    public static func figures(_ count: Int) -> [String] {
        let digits = "\(count)".count
        return (1...max(1, count)).prefix(count).map { number in
            String(repeating: " ", count: digits - "\(number)".count) + "\(number)  "
        }
    }

    /// A row of a list: what it is called, with a value behind it, and below that what else is to be known of it.
    public func row(_ figure: String, _ title: Text, value: Text = "", _ parts: [Text]) -> [Text] {
        let margin = String(repeating: " ", count: figure.count)
        let title = title.truncated(to: max(8, width - margin.count - value.width)).bold
        let below = parts.joined(separator: " · ").dim.wrapped(to: max(8, width - margin.count))
        return [Text(figure) + title + value] + below.map { Text(margin) + $0 }
    }
}
