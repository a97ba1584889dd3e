import ExchangeDomainInterface

// rib: verbatim file: styles of pictures

/// The colours of the pictures of a chart's past, in separate pictures and within pages.
///
/// Each level of a day has a contrast of at least 3:1 to the background, and its own size, so that levels can be
/// distinguished without colour too.
enum PastStyle {
    /// The colours for a light or for a dark background.
    struct Theme {
        /// The background.
        let page: String
        /// The dot of a day without activities, and the lines of a plot.
        let faint: String
        /// The days with activities, from few to many.
        let days: [String]
        /// The area of a plot.
        let area: String
    }

    static let light = Theme(
        page: "#ffffff", faint: "#b9bec8", days: ["#3f9257", "#2f7d46", "#1c6132", "#0b4420"], area: "#2f7d46")
    static let dark = Theme(
        page: "#15171b", faint: "#4d535f", days: ["#458d59", "#55ab6d", "#78cd90", "#a9efbb"], area: "#55ab6d")

    /// The style classes `d0` to `d4`, `faint` and `area`.
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
