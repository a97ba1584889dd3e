public import Ribcage

/// An interactor that writes down when it becomes active and when it resigns, and can do something at that moment.
public final class InteractorSpy: Interactor {
    /// The name in the log.
    public let name: String
    private let log: CallLog
    /// Done after `+name` was written down.
    public var whenActive: () -> Void = {}
    /// Done after `-name` was written down.
    public var whenResigning: () -> Void = {}

    /// The log gets `+name` for each activation and `-name` for each resignation.
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

    /// Also for the router of this interactor.
    func record(_ event: String) { log.record(event + name) }
}
