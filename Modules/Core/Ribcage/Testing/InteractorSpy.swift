public import Ribcage

/// An interactor that records its activations and resignations, and can run a closure at each.
public final class InteractorSpy: Interactor {
    /// The name of the interactor in the log.
    public let name: String
    private let log: CallLog
    /// A closure that runs at each activation, after `+name` is recorded.
    public var whenActive: () -> Void = {}
    /// A closure that runs at each resignation, after `-name` is recorded.
    public var whenResigning: () -> Void = {}

    /// Creates an interactor that adds `+name` to the log for each activation and `-name` for each resignation.
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

    /// Adds an event, followed by the name, to the log. The router of this interactor records its events here, too.
    func record(_ event: String) { log.record(event + name) }
}
