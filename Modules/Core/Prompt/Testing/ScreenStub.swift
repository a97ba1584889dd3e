public import Prompt
public import Ribcage
public import RibcageTesting
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
    private let text: Text

    /// Called by tests and mocks.
    public init(_ text: Text) {
        self.text = text
    }

    /// The text.
    public func page(of state: ReactorStub.State, for reader: Reader) -> Text { text }
}

extension RouterSpy {
    /// A place that shows its own address.
    public convenience init(showing name: String, _ value: String...) {
        let address = [name] + value
        self.init(address: address, viewController: ScreenStub(Text(address.joined(separator: " "))))
    }
}
