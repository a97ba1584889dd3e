import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A log of calls")
struct CallLogTests {
    final class Page: Interactor {
        weak var router: (any Routable)?

        convenience init(writingTo log: CallLog) {
            self.init()
            let spy = RoutableSpy(log: log)
            router = spy
        }
    }

    @Test("holds the doubles that write to it: one that is made within a call is there as long as the log")
    func holds() async throws {
        let log = CallLog()
        let page = Page(writingTo: log)
        try await page.router?.leave()
        #expect(log.calls == ["leave()"])
    }

    @Test("lets go of its doubles when it ends, although they refer to it")
    func ends() {
        var log: CallLog? = CallLog()
        weak let last = log
        let page = log.map(Page.init)
        log = nil
        #expect(last == nil)
        #expect(page?.router == nil)
    }

    @Test("shows the order among the doubles that share it, and forgets what was taken")
    func order() async throws {
        let log = CallLog()
        let spies = [RoutableSpy(log: log), RoutableSpy(log: log)]
        log.record("first")
        try await spies[1].leave()
        spies[0].log.record("last")
        #expect(log.take() == ["first", "leave()", "last"])
        #expect(log.calls == [])
        #expect(spies.map(\.leaveCalls) == [0, 1])
    }
}
