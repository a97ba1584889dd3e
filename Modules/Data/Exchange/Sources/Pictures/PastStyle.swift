import ExchangeDomainInterface

// rib: verbatim file: styles of pictures

/// The colors for pictures of a chart's past, in separate files and within pages.
///
/// The square of each level has a size of its own, so that levels can be distinguished without color, too. The square
/// of a day with edits or log entries has a contrast of at least 3:1 to the background.
enum PastStyle {
    /// The colors for a light or a dark background, in CSS syntax.
    struct Theme {
        /// The color of the background.
        let page: String
        /// The color of days without edits and log entries, and of the lines of a plot.
        let faint: String
        /// The colors of the other days, from few to many edits and log entries.
        let days: [String]
        /// The color of the area of a plot.
        let area: String
    }

    static let light = Theme(
        page: "#ffffff", faint: "#b9bec8", days: ["#3f9257", "#2f7d46", "#1c6132", "#0b4420"], area: "#2f7d46")
    static let dark = Theme(
        page: "#15171b", faint: "#4d535f", days: ["#458d59", "#55ab6d", "#78cd90", "#a9efbb"], area: "#55ab6d")

    /// Returns the style classes `d0` to `d4`, `faint`, and `area`.
    static func css(_ appearance: Appearance) -> String {
        switch appearance {
        case .light: css(light)
        case .dark: css(dark)
        case .auto: "\(css(light))@media (prefers-color-scheme: dark) {\n\(css(dark))}\n"
        }
    }

    private static func css(_ theme: Theme) -> String {
        let days = ([theme.faint] + theme.days).enumerated().map { ".d\($0) { fill: \($1); }" }.joined(separator: " ")
        return "\(days)\n.faint { fill: \(theme.faint); } .area { fill: \(theme.area); }\n"
    }
}
