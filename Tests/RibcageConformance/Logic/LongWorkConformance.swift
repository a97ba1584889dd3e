import Basics
import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Long work")
struct LongWorkConformance {
    /// What a host's lines show.
    @MainActor final class Shown {
        var phrases: [String] = []

        func line<Value>(_ name: String = "", _ body: @MainActor () async throws -> Value) async rethrows -> Value {
            try await LongWork.shown(by: { [self] phrase, work in
                phrases.append(name + phrase.english)
                try await work()
            }) { try await body() }
        }
    }

    /// Works in a task of its own.
    final class Thinker: Worker {
        var task: Task<Void, any Error>?

        override func didStart(on interactor: Interactor) { task = Task { try await think() } }
    }

    let shown = Shown()
    let gate = StepLeftoverConformance.Gate()
    let root = RouterSpy()

    init() { root.launch() }

    @Test("of a line is shown, with its result, and not without a host")
    func line() async throws {
        let answers = (
            try await shown.line { try await LongWork.run("Thinking") { 42 } }, try await LongWork.run("") { 0 }
        )
        #expect(answers == (42, 0))
        #expect(shown.phrases == ["Thinking"])
    }

    @Test("that an interactor or its worker begins in a line is not shown, because it may outlive the line")
    func boundWork() async throws {
        let worker = Thinker()
        try await shown.line {
            await root.interactor.task { try? await think() }?.value
            worker.start(on: root.interactor)
            try await worker.task?.value
        }
        #expect(shown.phrases == [])
    }

    @Test("of a task that outlives its line is not shown after the end of the line")
    func outlives() async throws {
        let task = await shown.line {
            Task {
                await gate.pass()
                try await think()
            }
        }
        await turn()
        gate.open()
        try await task.value
        #expect(shown.phrases == [])
    }

    @Test("on the way to a place is shown in the line that goes there, whoever took the step before")
    func step() async throws {
        root.stubbedPlaces = [
            Place("slow", summary: "") { [root, gate] in
                await gate.pass()
                root.open(RouterSpy(), at: "slow")
            },
            Place("next", summary: "") { [root] in
                try await think()
                root.open(RouterSpy(), at: "next")
            },
        ]
        let other = Task { [root] in try await shown.line("other: ") { try await root.follow(Route(["slow"])) } }
        await turn()
        let next = Task { [root] in try await shown.line("next: ") { try await root.follow(Route(["next"])) } }
        await turn()
        gate.open()
        _ = try await (other.value, next.value)
        #expect(shown.phrases == ["next: Thinking"])
    }
}

@MainActor private func think() async throws {
    try await LongWork.run("Thinking") { await Task.yield() }
}
