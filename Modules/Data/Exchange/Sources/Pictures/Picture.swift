import Basics
import ExchangeDomainInterface
import MandalartDomainInterface

// rib: verbatim file: the tags of a picture

/// Charts as an SVG 1.1 picture of their 9×9 cells, one chart below the other. The picture has no script and no
/// external content, and contains only characters that XML allows.
struct Picture {
    private let charts: [NamedChart]
    private let style: DocumentStyle

    init(of charts: [NamedChart], _ style: DocumentStyle) {
        (self.charts, self.style) = (charts, style)
    }

    private enum Measure {
        static let cellWidth = 128, cellHeight = 92, gap = 3, blockGap = 12, margin = 24, header = 56
        static let block = (width: 3 * cellWidth + 2 * gap, height: 3 * cellHeight + 2 * gap)
        static let width = 2 * margin + 3 * block.width + 2 * blockGap
        static let chartHeight = header + 3 * block.height + 2 * blockGap + margin
    }

    /// The SVG before the first chart.
    var beginning: String {
        let height = Measure.margin + charts.count * Measure.chartHeight
        return Self.beginning(
            width: Measure.width, height: height, charts.map { ($0.title, summary(of: $0)) }, css: css, style)
    }

    /// Returns the SVG before the first chart of a picture of charts, which names and describes all of them.
    static func beginning(
        width: Int, height: Int, _ charts: [(title: String, description: String)], css: String, _ style: DocumentStyle
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description" \
        xml:lang="\(style.language.rawValue)">
        <title id="title">\(charts.map(\.title).joined(separator: ", ").markup)</title>
        <desc id="description">\(charts.map(\.description).joined(separator: " ").markup)</desc>
        <style>\(css)</style>
        <rect class="page" width="100%" height="100%"/>

        """
    }

    /// Returns the SVG of the chart at an index.
    func chart(at index: Int) -> String {
        let chart = charts[index]
        let board = Board(chart: chart.chart)
        let top = Measure.margin + index * Measure.chartHeight
        let heading = FittedText(chart.title, width: (Measure.width - 2 * Measure.margin) * 15 / 26, height: 18)
        var text = """
            <g transform="translate(\(Measure.margin) \(top))">
            <text class="name" x="0" y="26">\(heading.lines.joined().markup)</text>
            <text class="sum" x="0" y="46">\(say(progress(of: chart.chart)).markup)</text>

            """
        for block in 1...9 {
            let x = (block - 1) % 3 * (Measure.block.width + Measure.blockGap)
            let y = Measure.header + (block - 1) / 3 * (Measure.block.height + Measure.blockGap)
            text += "<g transform=\"translate(\(x) \(y))\">\n"
            for place in 1...9 {
                let x = (place - 1) % 3 * (Measure.cellWidth + Measure.gap)
                let y = (place - 1) / 3 * (Measure.cellHeight + Measure.gap)
                text += cell(board.tile(block: block, place: place), isCore: block == 5 && place == 5, x: x, y: y)
            }
            text += "</g>\n"
        }
        return text + "</g>\n"
    }

    /// The SVG after the last chart.
    var end: String { "</svg>\n" }

    /// Returns the SVG of a tile, clipped to its edges.
    private func cell(_ tile: Board.Tile, isCore: Bool, x: Int, y: Int) -> String {
        let (width, height) = (Measure.cellWidth, Measure.cellHeight)
        func drawn(_ title: Title, _ rate: AchievementRate, _ classes: String, stripe: String = "") -> String {
            let inner = width - 20
            let fitted = FittedText(title.text, width: inner, height: height - 30)
            var text = """
                <svg class="\(classes)" x="\(x)" y="\(y)" width="\(width)" height="\(height)">\
                <title>\(title.text.markup) \(rate)</title>\
                <rect class="card" x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="6"/>\(stripe)
                """
            for (index, line) in fitted.lines.enumerated() {
                let baseline = 8 + (index + 1) * fitted.lineHeight - fitted.size / 5
                text += "<text x=\"10\" y=\"\(baseline)\" font-size=\"\(fitted.size)\">\(line.markup)</text>"
            }
            let bar = inner - 34
            text += "<rect class=\"track\" x=\"10\" y=\"\(height - 14)\" width=\"\(bar)\" height=\"5\" rx=\"2\"/>"
            if rate > .zero {
                let share = max(1, bar * rate.percent / 100)
                text += "<rect class=\"bar\" x=\"10\" y=\"\(height - 14)\" width=\"\(share)\" height=\"5\" rx=\"2\"/>"
            }
            return text
                + "<text class=\"rate\" x=\"\(width - 10)\" y=\"\(height - 8)\" font-size=\"10\">\(rate)</text></svg>\n"
        }
        switch tile {
        case .empty:
            return
                "<rect class=\"empty\" x=\"\(x).5\" y=\"\(y).5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"6\"/>\n"
        case .goal(let title, let rate, let palette):
            return drawn(title, rate, (isCore ? "core " : "goal ") + (palette?.rawValue ?? "plain"))
        case .item(let item, let palette):
            let stripe = palette.map {
                "<rect class=\"stripe \($0.rawValue)\" x=\"1\" y=\"8\" width=\"4\" height=\"\(height - 16)\"/>"
            }
            return drawn(item.title, item.rate, "item", stripe: stripe ?? "")
        }
    }
}

// The texts and the colors of the picture.
extension Picture {
    /// Returns the text alternative for the part of the picture that shows a chart.
    private func summary(of chart: NamedChart) -> String {
        let core = chart.chart.coreGoal.map { "\(say(DocumentPhrases.coreGoal)) \($0.title)." } ?? ""
        let goals = chart.chart.subGoals.sorted { $0.key < $1.key }.map { "\($0) \($1.title) \($1.rate)." }
        return (["\(say(progress(of: chart.chart))).", core] + goals).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func progress(of chart: Chart) -> Phrase {
        DocumentPhrases.progress(filled: chart.subGoals.count, rate: "\(chart.rate)")
    }

    private func say(_ phrase: Phrase) -> String { phrase.text(in: style.language) }

    private var css: String {
        let light = Self.colours(page: "#ffffff", card: "#f4f5f7", strong: "#e3e6ec", ink: "#1b1d22", line: "#b9bec8")
        let dark = Self.colours(page: "#15171b", card: "#22252b", strong: "#343943", ink: "#eceef2", line: "#4d535f")
        let base: String = """

            text { font-family: \(documentFonts); unicode-bidi: plaintext; }
            .name { font-size: 26px; font-weight: 700; } .sum { font-size: 14px; }
            .core text, .goal text { font-weight: 600; } .rate { text-anchor: end; }
            .empty { fill: none; stroke-dasharray: 3 4; } .track { opacity: .25; }

            """
        let palettes: String = charts.palettes.map { palette -> String in
            let (ink, paper) = (Palette.css(palette.ink), Palette.css(palette.paper))
            return """
                .\(palette.rawValue) .card, .stripe.\(palette.rawValue) { fill: \(paper); stroke: \(paper); }
                .\(palette.rawValue) text, .\(palette.rawValue) .bar, .\(palette.rawValue) .track { fill: \(ink); }

                """
        }.joined(separator: "")
        switch style.appearance {
        case .light: return base + light + palettes
        case .dark: return base + dark + palettes
        case .auto: return "\(base)\(light)@media (prefers-color-scheme: dark) {\n\(dark)}\n\(palettes)"
        }
    }

    private static func colours(page: String, card: String, strong: String, ink: String, line: String) -> String {
        """
        .page { fill: \(page); } text, .bar, .track { fill: \(ink); } .card { fill: \(card); stroke: \(line); }
        .goal .card, .core .card { fill: \(strong); } .empty { stroke: \(line); }

        """
    }
}
