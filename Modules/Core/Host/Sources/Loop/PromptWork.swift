package import Basics

/// Work that a program does by itself when a person's prompt opens and when it ends, such as an exchange of edits with
/// other machines.
package struct PromptWork: Sendable {
    package enum Moment: Sendable { case opening, ending }

    /// What the work has done.
    package struct Report: Sendable {
        /// One line each, for the person.
        var messages: [Phrase]
        /// Whether data has changed behind the open places.
        var hasChangedData: Bool

        /// Creates a report; by default, there is nothing to tell.
        package init(messages: [Phrase] = [], hasChangedData: Bool = false) {
            (self.messages, self.hasChangedData) = (messages, hasChangedData)
        }
    }

    let perform: @Sendable (Moment, any EditLog) async throws -> Report
    let tookTooLong: Phrase

    /// Creates the work.
    ///
    /// - Parameters:
    ///   - tookTooLong: the message when the work is broken off.
    ///   - perform: carries out the work on the store of the run. It is canceled after two seconds. Its error is shown in
    ///     one line, and stops nothing else.
    package init(
        tookTooLong: Phrase,
        _ perform: @escaping @Sendable (_ moment: Moment, _ log: any EditLog) async throws -> Report
    ) {
        (self.tookTooLong, self.perform) = (tookTooLong, perform)
    }
}

/// Carries out the work of a prompt while a person types lines.
@MainActor final class PromptWorkKeeper {
    /// The time after which the work is broken off.
    static let limit = Duration.seconds(2)
    /// The time for which the first page waits, so that it shows what a quick work has changed.
    static let firstWait = Duration.milliseconds(100)

    private let work: PromptWork
    private let log: any EditLog
    private let pause: @Sendable (Duration) async throws -> Void
    private var opening: Task<PromptWork.Report, Never>?
    private(set) var report: PromptWork.Report?

    init(_ work: PromptWork, on log: any EditLog, pause: @escaping @Sendable (Duration) async throws -> Void) {
        (self.work, self.log, self.pause) = (work, log, pause)
    }

    /// Begins the work, and waits a moment for its end.
    func open() async {
        let task = begin(.opening)
        opening = task
        Task { [weak self] in
            let report = await task.value
            self?.end(with: report)
        }
        if let report = await value(of: task, within: Self.firstWait) { end(with: report) }
    }

    private func end(with report: PromptWork.Report) {
        guard opening != nil else { return }
        (opening, self.report) = (nil, report)
    }

    /// Returns what the work has done, once it is done, and only once.
    func takeReport() -> PromptWork.Report? {
        defer { report = nil }
        return report
    }

    /// Does the work once more as the prompt ends, unless the work of the opening still goes on, and returns the
    /// reports that were not taken yet. Work that does not end within ``limit`` is canceled and not awaited.
    func close() async -> [PromptWork.Report] {
        if let opening {
            guard let report = await value(of: opening, within: Self.limit) else { return [tooLong] }
            end(with: report)
        }
        let reports = [takeReport()].compactMap(\.self)
        return reports + [await value(of: begin(.ending), within: Self.limit) ?? tooLong]
    }

    /// The report of work that was broken off. The work may have changed data before.
    private var tooLong: PromptWork.Report {
        PromptWork.Report(messages: [work.tookTooLong], hasChangedData: true)
    }

    private func begin(_ moment: PromptWork.Moment) -> Task<PromptWork.Report, Never> {
        let task = Task.detached { [work, log, tooLong] in
            do {
                return try await work.perform(moment, log)
            } catch is CancellationError {
                return tooLong
            } catch {
                return PromptWork.Report(messages: [Phrase(of: error)])
            }
        }
        let timer = Task { [pause] in
            try? await pause(Self.limit)
            task.cancel()
        }
        Task {
            _ = await task.value
            timer.cancel()
        }
        return task
    }

    /// Returns the value of a task; `nil` if the time is over first, or if the wait is canceled.
    private func value(
        of task: Task<PromptWork.Report, Never>, within limit: Duration
    ) async -> PromptWork.Report? {
        let (first, end) = AsyncStream<PromptWork.Report?>.makeStream()
        Task { end.yield(await task.value) }
        let timer = Task { [pause] in
            try? await pause(limit)
            end.yield(nil)
        }
        defer { timer.cancel() }
        for await value in first { return value }
        return nil
    }
}
