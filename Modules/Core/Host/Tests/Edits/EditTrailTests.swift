import Basics
import BasicsTesting
import Host
import Testing

@MainActor @Suite("The trail of a session's edits")
struct EditTrailTests {
    private let trail = EditTrail()
    private let store = NumberedStore()

    /// Carries out a line that makes an edit in each of the given scopes.
    private func line(editing scopes: Int...) async {
        await trail.recording { for scope in scopes { store.edit(scope) } }
    }

    /// Undoes and redoes in the place of a scope, and returns what was undone and redone.
    private func revert(_ reversals: Reversal..., in scope: Int = 1) async throws -> [Int?] {
        var numbers: [Int?] = []
        for reversal in reversals {
            let place = store.history(of: scope)
            numbers.append(try await trail.revert(reversal, seenFrom: place, atEnd: place).number)
        }
        return numbers
    }

    @Test("takes back the edits of all lines in the reverse order, wherever they were, and brings them back in order")
    func wherever() async throws {
        await line(editing: 1)
        await line(editing: 2, 1)
        await line()
        let undone = try await revert(.undo, .undo, .undo, .undo)
        #expect(undone == [3, 2, 1, nil])
        let redone = try await revert(.redo, .redo, .redo, .redo, in: 3)
        #expect(redone == [1, 2, 3, nil])
        #expect(store.places.suffix(3) == [3, 3, 3], "the place in view is for the description alone")
    }

    @Test("ends at a new edit, which removes what was undone before it, and goes on after a line without one")
    func newEdit() async throws {
        for scope in 1...3 { await line(editing: scope) }
        _ = try await revert(.undo, .undo)
        await line()
        let redone = try await revert(.redo)
        #expect(redone == [2])
        _ = try await revert(.undo)
        await line(editing: 4)
        let seen = try await revert(.redo, .undo, .undo, .redo, .redo, .redo)
        #expect(seen == [nil, 4, 1, 1, 4, nil])
    }

    @Test("goes on, where nothing is left, with the newest edit of the place in view, which a redo brings back")
    func place() async throws {
        for scope in [1, 2, 2] { store.edit(scope) }
        await line(editing: 1)
        let undone = try await revert(.undo, .undo, .undo, in: 2)
        #expect(undone == [4, 3, 2])
        let redone = try await revert(.redo, .redo, .redo, .redo, in: 1)
        #expect(redone == [2, 3, 4, nil])
    }

    @Test("goes on with what is redone in the place in view, which an undo takes back")
    func redoInPlace() async throws {
        store.edit(2)
        store.revert(1, .undo)
        await line(editing: 1)
        let seen = try await revert(.redo, .undo, .undo, .undo, in: 2)
        #expect(seen == [1, 1, 2, nil])
    }

    @Test("drops an edit that was undone or redone elsewhere, and goes on with the next one")
    func elsewhere() async throws {
        for scope in 1...3 { await line(editing: scope) }
        store.revert(3, .undo)
        let place = store.history(of: 1)
        let first = try await trail.revert(.undo, seenFrom: place, atEnd: place)
        #expect(first == .doneElsewhere)
        let undone = try await revert(.undo, .undo)
        #expect(undone == [2, 1])
        store.revert(1, .redo)
        let second = try await trail.revert(.redo, seenFrom: place, atEnd: place)
        #expect(second == .doneElsewhere)
        let redone = try await revert(.redo, .redo)
        #expect(redone == [2, nil])
    }

    @Test("stays as it is when an undo is refused")
    func refused() async throws {
        for scope in 1...2 { await line(editing: scope) }
        store.refused = [2]
        await #expect(throws: NumberedStore.Refusal.self) { try await revert(.undo) }
        store.refused = []
        let undone = try await revert(.undo, .undo)
        #expect(undone == [2, 1])
    }

