import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("The sequence of an interactor's activations")
struct ActivationStreamConformance {
    let root = RouterSpy()
    let child = RouterSpy()
    var interactor: InteractorSpy { child.interactor }

    init() {
        root.launch()
    }

    @Test("begins with the value now, whenever it is made, and goes on with each change")
    func replays() async {
        let first = Reading(interactor.activations)
        await first.catchUp()
        root.attach(child)
        let second = Reading(interactor.activations)
        await second.catchUp()
        root.detach(child)
        let third = Reading(interactor.activations)
        await third.catchUp()
        #expect(first.values == [false, true, false])
        #expect(second.values == [true, false])
        #expect(third.values == [false])
    }

    @Test("is true from when the interactor becomes active, and false when it has resigned")
    func inside() async {
        var readings: [Reading<Bool>] = []
        interactor.whenActive = { [unowned child] in readings.append(Reading(child.interactor.activations)) }
        root.attach(child)
        await readings[0].catchUp()
        let late = child.interactor.activations
        interactor.whenResigning = { readings.append(Reading(late)) }
        root.detach(child)
        await readings[1].catchUp()
        #expect(readings.map(\.values) == [[true, false], [false]])
    }

    @Test("tells every reader who keeps up of every activation")
    func manyReaders() async {
        let readings = (1...3).map { _ in Reading(interactor.activations) }
        for reading in readings { await reading.catchUp() }
        for _ in 1...2 {
            root.attach(child)
            await readings[0].catchUp()
            root.detach(child)
            await readings[0].catchUp()
        }
        #expect(readings.map(\.values) == Array(repeating: [false, true, false, true, false], count: 3))
    }

    @Test("tells a slow reader the latest value alone, once it differs, so that nothing piles up")
    func slowReader() async {
        var slow = interactor.activations.makeAsyncIterator()
        #expect(await slow.next() == false)
        for _ in 1...1000 {
            root.attach(child)
            root.detach(child)
        }
        root.attach(child)
        #expect(await slow.next() == true)
    }

    @Test("ends with the interactor, also for a reader who waits")
    func ends() async {
        var own: RouterSpy? = RouterSpy()
        let reading = own.map { Reading($0.interactor.activations) }
        await reading?.catchUp()
        own = nil
        await reading?.catchUp()
        #expect(reading?.values == [false])
        #expect(reading?.hasEnded == true)
    }
}
