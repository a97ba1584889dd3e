public import Ribcage

/// A router to attach in tests, with an address, a view and places of the test's choice. It writes down when it loads;
/// its interactor writes down what comes of attaching and detaching it.
public final class RouterSpy: Router<InteractorSpy>, ViewableRouting {
    private let stubbedView: (any ViewControllable)?
    /// The places that lead on from here.
    public var stubbedPlaces: [Place] = []
    /// Done after `load name` was written down.
    public var whenLoaded: () -> Void = {}

    /// A spy, by default with a new interactor and without a view. The log of the interactor gets `load name`, by the
    /// interactor's name.
    public init(
        address: [String] = [], interactor: InteractorSpy = InteractorSpy(),
        viewController: (any ViewControllable)? = nil
    ) {
        stubbedView = viewController
        super.init(interactor: interactor)
        self.address = address
    }

    /// Attaches a RIB as the open place, also while this router is not active yet.
    public func attach(_ child: some AnyRouter, at address: String...) {
        child.address = address
        attach(child)
    }

    public override var viewController: (any ViewControllable)? { stubbedView }
    public override var places: [Place] { stubbedPlaces }

    public override func didLoad() {
        interactor.record("load ")
        whenLoaded()
    }
}
