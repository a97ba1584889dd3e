import Basics
import ExchangeDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface

// rib: verbatim file: the tags of a page

// The pictures of a chart's past, each with its numbers in a table for people who cannot see it.
extension ChartArticle {
    /// The section with the pictures of the year and of the rates; empty if there is nothing to draw.
    var past: String {
        let pictures = drawn.pictures
        if pictures.isEmpty { return "" }
        let title = "past-\(number)-title"
        let whole = pictures.courses.filter { $0.subGoal == nil }.map { plot(of: $0) }
        let parts = pictures.courses.filter { $0.subGoal != nil }.map { plot(of: $0) }
        return """
            <section class="past" id="past-\(number)" aria-labelledby="\(title)">
            <h2 class="plain" id="\(title)">\(say(DocumentPhrases.progressHeading))</h2>
            \(pictures.year.map(map) ?? "")\(whole.joined())\(parts.isEmpty ? "" : "<div class=\"courses\">\n\(parts.joined())</div>\n")\
            \(pictures.courses.isEmpty ? "" : rates(pictures.courses))</section>

            """
    }

    /// Returns the year as a map in two halves, which a narrow page shows one below the other, and as a table of its
    /// days.
    private func map(_ year: YearMap) -> String {
        let weeks = year.weeks
        let middle = (weeks.count + 1) / 2
        let halves = [0..<middle, middle..<weeks.count].enumerated().map { index, range in
            half(of: year, weeks: range, id: "year-\(number)-\(index + 1)")
        }
        let rows = year.counts.sorted { $0.key < $1.key }.map { day, count in
            "<tr><th scope=\"row\">\(say(day.phrase))</th><td>\(count)</td></tr>\n"
        }
        return """
            <figure>
            <figcaption>\(say(year.daysPhrase))<br>\(say(PastPhrases.summary(of: year)))</figcaption>
            <div class="halves">
            \(halves.joined())</div>
            <svg class="key" width="270" height="\(YearDrawing.keyHeight)" viewBox="0 0 270 \(YearDrawing.keyHeight)" \
            aria-hidden="true">
            \(YearDrawing.key())</svg>
            </figure>
            <details>
            <summary>\(say(DocumentPhrases.daysAsTable))</summary>
            <table class="numbers">
            <thead><tr><th scope="col">\(say(DocumentPhrases.day))</th><th scope="col">\(say(DocumentPhrases.count))</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </details>

            """
    }

    private func half(of year: YearMap, weeks range: Range<Int>, id: String) -> String {
        let days = year.weeks[range].flatMap { week in zip(week.days, week.counts).compactMap { $1 == nil ? nil : $0 } }
        guard let first = days.first, let last = days.last else { return "" }
        let total = year.counts.reduce(0) { $0 + (first <= $1.key && $1.key <= last ? $1.value : 0) }
        let (width, height) = (YearDrawing.width(weeks: range.count), YearDrawing.height)
        let name = PastPhrases.days(from: say(first.phrase), to: say(last.phrase))
        return """
            <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(id)">
            <title id="\(id)">\(say(name)): \(total)</title>
            \(YearDrawing(year: year, language: language).elements(of: range))</svg>

            """
    }

    /// Returns a plot whose axis labels are text of the page, so that they have the page's font size at any width.
    private func plot(of course: RateCourse) -> String {
        let drawing = CourseDrawing(course: course)
        let (first, last) = course.span(language)
        let id = "course-\(number)-\(course.subGoal?.number ?? Position.centre)"
        let size = course.subGoal == nil ? "large" : "small"
        return """
            <figure>
            <figcaption>\(name(of: course)) \(course.rate.map { "\($0)" } ?? "")</figcaption>
            <div class="plot \(size)"><div class="scale" aria-hidden="true"><span>100%</span><span>50%</span><span>0%</span></div>
            <svg viewBox="\(drawing.box)" preserveAspectRatio="none" role="img" aria-labelledby="\(id)">
            <title id="\(id)">\(course.summary(language).markup)</title>
            \(drawing.elements)</svg></div>
            <div class="span" aria-hidden="true"><span>\(course.weeks.count > 1 ? first : "")</span><span>\(last)</span></div>
            </figure>

            """
    }

    /// Returns the number and the title of a sub-goal, or the name of the whole chart.
    private func name(of course: RateCourse) -> String {
        let title = course.title.map { "<bdi>\($0.text.markup)</bdi>" } ?? say(PastPhrases.chart)
        return (course.subGoal.map { "\($0). " } ?? "") + title
    }

    /// Returns a table of the rates at the end of each week, without the weeks in which no rate changed.
    private func rates(_ courses: [RateCourse]) -> String {
        let count = courses.map(\.weeks.count).max() ?? 0
        guard let longest = courses.first(where: { $0.weeks.count == count }) else { return "" }
        let heads = courses.map { "<th scope=\"col\">\(name(of: $0))</th>" }
        var (rows, before): (String, [AchievementRate?]) = ("", [])
        for week in 0..<count {
            // All courses end with the current week.
            let rates = courses.map { course in
                let index = week - (count - course.weeks.count)
                return index < 0 ? nil : course.weeks[index]
            }
            if rates == before { continue }
            before = rates
            let cells = rates.map { "<td>\($0.map { "\($0)" } ?? "–")</td>" }
            rows += "<tr><th scope=\"row\">\(say(longest.end(ofWeek: week).phrase))</th>\(cells.joined())</tr>\n"
        }
        return """
            <details>
            <summary>\(say(DocumentPhrases.ratesAsTable))</summary>
            <div class="scroll" role="region" tabindex="0" aria-label="\(say(DocumentPhrases.ratesAsTable))">
            <table class="numbers">
            <thead><tr><th scope="col">\(say(DocumentPhrases.until))</th>\(heads.joined())</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            </div>
            </details>

            """
    }
}
