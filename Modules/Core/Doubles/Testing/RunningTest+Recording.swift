public import Doubles
import Testing

extension RunningTest: IssueRecorder {
    /// Records a Swift Testing issue.
    public static func record(_ issue: String) {
        Issue.record("\(issue)")
    }
}
