public import Doubles
import Testing

extension RunningTest: IssueRecorder {
    /// Records an issue of Swift Testing.
    public static func record(_ issue: String) {
        Issue.record("\(issue)")
    }
}
