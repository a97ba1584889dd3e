public import Doubles
import Testing

extension RunningTest: IssueRecorder {
    /// Records an issue of Swift Testing, which fails the running test.
    public static func record(_ issue: String) {
        Issue.record("\(issue)")
    }
}
