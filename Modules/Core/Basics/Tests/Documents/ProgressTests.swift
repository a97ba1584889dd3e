import Basics
import Testing

@Suite("Progress")
struct ProgressTests {
    @Test("is not known before there is something to do")
    func unknown() {
        let progress = Progress()
        progress.report(3)
        #expect(progress.percent == nil)
    }

    @Test("is the part that is done, from 0 to 100", arguments: [(0, 0), (1, 12), (8, 100), (9, 100), (-1, 0)])
    func percent(done: Int, percent: Int) {
        let progress = Progress()
        progress.begin(total: 8)
        progress.report(done)
        #expect(progress.percent == percent)
    }
}
