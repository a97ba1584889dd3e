public import DreamTreeFeatureInterface
public import DreamsDomainInterface
public import Ribcage

/// What Dreams needs from outside.
public protocol DreamsDependency: DreamsChildren {
    /// Lists the wishes, and changes them.
    var dreamsUseCase: any DreamsUseCase { get }
}

/// The builders of the children of Dreams.
public protocol DreamsChildren: Dependency {
    /// Builds the tree of a wish.
    var dreamTreeBuilder: any DreamTreeBuildable { get }
}

/// Builds the RIB that lists a person's wishes.
public protocol DreamsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}

/// What Dreams asks of its router.
public protocol DreamsRoutable: Routable {
    /// Leads to the tree of a wish.
    func routeToTree(of number: WishNumber)
    /// Closes the tree that is open, if any.
    ///
    /// - Throws: what closing it throws.
    func closeTree() async throws
}
