public import Ribcage

/// A router for tests, with an address, a view, and places of the test's choice. It records when it loads. Its
/// interactor records activations and resignations.
public final class RouterSpy: Router<InteractorSpy>, ViewableRouting {
    private let stubbedView: (any ViewControllable)?
    /// The places that can be reached from here.
    public var stubbedPlaces: [Place] = []
    /// A closure that runs when the router has loaded, after `load name` is recorded.
    public var whenLoaded: () -> Void = {}

    /// Creates a spy; by default, with a new interactor and without a view. When the spy loads, it adds `load` and the
    /// name of the interactor to the interactor's log.
    public init(
        address: [String] = [], interactor: InteractorSpy = InteractorSpy(),
        viewController: (any ViewControllable)? = nil
    ) {
        stubbedView = viewController
        super.init(interactor: interactor)
        self.address = address
    }

    /// Attaches a RIB as the open place, even while this router is not active.
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