    @Test("has the edits of a line that failed after them, and none of a task that outlives its line")
    func failedLine() async throws {
        let (signal, end) = AsyncStream<Void>.makeStream()
        var late: Task<Void, Never>?
        await #expect(throws: NumberedStore.Refusal.self) {
            try await trail.recording {
                store.edit(1)
                late = Task {
                    for await _ in signal {}
                    store.edit(1)
                }
                throw NumberedStore.Refusal()
            }
        }
        end.finish()
        await late?.value
        let undone = try await revert(.undo, .undo, in: 2)
        #expect(undone == [1, nil])
    }

    @Test("has nothing to undo at its end without a log")
    func noLog() async throws {
        await line(editing: 1)
        var seen: [EditTrail.Outcome] = []
        for _ in 1...2 { seen.append(try await trail.revert(.undo, seenFrom: nil, atEnd: nil)) }
        #expect(seen == [.done(.numbered(1)), .nothing])
        #expect(store.places == [nil])
    }

    @Test("is a list with a cursor, whatever is typed and whatever others do", arguments: 0..<20)
    func random(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        /// The edits that the session knows, and how many of them it has in effect.
        var (list, cursor) = ([Int](), 0)
        for step in 1...300 {
            let scope = below(3)
            switch below(10) {
            case 0..<4:
                let scopes = (0..<below(3)).map { _ in below(3) }
                let before = store.count
                await trail.recording { for scope in scopes { store.edit(scope) } }
                if scopes.isEmpty { break }
                list = Array(list.prefix(cursor)) + Array(before + 1...store.count)
                cursor = list.count
            case 4..<9:
                let reversal: Reversal = below(2) == 0 ? .undo : .redo
                let refuses = below(5) == 0
                store.refused = Set((0...store.count).filter { _ in refuses && below(3) == 0 })
                let next = reversal == .undo ? cursor - 1 : cursor
                let known = list.indices.contains(next) ? list[next] : nil
                let possible = known ?? store.next(reversal, in: scope)
                let before = store.effects
                let place = store.history(of: scope)
                if let possible, store.refused.contains(possible), before[possible] == (reversal == .undo) {
                    await #expect(throws: NumberedStore.Refusal.self) {
                        try await trail.revert(reversal, seenFrom: place, atEnd: place)
                    }
                    #expect(store.effects == before, "step \(step)")
                    break
                }
                let outcome = try await trail.revert(reversal, seenFrom: place, atEnd: place)
                var expected = before
                switch (known, possible) {
                case (let number?, _) where before[number] != (reversal == .undo):
                    #expect(outcome == .doneElsewhere, "step \(step)")
                    list.remove(at: next)
                    if reversal == .undo { cursor -= 1 }
                case (_, let number?):
                    #expect(outcome.number == number, "step \(step)")
                    expected[number] = reversal == .redo
                    if known == nil { list.insert(number, at: reversal == .undo ? 0 : list.count) }
                    if known != nil || reversal == .redo { cursor += reversal == .undo ? -1 : 1 }
                case (_, nil): #expect(outcome == .nothing, "step \(step)")
                }
                #expect(store.effects == expected, "step \(step)")
            default:
                // Another window edits, undoes or redoes.
                switch below(3) {
                case 0: store.edit(scope)
                case 1: if store.count > 0 { store.revert(1 + below(store.count), .undo) }
                default: if store.count > 0 { store.revert(1 + below(store.count), .redo) }
                }
            }
        }
        #expect(store.count > 100)
    }
}

/// A store of edits that are only numbers, each in a scope.
@MainActor private final class NumberedStore: EditLog {
    struct Refusal: Error {}

    /// The scope of each edit, and whether the edit is in effect, by its number minus 1.
    private var edits: [(scope: Int, isInEffect: Bool)] = []
    /// The undone edits, in the order in which they were undone.
    private var undone: [Int] = []
    /// The edits that must not be undone or redone.
    var refused: Set<Int> = []
    /// The scopes of the places from which edits were undone and redone; `nil` for the store itself.
    private(set) var places: [Int?] = []

    var count: Int { edits.count }
    /// Whether each edit is in effect, by its number.
    var effects: [Int: Bool] {
        Dictionary(uniqueKeysWithValues: edits.enumerated().map { ($0 + 1, $1.isInEffect) })
    }

    func edit(_ scope: Int) {
        edits.append((scope, true))
        EditRecorder.current?.record(EditReference(edits.count, in: self))
    }

    func history(of scope: Int) -> NumberedHistory { NumberedHistory(store: self, scope: scope) }

    /// Undoes or redoes an edit, as another window does.
    func revert(_ number: Int, _ reversal: Reversal) {
        guard edits[number - 1].isInEffect == (reversal == .undo) else { return }
        edits[number - 1].isInEffect.toggle()
        if reversal == .undo { undone.append(number) } else { undone.removeAll { $0 == number } }
    }

    /// The next edit that an undo or a redo of a scope changes.
    func next(_ reversal: Reversal, in scope: Int) -> Int? {
        switch reversal {
        case .undo: edits.lastIndex { $0.scope == scope && $0.isInEffect }.map { $0 + 1 }
        case .redo: undone.last { edits[$0 - 1].scope == scope }
        }
    }

    func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) throws -> RecordedEdit? {
        guard let number, edits[number - 1].isInEffect == (reversal == .undo) else { return nil }
        if refused.contains(number) { throw Refusal() }
        places.append((place as? NumberedHistory)?.scope)
        revert(number, reversal)
        return .numbered(number)
    }
}

private struct NumberedHistory: EditHistory {
    let store: NumberedStore
    let scope: Int

    func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) throws -> RecordedEdit? {
        guard let number = number ?? store.next(reversal, in: scope) else { return nil }
        return try store.revert(reversal, edit: number, seenFrom: place)
    }

    func last(_ count: Int) -> [RecordedEdit] { [] }
}

extension RecordedEdit {
    fileprivate static func numbered(_ number: Int) -> RecordedEdit {
        RecordedEdit(number: number, time: Timestamp(milliseconds: 0), changes: [])
    }
}

extension EditTrail.Outcome {
    fileprivate var number: Int? { if case .done(let edit) = self { edit.number } else { nil } }
}
