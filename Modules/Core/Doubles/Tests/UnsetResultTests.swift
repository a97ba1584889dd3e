import Doubles
import DoublesTesting
import Testing

@Suite("A result that is not set")
struct UnsetResultTests {
    @Test("fails the test once with what to set, and is an error that says the same")
    func error() {
        withKnownIssue {
            #expect("\(UnsetResult("StoreSpy: set sizeResult, as size is read"))".hasPrefix("StoreSpy: set sizeResult"))
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["StoreSpy: set sizeResult, as size is read"]
        }
    }

    @Test("is answered with an empty value, so that the test goes on")
    func empty() {
        withKnownIssue {
            #expect(UnsetResult("StoreSpy: set namesResult, as names is read").instead([1]) == [1])
        }
    }

    @Test("stops where there is nothing to answer, and fails the test before")
    func stop() async {
        await withKnownIssue {
            await #expect(processExitsWith: .failure) {
                UnsetResult("StoreSpy: set buildResult, as build() is called").stop()
            }
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["StoreSpy: set buildResult, as build() is called"]
        }
    }
}
