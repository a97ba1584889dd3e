import Ribcage
import RibcageTesting
import Testing

@Suite("A programmer's mistake stops the program and names the rule")
struct MistakeTests {
    @Test("attaching a router that has a parent")
    func twoParents() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second, child) = (RouterStub(), Router(interactor: Interactor()), RouterStub())
                first.attach(child)
                second.attach(child)
            }
        }
        #expect(result.says("Router<Interactor> cannot attach RouterStub: it is attached to RouterStub."))
        #expect(result.says("A router has one parent."))
    }

    @Test("detaching a stranger")
    func stranger() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { RouterStub().detach(RouterStub()) }
        }
        #expect(result.says("RouterStub cannot detach RouterStub: it is no child of it."))
    }

    @Test("attaching a router while it resigns")
    func resigning() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, other, interactor) = (RouterStub(), RouterStub(), InteractorSpy())
                let child = RouterStub(interactor: interactor)
                root.launch()
                root.attach(child)
                interactor.whenResigning = {
                    root.detach(child)
                    other.attach(child)
                }
                root.detach(child)
            }
        }
        #expect(result.says("RouterStub cannot attach RouterStub: it is resigning."))
    }

    @Test("launching a tree a second time")
    func secondLaunch() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = RouterStub()
                root.launch()
                root.terminate()
                root.launch()
            }
        }
        #expect(result.says("A tree is launched once."))
    }

    @Test("attaching an ancestor")
    func cycle() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (top, bottom) = (RouterStub(), RouterStub())
                top.attach(bottom)
                bottom.attach(top)
            }
        }
        #expect(result.says("A tree has no cycle."))
    }
}

extension ExitTest.Result {
    func says(_ text: String) -> Bool {
        String(decoding: standardErrorContent, as: UTF8.self).contains(text)
    }
}
