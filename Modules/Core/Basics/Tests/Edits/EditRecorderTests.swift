import Basics
import BasicsTesting
import Testing

@MainActor @Suite("A recorder of edits")
struct EditRecorderTests {
    private let log = EditHistoryStub()

    @Test("has the edits that the work of a line makes, and of the tasks that the work waits for, oldest first")
    func edits() async {
        let recorder = EditRecorder()
        await EditRecorder.$current.withValue(recorder) {
            log.make(.example(3))
            await Task { log.make(.example(5)) }.value
        }
        log.make(.example(7))
        let seen = recorder.close().map(\.number)
        #expect(seen == [3, 5])
    }

    @Test("takes no edit after the end of its line, from a task that outlives it")
    func late() async {
        let recorder = EditRecorder()
        let (signal, end) = AsyncStream<Void>.makeStream()
        let task = EditRecorder.$current.withValue(recorder) {
            Task {
                for await _ in signal {}
                log.make(.example(5))
            }
        }
        let seen = recorder.close().map(\.number)
        end.finish()
        await task.value
        #expect(seen == [])
        #expect(log.edits.map(\.number) == [5])
        #expect(recorder.close().isEmpty)
    }
}
