import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A multi-stage builder")
struct MultiStageBuilderConformance {
    struct Refusal: Error, Equatable {}

    final class Scope: Component<CallLog> {
        var pages = 0
    }

    final class BookRouter: Router<Interactor> {
        let scope: Scope
        let title: String

        init(scope: Scope, title: String) {
            (self.scope, self.title) = (scope, title)
            super.init(interactor: Interactor())
        }
    }

    final class BookBuilder: MultiStageBuilder<CallLog, Scope> {
        init(log: CallLog) {
            super.init(dependency: log) { log in
                log.record("make")
                return Scope(dependency: log)
            }
        }

        func add(pages: Int) { component.pages += pages }

        func build(title: String) -> BookRouter {
            endPass { BookRouter(scope: $0, title: title) }
        }

        func refuse() throws(Refusal) -> BookRouter {
            try endPass { (_) throws(Refusal) in throw Refusal() }
        }
    }

    let log = CallLog()
    let builder: BookBuilder

    init() {
        builder = BookBuilder(log: log)
    }

    @Test("makes a component when a stage first asks for it, one a pass")
    func makes() {
        #expect(log.take() == [])
        builder.add(pages: 1)
        builder.add(pages: 2)
        _ = builder.build(title: "Emma")
        #expect(log.take() == ["make"])
        _ = builder.build(title: "Persuasion")
        #expect(log.take() == ["make"])
    }

    @Test("has the same component in all stages of a pass, and gives it to the last")
    func samePass() {
        let component = builder.component
        #expect(component === builder.component)
        builder.add(pages: 3)
        let book = builder.build(title: "Emma")
        #expect(book.scope === component)
        #expect(book.scope.pages == 3)
        let isSame = builder.endPass { $0 === builder.component }
        #expect(isSame)
    }

    @Test("has a new component in the next pass")
    func nextPass() {
        builder.add(pages: 3)
        let (first, component) = (builder.build(title: "Emma"), builder.component)
        let second = builder.build(title: "Emma")
        #expect(first.scope !== component)
        #expect(second.scope === component)
        #expect(second.scope.pages == 0)
    }

    @Test("takes the values that are known only at run time in its last stage, for each RIB its own")
    func runTimeValues() {
        builder.add(pages: 3)
        let books = ["Emma", "Persuasion"].map { builder.build(title: $0) }
        #expect(books.map(\.title) == ["Emma", "Persuasion"])
        #expect(books.map(\.scope.pages) == [3, 0])
    }

    @Test("ends the pass also when the last stage fails, and hands on its error")
    func failure() {
        let component = builder.component
        #expect(throws: Refusal()) { try builder.refuse() }
        #expect(builder.component !== component)
    }

    @Test("does not hold the component of a RIB that it has built")
    func ownership() {
        weak var component: Scope?
        do {
            let book = builder.build(title: "Emma")
            component = book.scope
            #expect(component != nil)
        }
        #expect(component == nil)
    }
}
