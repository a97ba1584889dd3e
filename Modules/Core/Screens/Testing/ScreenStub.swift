public import Basics
public import Commands
public import Ribcage
public import RibcageTesting
public import Screens
public import Terminal

/// A screen with one text and no commands, for mocks of feature builders.
public final class ScreenStub: Screen {
    /// An interactor without actions and with a single state.
    public final class ReactorStub: Interactor, Reactor {
        /// An empty type: there are no actions.
        public enum Action: Sendable {}
        /// An empty type: there are no mutations.
        public enum Mutation: Sendable {}
        /// A state without content, which never changes.
        public struct State: Equatable, Sendable {}

        /// The store, whose state never changes.
        public let store = Store(State())

        /// Does nothing; never called, since there are no actions.
        public func mutate(_ action: Action, commit: Commit) async throws {}

        /// Does nothing; never called, since there are no mutations.
        public static func reduce(_ state: inout State, with mutation: Mutation) {}
    }

    /// The interactor without actions.
    public let reactor = ReactorStub()
    private var text: () -> Text

    /// Creates a screen that shows a text.
    public init(_ text: Text) {
        self.text = { text }
    }

    /// A JSON record without members.
    public static let record = Record<ReactorStub.State>("place", Phrase(verbatim: "A place."), [])

    /// Returns the stub's text, whatever the state.
    public func page(of state: ReactorStub.State, for reader: Reader) -> Text { text() }

    fileprivate func showAddress(of router: AnyRouter) {
        text = { [weak router] in Text(router?.address.joined(separator: " ") ?? "") }
    }
}

extension RouterSpy {
    /// Creates a router whose screen shows the router's address: `name`, until a parent opens it at another address.
    public convenience init(showing name: String) {
        let screen = ScreenStub("")
        self.init(address: [name], viewController: screen)
        screen.showAddress(of: self)
    }
}
