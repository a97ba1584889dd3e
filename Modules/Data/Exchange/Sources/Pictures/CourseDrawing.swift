import MandalartDomainInterface
import ProgressDomainInterface

// rib: verbatim file: the elements of a picture

/// A rate over time as SVG elements, 1 wide per week and 100 high: an area below a step curve, and lines at 0, 50, and
/// 100%. The drawing is meant to be stretched to the size at which it is displayed.
struct CourseDrawing {
    let course: RateCourse

    /// The value of the `viewBox` attribute.
    var box: String { "0 0 \(max(1, course.weeks.count)) 100" }

    /// The SVG elements: the lines, then the area.
    var elements: String {
        let width = max(1, course.weeks.count)
        let lines = ["0", "49.7", "99.4"].map { "M0 \($0)h\(width)v.6h-\(width)z" }.joined()
        return "<path class=\"faint\" d=\"\(lines)\"/><path class=\"area\" d=\"\(area)\"/>"
    }

    /// The path of the area. Consecutive weeks with the same rate form one step, and weeks without a rate form a gap. A
    /// rate of 0 is drawn as a visible line.
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
