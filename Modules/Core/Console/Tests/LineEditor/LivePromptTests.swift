import Console
import Synchronization
import Testing

@Suite("A live prompt")
struct LivePromptTests {
    private let live = LivePrompt("0:00 > ")

    @Test("wakes its editor for another text or the bell alone, and gives each change once")
    func changes() {
        let wakes = Mutex(0)
        live.attach { wakes.withLock { $0 += 1 } }
        live.show("0:00 > ")
        #expect(wakes.withLock(\.self) == 0)
        live.show("0:01 > ")
        live.show("0:02 > ")
        #expect(wakes.withLock(\.self) == 2)
        #expect(live.takeChange() == ("0:02 > ", false))
        #expect(live.takeChange() == (nil, false))
        live.show("0:02 > ", ringing: true)
        #expect(wakes.withLock(\.self) == 3)
        #expect(live.takeChange() == (nil, true))
        #expect(live.takeChange() == (nil, false))
    }

    @Test("keeps what changes while no line is typed for the next one")
    func detached() {
        let wakes = Mutex(0)
        live.attach { wakes.withLock { $0 += 1 } }
        live.detach()
        live.show("0:03 > ", ringing: true)
        #expect(wakes.withLock(\.self) == 0)
        #expect(live.text == "0:03 > ")
        #expect(live.takeChange() == ("0:03 > ", true))
    }
}
