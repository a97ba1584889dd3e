public import Ribcage

/// A router to attach in tests: with an address, a view and places of the test's choice.
public final class RouterStub: Router<Interactor>, ViewableRouting {
    private let stubbedAddress: [String]
    private let stubbedView: (any ViewControllable)?
    /// The places that lead on from here.
    public var stubbedPlaces: [Place] = []
    /// Done when the router loads.
    public var whenLoaded: () -> Void = {}

    /// Called by tests, and by the mocks of feature builders.
    public init(
        address: [String] = [], interactor: Interactor = Interactor(), viewController: (any ViewControllable)? = nil
    ) {
        stubbedAddress = address
        stubbedView = viewController
        super.init(interactor: interactor)
    }

    public override var address: [String] { stubbedAddress }
    public override var viewController: (any ViewControllable)? { stubbedView }
    public override var places: [Place] { stubbedPlaces }
    public override func didLoad() { whenLoaded() }
}
