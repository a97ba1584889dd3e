/// The business logic of one RIB. It is inactive at first, and active while its router is attached to an active parent.
@MainActor open class Interactor {
    /// The stages of one activation. Work may begin only while the interactor is `active`.
    enum Stage {
        case inactive, active, resigning
    }

    /// The stage, kept by the bound work once there is some: one word, because an app has many interactors.
    private enum Life {
        case alone(Stage)
        case bound(BoundWork)
    }

    private var life = Life.alone(.inactive)

    final private(set) var stage: Stage {
        get {
            switch life {
            case .alone(let stage): stage
            case .bound(let work): work.stage
            }
        }
        set {
            switch life {
            case .alone: life = .alone(newValue)
            case .bound(let work): work.stage = newValue
            }
        }
    }

    private var work: BoundWork? {
        if case .bound(let work) = life { work } else { nil }
    }

    /// What is bound to this interactor; made when first needed.
    final var bound: BoundWork {
        if let work { return work }
        let made = BoundWork(stage: stage)
        life = .bound(made)
        return made
    }

    /// Whether the interactor is active. It still is during ``willResignActive()``.
    public final var isActive: Bool { stage != .inactive }

    /// Called by the RIB's builder.
    public init() {}

    /// Called each time the interactor has become active, after its parent's began to, and before its workers start.
    /// Does nothing unless overridden.
    open func didBecomeActive() {}

    /// Called each time before the interactor becomes inactive, after its parent's. Does nothing unless overridden.
    open func willResignActive() {}

    /// First half of an activation; the router goes on with its own loading and its children.
    final func activate() {
        guard stage == .inactive else { return }
        stage = .active
        work?.begin()
        didBecomeActive()
        // The callback may have led away from here at once.
        if stage == .active { work?.startWorkers() }
    }

    /// First half of a deactivation, parent before child.
    final func resign() {
        guard stage == .active else { return }
        stage = .resigning
        willResignActive()
    }

    /// Second half of a deactivation, child before parent.
    final func release() {
        work?.end()
        stage = .inactive
    }
}
