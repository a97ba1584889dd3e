public import Ribcage

/// An interactor that records its activations and resignations, and can perform an action at each.
public final class InteractorSpy: Interactor {
    /// The name in the log.
    public let name: String
    private let log: CallLog
    /// An action at each activation, after `+name` is recorded.
    public var whenActive: () -> Void = {}
    /// An action at each resignation, after `-name` is recorded.
    public var whenResigning: () -> Void = {}

    /// An interactor that adds `+name` to the log for each activation and `-name` for each resignation.
    public init(_ name: String = "interactor", log: CallLog = CallLog()) {
        self.name = name
        self.log = log
    }

    public override func didBecomeActive() {
        record("+")
        whenActive()
    }

    public override func willResignActive() {
        record("-")
        whenResigning()
    }

    /// Records an event, also for the router of this interactor.
    func record(_ event: String) { log.record(event + name) }
}
