public import Commands
import Languages
public import Records
public import Ribcage
public import RibcageTesting
public import Screens
public import Terminal

/// A screen with one text and no commands, for mocks of feature builders.
public final class ScreenStub: Screen {
    /// An interactor without actions.
    public final class ReactorStub: Interactor, Reactor {
        /// An empty type: there are no actions.
        public enum Action: Sendable {}
        /// An empty type: there are no mutations.
        public enum Mutation: Sendable {}
        /// The only state.
        public struct State: Equatable, Sendable {}

        /// The store of the only state.
        public let store = Store(State())

        /// Never called, as there are no actions.
        public func mutate(_ action: Action, commit: Commit) async throws {}

        /// Never called, as there are no mutations.
        public static func reduce(_ state: inout State, with mutation: Mutation) {}
    }

    /// The interactor without actions.
    public let reactor = ReactorStub()
    private var text: () -> Text

    /// A screen with a text.
    public init(_ text: Text) {
        self.text = { text }
    }

    /// A record without members.
    public static let record = Record<ReactorStub.State>("place", Phrase(verbatim: "A place."), [])

    /// Returns the text.
    public func page(of state: ReactorStub.State, for reader: Reader) -> Text { text() }

    fileprivate func showAddress(of router: AnyRouter) {
        text = { [weak router] in Text(router?.address.joined(separator: " ") ?? "") }
    }
}

extension RouterSpy {
    /// A place that shows its own address: `name`, until a parent gives it another.
    public convenience init(showing name: String) {
        let screen = ScreenStub("")
        self.init(address: [name], viewController: screen)
        screen.showAddress(of: self)
    }
}
