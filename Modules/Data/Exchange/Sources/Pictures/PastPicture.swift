import Basics
import ExchangeDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface

// rib: verbatim file: the tags of a picture

/// The past of charts as an SVG 1.1 picture, with the days of a year and the rates over time for each chart, one chart
/// below the other. The picture has no script and no external content, and contains only characters that XML allows.
struct PastPicture {
    private let charts: [DrawnChart]
    private let style: DocumentStyle

    init(of charts: [DrawnChart], _ style: DocumentStyle) {
        (self.charts, self.style) = (charts, style)
    }

    private enum Measure {
        static let margin = 24, heading = 34, caption = 22, gap = 18, below = 20
        static let inner = YearDrawing.width(weeks: 54)
        static let width = inner + 2 * margin
        /// The width of the vertical axis beside a plot.
        static let axis = 40
        static let columnGap = 24
        static let plot = (large: 150, small: 90)
    }

    /// The SVG before the first chart.
    var beginning: String {
        let height = Measure.margin + charts.reduce(0) { $0 + self.height(of: $1) } + Measure.margin
        return Picture.beginning(
            width: Measure.width, height: height, charts.map { ($0.named.title, summary(of: $0)) }, css: css, style)
    }

    /// Returns the SVG of the chart at an index.
    func chart(at index: Int) -> String {
        let chart = charts[index]
        let top = Measure.margin + charts[..<index].reduce(0) { $0 + height(of: $1) }
        let title = FittedText(chart.named.title, width: Measure.inner * 15 / 22, height: 18).lines.joined()
        var text = """
            <g transform="translate(\(Measure.margin) \(top))">
            <text class="name" x="0" y="22">\(title.markup)</text>

            """
        var y = Measure.heading
        if let year = chart.pictures.year {
            let drawing = YearDrawing(year: year, language: style.language)
            let words = "\(say(year.daysPhrase)) · \(say(PastPhrases.summary(of: year)))"
            text += "<text class=\"caption\" x=\"0\" y=\"\(y + 14)\">\(words.markup)</text>\n"
            text +=
                "<g transform=\"translate(0 \(y + Measure.caption))\">\n\(drawing.elements(of: year.weeks.indices))</g>\n"
            let key = y + Measure.caption + YearDrawing.height + 6
            text += "<g transform=\"translate(0 \(key))\">\n\(YearDrawing.key())</g>\n"
            y += Self.yearHeight
        }
        for row in Self.rows(of: chart.pictures.courses) {
            let width = row.count == 1 && row[0].subGoal == nil ? Measure.inner : Self.column
            for (column, course) in row.enumerated() {
                text += plot(of: course, x: column * (Self.column + Measure.columnGap), y: y, width: width)
            }
            y += Self.height(of: row)
        }
        return text + "</g>\n"
    }

    /// The SVG after the last chart.
    var end: String { "</svg>\n" }

    private static let yearHeight = Measure.caption + YearDrawing.height + 6 + YearDrawing.keyHeight + Measure.gap
    private static let column = (Measure.inner - Measure.columnGap) / 2

    /// Returns the rows of plots: the whole chart's plot alone, then the others in pairs.
    private static func rows(of courses: [RateCourse]) -> [[RateCourse]] {
        let whole = courses.filter { $0.subGoal == nil }.map { [$0] }
        let parts = courses.filter { $0.subGoal != nil }
        return whole + stride(from: 0, to: parts.count, by: 2).map { Array(parts[$0..<min($0 + 2, parts.count)]) }
    }

    private static func height(of row: [RateCourse]) -> Int {
        Measure.caption + (row[0].subGoal == nil ? Measure.plot.large : Measure.plot.small) + Measure.below
            + Measure.gap
    }

    private func height(of chart: DrawnChart) -> Int {
        Measure.heading + (chart.pictures.year == nil ? 0 : Self.yearHeight)
            + Self.rows(of: chart.pictures.courses).reduce(0) { $0 + Self.height(of: $1) } + Measure.gap
    }

