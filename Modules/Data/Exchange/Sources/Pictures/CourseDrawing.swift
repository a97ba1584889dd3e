import MandalartDomainInterface
import ProgressDomainInterface

// rib: verbatim file: the elements of a picture

/// The course of a rate as the elements of an SVG that is as wide as there are weeks, and 100 high: an area under steps, and
/// lines at 0, 50 and 100%. It is stretched to the size that it is shown in.
struct CourseDrawing {
    let course: RateCourse

    /// The `viewBox`.
    var box: String { "0 0 \(max(1, course.weeks.count)) 100" }

    /// The lines and the area.
    var elements: String {
        let width = max(1, course.weeks.count)
        let lines = ["0", "49.7", "99.4"].map { "M0 \($0)h\(width)v.6h-\(width)z" }.joined()
        return "<path class=\"faint\" d=\"\(lines)\"/><path class=\"area\" d=\"\(area)\"/>"
    }

    /// Weeks of one rate are one step, and weeks without a rate a gap. A rate of 0 is a line that can be seen.
    private var area: String {
        var (path, height): (String, Int?) = ("", nil)
        for (index, rate) in course.weeks.enumerated() {
            let next = rate.map { 100 - max(1, $0.percent) }
            if next != height {
                switch (height, next) {
                case (nil, let next?): path += "M\(index) 100V\(next)"
                case (_?, let next?): path += "H\(index)V\(next)"
                case (_, nil): path += "H\(index)V100z"
                }
            }
            height = next
        }
        return height == nil ? path : path + "H\(course.weeks.count)V100z"
    }
}
