import Basics
import ResourceTesting
import Testing

@testable import Resource

@Suite("The parts of a store", .timeLimit(.minutes(15)))
struct PartsTests {
    @Test("a line gives its elements in their order, but for those that were taken", arguments: 1...5)
    func line(seed: UInt64) {
        var (line, expected): (Line<Int>, [(ticket: Int, element: Int)]) = (Line(), [])
        var chance = SeededChance(seed: seed)
        for number in 1...5_000 {
            switch Int.random(in: 0..<5, using: &chance) {
            case 0...1: expected.append((line.append(number), number))
            case 2:
                let taken = line.popFirst()
                #expect(taken == expected.first?.element)
                if !expected.isEmpty { expected.removeFirst() }
            case 3:
                guard let index = expected.indices.randomElement(using: &chance) else { continue }
                let taken = line.remove(expected[index].ticket)
                #expect(taken == expected.remove(at: index).element)
            default:
                guard let index = expected.indices.randomElement(using: &chance) else { continue }
                line.update(expected[index].ticket) { $0 += 1 }
                expected[index].element += 1
            }
            let first = line.first
            #expect(first == expected.first?.element)
            #expect(line.count == expected.count)
        }
    }

    @Test("timers fire in the order of their times, those that are set meanwhile too, and not when cancelled")
    @MainActor func timers() {
        let clock = SetClock()
        let timers = Timers(clock)
        var (fired, numbers): ([Int], [Int]) = ([], [])
        var chance = SeededChance(seed: 18)
        let times = (0..<500).map { _ in Int.random(in: 0..<1_000, using: &chance) }
        for (index, time) in times.enumerated() {
            numbers.append(
                timers.schedule(in: .milliseconds(time)) {
                    fired.append(time)
                    if index.isMultiple(of: 10) {
                        _ = timers.schedule(in: .milliseconds(5_000)) { fired.append(time + 5_000) }
                    }
                })
        }
        for index in times.indices where !index.isMultiple(of: 5) { timers.cancel(numbers[index]) }
        clock.advance(by: .milliseconds(10_000))
        let kept = times.indices.filter { $0.isMultiple(of: 5) }.map { times[$0] }
        let again = times.indices.filter { $0.isMultiple(of: 10) }.map { times[$0] + 5_000 }
        #expect(fired == kept.sorted() + again.sorted())
        #expect(timers.count == 0)
    }

    @Test("the system's clock rings once its time has come, and not when cancelled")
    @MainActor func systemClock() async {
        let clock = SystemResourceClock()
        let start = clock.elapsed
        var rung: [Int] = []
        let cancelled = clock.setAlarm(at: start + .milliseconds(1)) { rung.append(0) }
        cancelled.cancel()
        await withCheckedContinuation { continuation in
            _ = clock.setAlarm(at: start + .milliseconds(5)) {
                rung.append(1)
                continuation.resume()
            }
        }
        #expect(rung == [1])
        #expect(clock.elapsed - start >= .milliseconds(5))
    }

    @Test("the name of a file says what it is, and no other name does")
    func fileNames() {
        let file = DiskFile(number: 10, hash: .max, kind: .mark, size: 0)
        #expect(file.name == "000000000000000a-ffffffffffffffff.expired")
        #expect(DiskFile(name: file.name) == file)
        for name in [
            "", ".", "a", "000000000000000A-ffffffffffffffff.expired", "000000000000000a-ffffffffffffffff.mark",
        ] {
            #expect(DiskFile(name: name) == nil, "\(name)")
        }
    }

    @Test("a value is in its file as it was, whatever its names have", arguments: ["a", "é/\n\"\u{0}\u{202E}", ""])
    func storedValue(name: String) {
        let value = StoredValue(
            path: "kind/\(name)", time: SetClock.noon, subjects: [.topic(name)], json: ["x": .string(name)])
        let read = StoredValue(text: value.text)
        #expect(read == value)
    }

    @Test("the same chance has the same waits, each between the share that is left and the whole")
    func waits() {
        var retries = ResourceRetries()
        (retries.firstWait, retries.longestWait, retries.jitter) = (.seconds(1), .seconds(5), 0.25)
        func waits(_ seed: UInt64) -> [Duration] {
            var chance = SeededChance(seed: seed)
            return (1...6).map { retries.wait(after: $0, random: &chance) }
        }
        let first = waits(1)
        #expect(first == waits(1))
        #expect(first != waits(2))
        for (wait, longest) in zip(first, [1, 2, 4, 5, 5, 5]) {
            #expect(wait <= .seconds(longest) && wait >= .seconds(longest) * 0.75, "\(wait)")
        }
    }
}
