import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Platform

@Suite("A standard stream")
struct StandardStreamTests {
    @Test("gets the whole text, also where another program has it not wait for a slow reader")
    func slowReader() throws {
        let pipe = try ChildPipe()
        let (reading, writing) = (pipe.reading, pipe.writing)
        writing.stopWaiting()
        let text = String(repeating: "far ", count: 250_000)
        let count = Mutex(0)
        let isRead = DispatchSemaphore(value: 0)
        // A thread of its own, because the write waits for it.
        Thread.detachNewThread {
            while count.withLock({ $0 < text.utf8.count }), case .done(let bytes) = reading.readSome() {
                count.withLock { $0 += bytes.count }
                usleep(1_000)
            }
            isRead.signal()
        }
        try StandardStream(descriptor: writing.number).write(text)
        isRead.wait()
        #expect(count.withLock { $0 } == text.utf8.count)
    }
}
