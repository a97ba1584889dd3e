public import Ribcage

/// An interactor that writes down when it becomes active and when it resigns, and can do something at that moment.
public final class InteractorSpy: Interactor {
    private let name: String
    private let log: CallLog
    /// Done after `+name` was written down.
    public var whenActive: () -> Void = {}
    /// Done after `-name` was written down.
    public var whenResigning: () -> Void = {}

    /// Called by a test. The log gets `+name` for each activation and `-name` for each resignation.
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

    /// Called by this interactor and its router.
    func record(_ event: String) { log.record(event + name) }
}
