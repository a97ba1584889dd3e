public import DreamsDomainInterface
public import Ribcage

/// What DreamTree needs from outside.
public protocol DreamTreeDependency: Dependency {
    /// Reads and changes the wishes, and lets their trees grow.
    var dreamsUseCase: any DreamsUseCase { get }
}

/// Builds the RIB of the tree of one wish.
public protocol DreamTreeBuildable: Buildable {
    /// Called by the parent with the number of a wish that is there.
    func build(listener: any DreamTreeListener, number: WishNumber) -> any ViewableRouting
}

/// What DreamTree tells its parent.
public protocol DreamTreeListener: Listener {
    /// The person is done, or the wish is not there any more.
    func dreamTreeDidFinish()
}