    /// Returns a plot with its axes, and with its subject above.
    private func plot(of course: RateCourse, x: Int, y: Int, width: Int) -> String {
        let height = course.subGoal == nil ? Measure.plot.large : Measure.plot.small
        let inner = width - Measure.axis
        let drawing = CourseDrawing(course: course)
        let title = FittedText(course.name(style.language), width: inner * 15 / 13, height: 18).lines.joined()
        var text = "<g transform=\"translate(\(x) \(y))\">\n"
        text += "<text class=\"caption\" x=\"0\" y=\"14\">\(title.markup)</text>\n"
        for (percent, offset) in [(100, 0), (50, height / 2), (0, height)] {
            let baseline = Measure.caption + offset + 4
            text += "<text class=\"small end\" x=\"\(Measure.axis - 6)\" y=\"\(baseline)\">\(percent)%</text>\n"
        }
        text += """
            <svg x="\(Measure.axis)" y="\(Measure.caption)" width="\(inner)" height="\(height)" viewBox="\(drawing.box)" \
            preserveAspectRatio="none">\(drawing.elements)</svg>

            """
        let below = Measure.caption + height + 16
        let (first, last) = course.span(style.language)
        if course.weeks.count > 1 {
            text += "<text class=\"small\" x=\"\(Measure.axis)\" y=\"\(below)\">\(first)</text>\n"
        }
        text += "<text class=\"small end\" x=\"\(width)\" y=\"\(below)\">\(last)</text>\n"
        return text + "</g>\n"
    }
}

// The texts and the colors of the picture.
extension PastPicture {
    /// Returns the text alternative for the part of the picture that shows a chart.
    private func summary(of chart: DrawnChart) -> String {
        let year = chart.pictures.year.map { ["\(say($0.daysPhrase)) · \(say(PastPhrases.summary(of: $0)))"] } ?? []
        return (year + chart.pictures.courses.map { $0.summary(style.language) }).joined(separator: " ")
    }

    private func say(_ phrase: Phrase) -> String { phrase.text(in: style.language) }

    private var css: String {
        let base: String = """

            text { font-family: \(documentFonts); unicode-bidi: plaintext; }
            .name { font-size: 22px; font-weight: 700; } .caption { font-size: 13px; } .small { font-size: 10px; }
            .end { text-anchor: end; }

            """
        func colours(_ theme: PastStyle.Theme, _ ink: String) -> String {
            ".page { fill: \(theme.page); } text { fill: \(ink); }\n"
        }
        let (light, dark) = (colours(PastStyle.light, "#1b1d22"), colours(PastStyle.dark, "#eceef2"))
        let page =
            switch style.appearance {
            case .light: light
            case .dark: dark
            case .auto: "\(light)@media (prefers-color-scheme: dark) {\n\(dark)}\n"
            }
        return base + page + PastStyle.css(style.appearance)
    }
}

extension YearMap {
    /// The heading of the map, with its first and last day.
    var daysPhrase: Phrase {
        Phrase(made: { language in
            let (first, last) = (days.lowerBound.phrase.text(in: language), days.upperBound.phrase.text(in: language))
            return PastPhrases.days(from: first, to: last).text(in: language)
        })
    }
}

extension RateCourse {
    /// Returns the subject and the current rate: `3 Endurance 50%`.
    func name(_ language: Language) -> String {
        let whose = title.map(\.text) ?? PastPhrases.chart.text(in: language)
        return ((subGoal.map { ["\($0)"] } ?? []) + [whose] + (rate.map { ["\($0)"] } ?? [])).joined(separator: " ")
    }

    /// Returns the first and the last day of this course of rates, formatted in a language.
    func span(_ language: Language) -> (first: String, last: String) {
        (end(ofWeek: 0).phrase.text(in: language), today.phrase.text(in: language))
    }

    /// Returns the text alternative for the plot of this course of rates.
    func summary(_ language: Language) -> String {
        let (first, last) = span(language)
        let begin = weeks.first.flatMap { $0 }.map { "\($0)" } ?? ""
        return DocumentPhrases.course(
            of: name(language), from: begin, on: first, until: last
        ).text(in: language)
    }
}
