// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Basics
import Doubles
package import MandalartDomainInterface
package import ProgressDomainInterface
import Synchronization

/// Records the calls of ``ActivityRepository``, and returns what a test sets.
package final class ActivityRepositorySpy: ActivityRepository {
    private struct Memory {
        var activitiesCalls: [ChartID] = []
        var activitiesResult: Result<[Activity], any Error>?
        var correctCalls: [(number: Int, text: ActivityText?, day: Day?, chart: ChartID)] = []
        var correctResult: Result<Activity, any Error>?
        var removeCalls: [(number: Int, chart: ChartID)] = []
        var removeError: (any Error)?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var activitiesCalls: [ChartID] { memory.withLock { $0.activitiesCalls } }

    package var activitiesResult: Result<[Activity], any Error>? {
        get { memory.withLock { $0.activitiesResult } }
        set { memory.withLock { $0.activitiesResult = newValue } }
    }

    package var correctCalls: [(number: Int, text: ActivityText?, day: Day?, chart: ChartID)] {
        memory.withLock { $0.correctCalls }
    }

    package var correctResult: Result<Activity, any Error>? {
        get { memory.withLock { $0.correctResult } }
        set { memory.withLock { $0.correctResult = newValue } }
    }

    package var removeCalls: [(number: Int, chart: ChartID)] { memory.withLock { $0.removeCalls } }

    package var removeError: (any Error)? {
        get { memory.withLock { $0.removeError } }
        set { memory.withLock { $0.removeError = newValue } }
    }

    package func activities(of chart: ChartID) async throws -> [Activity] {
        let result = memory.withLock { memory in
            memory.activitiesCalls.append(chart)
            return memory.activitiesResult
        }
        guard let result else {
            throw UnsetResult("ActivityRepositorySpy: set activitiesResult, as activities(of:) is called")
        }
        return try result.get()
    }

    package func correct(_ number: Int, text: ActivityText?, day: Day?, of chart: ChartID) async throws -> Activity {
        let result = memory.withLock { memory in
            memory.correctCalls.append((number, text, day, chart))
            return memory.correctResult
        }
        guard let result else {
            throw UnsetResult("ActivityRepositorySpy: set correctResult, as correct(_:text:day:of:) is called")
        }
        return try result.get()
    }

    package func remove(_ number: Int, of chart: ChartID) async throws {
        let error = memory.withLock { memory in
            memory.removeCalls.append((number, chart))
            return memory.removeError
        }
        if let error { throw error }
    }
}

/// Records the calls of ``ReviewRepository``, and returns what a test sets.
package final class ReviewRepositorySpy: ReviewRepository {
    private struct Memory {
        var entriesCalls: [ClosedRange<Day>] = []
        var entriesResult: Result<[ChartActivity], any Error>?
        var progressCalls: [Range<Timestamp>] = []
        var progressResult: Result<[ItemProgress], any Error>?
        var editsCalls: [Range<Timestamp>] = []
        var editsResult: Result<Int, any Error>?
        var picksCalls: [ClosedRange<Day>] = []
        var picksResult: Result<[FoundCell], any Error>?
        var pickCalls: [(found: [FoundCell], day: Day)] = []
        var pickResult: Result<[EditedItem], any Error>?
        var unpickCalls: [(found: [FoundCell], day: Day)] = []
        var unpickResult: Result<[EditedItem], any Error>?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var entriesCalls: [ClosedRange<Day>] { memory.withLock { $0.entriesCalls } }

    package var entriesResult: Result<[ChartActivity], any Error>? {
        get { memory.withLock { $0.entriesResult } }
        set { memory.withLock { $0.entriesResult = newValue } }
    }

    package var progressCalls: [Range<Timestamp>] { memory.withLock { $0.progressCalls } }

    package var progressResult: Result<[ItemProgress], any Error>? {
        get { memory.withLock { $0.progressResult } }
        set { memory.withLock { $0.progressResult = newValue } }
    }

    package var editsCalls: [Range<Timestamp>] { memory.withLock { $0.editsCalls } }

    package var editsResult: Result<Int, any Error>? {
        get { memory.withLock { $0.editsResult } }
        set { memory.withLock { $0.editsResult = newValue } }
    }

    package var picksCalls: [ClosedRange<Day>] { memory.withLock { $0.picksCalls } }

    package var picksResult: Result<[FoundCell], any Error>? {
        get { memory.withLock { $0.picksResult } }
        set { memory.withLock { $0.picksResult = newValue } }
    }

    package var pickCalls: [(found: [FoundCell], day: Day)] { memory.withLock { $0.pickCalls } }

    package var pickResult: Result<[EditedItem], any Error>? {
        get { memory.withLock { $0.pickResult } }
        set { memory.withLock { $0.pickResult = newValue } }
    }

    package var unpickCalls: [(found: [FoundCell], day: Day)] { memory.withLock { $0.unpickCalls } }

    package var unpickResult: Result<[EditedItem], any Error>? {
        get { memory.withLock { $0.unpickResult } }
        set { memory.withLock { $0.unpickResult = newValue } }
    }

    package func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity] {
        let result = memory.withLock { memory in
            memory.entriesCalls.append(days)
            return memory.entriesResult
        }
        guard let result else { throw UnsetResult("ReviewRepositorySpy: set entriesResult, as entries(of:) is called") }
        return try result.get()
    }

    package func progress(within span: Range<Timestamp>) async throws -> [ItemProgress] {
        let result = memory.withLock { memory in
            memory.progressCalls.append(span)
            return memory.progressResult
        }
        guard let result else {
            throw UnsetResult("ReviewRepositorySpy: set progressResult, as progress(within:) is called")
        }
        return try result.get()
    }

    package func edits(within span: Range<Timestamp>) async throws -> Int {
        let result = memory.withLock { memory in
            memory.editsCalls.append(span)
            return memory.editsResult
        }
        guard let result else { throw UnsetResult("ReviewRepositorySpy: set editsResult, as edits(within:) is called") }
        return try result.get()
    }

    package func picks(madeOn days: ClosedRange<Day>) async throws -> [FoundCell] {
        let result = memory.withLock { memory in
            memory.picksCalls.append(days)
            return memory.picksResult
        }
        guard let result else { throw UnsetResult("ReviewRepositorySpy: set picksResult, as picks(madeOn:) is called") }
        return try result.get()
    }

    package func pick(_ found: [FoundCell], on day: Day) async throws -> [EditedItem] {
        let result = memory.withLock { memory in
            memory.pickCalls.append((found, day))
            return memory.pickResult
        }
        guard let result else { throw UnsetResult("ReviewRepositorySpy: set pickResult, as pick(_:on:) is called") }
        return try result.get()
    }

    package func unpick(_ found: [FoundCell], on day: Day) async throws -> [EditedItem] {
        let result = memory.withLock { memory in
            memory.unpickCalls.append((found, day))
            return memory.unpickResult
        }
        guard let result else { throw UnsetResult("ReviewRepositorySpy: set unpickResult, as unpick(_:on:) is called") }
        return try result.get()
    }
}

/// Records the calls of ``TodayRepository``, and returns what a test sets.
package final class TodayRepositorySpy: TodayRepository {
    private struct Memory {
        var dueCalls: [Day] = []
        var dueResult: Result<[DueCell], any Error>?
        var habitsCalls = 0
        var habitsResult: Result<[FoundCell], any Error>?
        var entriesCalls: [Day] = []
        var entriesResult: Result<[ChartActivity], any Error>?
        var lastEditCalls = 0
        var lastEditResult: Result<Timestamp?, any Error>?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var dueCalls: [Day] { memory.withLock { $0.dueCalls } }

    package var dueResult: Result<[DueCell], any Error>? {
        get { memory.withLock { $0.dueResult } }
        set { memory.withLock { $0.dueResult = newValue } }
    }

    package var habitsCalls: Int { memory.withLock { $0.habitsCalls } }

    package var habitsResult: Result<[FoundCell], any Error>? {
        get { memory.withLock { $0.habitsResult } }
        set { memory.withLock { $0.habitsResult = newValue } }
    }

    package var entriesCalls: [Day] { memory.withLock { $0.entriesCalls } }

    package var entriesResult: Result<[ChartActivity], any Error>? {
        get { memory.withLock { $0.entriesResult } }
        set { memory.withLock { $0.entriesResult = newValue } }
    }

    package var lastEditCalls: Int { memory.withLock { $0.lastEditCalls } }

    package var lastEditResult: Result<Timestamp?, any Error>? {
        get { memory.withLock { $0.lastEditResult } }
        set { memory.withLock { $0.lastEditResult = newValue } }
    }

    package func due(until day: Day) async throws -> [DueCell] {
        let result = memory.withLock { memory in
            memory.dueCalls.append(day)
            return memory.dueResult
        }
        guard let result else { throw UnsetResult("TodayRepositorySpy: set dueResult, as due(until:) is called") }
        return try result.get()
    }

    package func habits() async throws -> [FoundCell] {
        let result = memory.withLock { memory in
            memory.habitsCalls += 1
            return memory.habitsResult
        }
        guard let result else { throw UnsetResult("TodayRepositorySpy: set habitsResult, as habits() is called") }
        return try result.get()
    }

    package func entries(of day: Day) async throws -> [ChartActivity] {
        let result = memory.withLock { memory in
            memory.entriesCalls.append(day)
            return memory.entriesResult
        }
        guard let result else { throw UnsetResult("TodayRepositorySpy: set entriesResult, as entries(of:) is called") }
        return try result.get()
    }

    package func lastEdit() async throws -> Timestamp? {
        let result = memory.withLock { memory in
            memory.lastEditCalls += 1
            return memory.lastEditResult
        }
        guard let result else { throw UnsetResult("TodayRepositorySpy: set lastEditResult, as lastEdit() is called") }
        return try result.get()
    }
}
