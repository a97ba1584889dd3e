import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("The stream of an interactor's activations")
struct ActivationStreamConformance {
    /// Lives an interactor's life, ends it, and gives what the streams told that were made meanwhile.
    private func values(
        of life: (_ interactor: InteractorSpy, _ attach: @escaping () -> Void, _ detach: @escaping () -> Void) ->
            [AsyncStream<Bool>]
    ) async -> [[Bool]] {
        func streams() -> [AsyncStream<Bool>] {
            let (root, interactor) = (RouterSpy(), InteractorSpy())
            let child = RouterSpy(interactor: interactor)
            root.launch()
            return life(interactor, { root.attach(child) }, { root.detach(child) })
        }
        var values: [[Bool]] = []
        for stream in streams() {
            values.append([])
            for await value in stream { values[values.count - 1].append(value) }
        }
        return values
    }

    @Test("begins with the last value, whenever it is made")
    func replays() async {
        let values = await values { interactor, attach, detach in
            let first = interactor.activations
            attach()
            let second = interactor.activations
            detach()
            return [first, second, interactor.activations]
        }
        #expect(values == [[false, true, false], [true, false], [false]])
    }

    @Test("tells of a change once, also when it is made inside one")
    func distinct() async {
        var inner: [AsyncStream<Bool>] = []
        let values = await values { interactor, attach, detach in
            interactor.whenActive = { [unowned interactor] in inner.append(interactor.activations) }
            interactor.whenResigning = { [unowned interactor] in
                inner.append(interactor.activations)
                detach()
            }
            attach()
            detach()
            // The closures hold the child, whose end ends the streams.
            (interactor.whenActive, interactor.whenResigning) = ({}, {})
            return inner
        }
        #expect(values == [[true, false], [true, false]])
    }

    @Test("tells every reader of every activation")
    func manyReaders() async {
        let values = await values { interactor, attach, detach in
            let streams = (1...3).map { _ in interactor.activations }
            for _ in 1...2 {
                attach()
                detach()
            }
            return streams
        }
        #expect(values == Array(repeating: [false, true, false, true, false], count: 3))
    }

    @Test("ends with the interactor, also when that was never active")
    func ends() async {
        #expect(await values { interactor, _, _ in [interactor.activations] } == [[false]])
    }
}
