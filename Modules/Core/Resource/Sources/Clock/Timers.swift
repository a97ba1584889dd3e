/// The timers of a store, which share one alarm of the clock.
@MainActor final class Timers {
    private struct Deadline: Comparable {
        let time: Duration
        let number: Int

        static func < (left: Deadline, right: Deadline) -> Bool {
            (left.time, left.number) < (right.time, right.number)
        }
    }

    private let clock: any ResourceClock
    /// A binary heap, in which no deadline is earlier than its parent. It includes the deadlines of canceled timers.
    private var deadlines: [Deadline] = []
    private var actions: [Int: () -> Void] = [:]
    private var lastNumber = 0
    private var alarm: (any ResourceAlarm)?
    private var alarmTime: Duration?

    init(_ clock: any ResourceClock) {
        self.clock = clock
    }

    isolated deinit { alarm?.cancel() }

    /// The number of active timers.
    var count: Int { actions.count }

    /// Schedules an action to run once after a delay.
    ///
    /// - Returns: the number with which to cancel the timer.
    func schedule(in wait: Duration, _ action: @escaping () -> Void) -> Int {
        lastNumber += 1
        actions[lastNumber] = action
        push(Deadline(time: clock.elapsed + wait, number: lastNumber))
        setAlarm()
        return lastNumber
    }

    /// Cancels the timer with a number. Has no effect on a timer that has run or was canceled.
    func cancel(_ number: Int?) {
        guard let number, actions.removeValue(forKey: number) != nil else { return }
        if deadlines.count > 2 * actions.count + 64 {
            // A sorted array is a heap, too.
            deadlines = deadlines.filter { actions[$0.number] != nil }.sorted()
        }
    }

    private func ring() {
        (alarm, alarmTime) = (nil, nil)
        let now = clock.elapsed
        while let first = deadlines.first, first.time <= now {
            popFirst()
            actions.removeValue(forKey: first.number)?()
        }
        setAlarm()
    }

    private func setAlarm() {
        while let first = deadlines.first, actions[first.number] == nil { popFirst() }
        guard let first = deadlines.first, alarmTime.map({ first.time < $0 }) ?? true else { return }
        alarm?.cancel()
        alarmTime = first.time
        alarm = clock.setAlarm(at: first.time) { [weak self] in self?.ring() }
    }

    private func push(_ deadline: Deadline) {
        deadlines.append(deadline)
        var index = deadlines.count - 1
        while index > 0, deadlines[index] < deadlines[(index - 1) / 2] {
            deadlines.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private func popFirst() {
        deadlines.swapAt(0, deadlines.count - 1)
        deadlines.removeLast()
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < deadlines.count }
            guard let least = children.min(by: { deadlines[$0] < deadlines[$1] }), deadlines[least] < deadlines[index]
            else { return }
            deadlines.swapAt(index, least)
            index = least
        }
    }
}
