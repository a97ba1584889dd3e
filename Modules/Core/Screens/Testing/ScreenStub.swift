public import Commands
import Languages
public import Records
public import Ribcage
public import RibcageTesting
public import Screens
public import Terminal

/// A screen that shows one text and takes no command: what the mocks of feature builders show.
public final class ScreenStub: Screen {
    /// An interactor to which nothing can be sent.
    public final class ReactorStub: Interactor, Reactor {
        /// There is no action.
        public enum Action: Sendable {}
        /// There is no mutation.
        public enum Mutation: Sendable {}
        /// There is one state.
        public struct State: Equatable, Sendable {}

        /// Holds the one state.
        public let store = Store(State())

        /// Never called.
        public func mutate(_ action: Action, commit: Commit) async throws {}

        /// Never called.
        public static func reduce(_ state: inout State, with mutation: Mutation) {}
    }

    /// An interactor to which nothing can be sent.
    public let reactor = ReactorStub()
    private var text: () -> Text

    /// A screen with this text.
    public init(_ text: Text) {
        self.text = { text }
    }

    /// Nothing but the place.
    public static let record = Record<ReactorStub.State>("place", Phrase(verbatim: "A place."), [])

    /// The text.
    public func page(of state: ReactorStub.State, for reader: Reader) -> Text { text() }

    fileprivate func showAddress(of router: AnyRouter) {
        text = { [weak router] in Text(router?.address.joined(separator: " ") ?? "") }
    }
}

extension RouterSpy {
    /// A place that shows its own address, which is the name until a parent gives it another.
    public convenience init(showing name: String) {
        let screen = ScreenStub("")
        self.init(address: [name], viewController: screen)
        screen.showAddress(of: self)
    }
}
