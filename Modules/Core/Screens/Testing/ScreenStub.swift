public import Basics
public import Commands
public import Ribcage
public import RibcageTesting
public import Screens
public import Terminal

/// The view of a RIB with one text and no commands, for mocks of feature builders: `ScreenStub("a place")`.
public typealias ScreenStub = ScreenView<StubScreen>

/// A screen with one text and no commands.
public enum StubScreen: Screen {
    /// An interactor without actions, whose state never changes.
    public final class ReactorStub: Interactor, Reactor {
        /// An empty type: there are no actions.
        public enum Action: Sendable {}
        /// An empty type: there are no mutations.
        public enum Mutation: Sendable {}

        /// The text to show, or the router whose address is shown instead.
        @MainActor public final class State: Equatable {
            let text: Text
            fileprivate weak var router: AnyRouter?

            init(text: Text) { self.text = text }

            /// Returns whether two states are the same object.
            public nonisolated static func == (first: State, second: State) -> Bool { first === second }
        }

        /// The store, whose state never changes.
        public let store: Store<State>

        init(text: Text) { store = Store(State(text: text)) }

        /// Does nothing; never called, since there are no actions.
        public func mutate(_ action: Action, commit: Commit) async throws {}

        /// Does nothing; never called, since there are no mutations.
        public static func reduce(_ state: inout State, with mutation: Mutation) {}
    }

    /// A JSON record without members.
    public static let record = Record<ReactorStub.State>("place", Phrase(verbatim: "A place."), [])

    /// Returns the stub's text.
    public static func page(of state: ReactorStub.State, for reader: Reader) -> Text {
        state.router.map { Text($0.address.joined(separator: " ")) } ?? state.text
    }

    /// The interactor without actions.
    public typealias ReactorType = ReactorStub
}

extension ScreenView where ScreenType == StubScreen {
    /// Creates a view that shows a text.
    public convenience init(_ text: Text) { self.init(StubScreen.ReactorStub(text: text)) }
}

extension RouterSpy {
    /// Creates a router whose screen shows the router's address: `name`, until a parent opens it at another address.
    public convenience init(showing name: String) {
        let reactor = StubScreen.ReactorStub(text: "")
        self.init(address: [name], viewController: ScreenStub(reactor))
        reactor.state.router = self
    }
}
