import Basics
import ProgressDomainInterface
import Terminal

// rib: verbatim file: the elements of a picture

/// A year as SVG elements: a column for each week, a row for each weekday, and the months above. The more edits and log
/// entries a day has, the larger and darker its square.
struct YearDrawing {
    let year: YearMap
    let language: Language

    /// The distance from one week or day to the next, in pixels.
    private static let pitch = 13
    /// The space left of the weeks and above the days, in pixels.
    private static let left = 30, top = 16
    /// The side length of a day's square at each level, in pixels.
    private static let sizes = [3, 6, 8, 10, 12]

    /// The height of the drawing without the key, in pixels.
    static let height = top + 7 * pitch
    /// The height of the key, in pixels.
    static let keyHeight = 14

    /// Returns the width of a drawing with a number of weeks, in pixels.
    static func width(weeks: Int) -> Int { left + weeks * pitch }

    /// Returns the SVG elements for a range of weeks.
    func elements(of range: Range<Int>) -> String {
        let weeks = year.weeks
        var (dots, squares) = ("", "")
        for (column, week) in weeks[range].enumerated() {
            for (row, count) in week.counts.enumerated() {
                guard let count else { continue }
                let (x, y) = (Self.left + column * Self.pitch, Self.top + row * Self.pitch)
                let level = DayGrid.level(of: count)
                if level == 0 {
                    dots += Self.square(0, x, y)
                } else {
                    let day = Day(number: week.monday.number + row).phrase.text(in: language)
                    squares +=
                        "<path class=\"d\(level)\" d=\"\(Self.square(level, x, y))\"><title>\(day): \(count)</title></path>\n"
                }
            }
        }
        return labels(of: range) + (dots.isEmpty ? "" : "<path class=\"d0\" d=\"\(dots)\"/>\n") + squares
    }

    /// Returns the SVG elements of the key: a square for each level, labeled with the counts of that level.
    static func key() -> String {
        var (text, x) = ("", left)
        for (level, label) in DayGrid.levels.map(\.label).enumerated() {
            text += "<path class=\"d\(level)\" d=\"\(square(level, x, 0))\"/>"
            text += "<text class=\"small\" x=\"\(x + pitch + 3)\" y=\"10\">\(label)</text>\n"
            x += 50
        }
        return text
    }

    /// Returns the labels of the months in a range of weeks, and of every other weekday.
    private func labels(of range: Range<Int>) -> String {
        let months = year.months.filter { range.contains($0.week) }
        var text = ""
        for (index, month) in months.enumerated() {
            // A month that is followed by the next one after a single week has no room for a label.
            let next = index + 1 < months.count ? months[index + 1].week : range.upperBound
            guard next - month.week > 1 else { continue }
            let x = Self.left + (month.week - range.lowerBound) * Self.pitch
            text += "<text class=\"small\" x=\"\(x)\" y=\"10\">\(month.day.shortMonth.text(in: language))</text>\n"
        }
        for weekday in Weekday.allCases where weekday.rawValue % 2 == 0 {
            let y = Self.top + weekday.rawValue * Self.pitch + 10
            text += "<text class=\"small\" x=\"0\" y=\"\(y)\">\(weekday.shortName.text(in: language))</text>\n"
        }
        return text
    }

    /// Returns the path of a square, centered in the space of a day.
    private static func square(_ level: Int, _ x: Int, _ y: Int) -> String {
        let size = sizes[level]
        let gap = (pitch - 1 - size) / 2
        return "M\(x + gap) \(y + gap)h\(size)v\(size)h-\(size)z"
    }
}
