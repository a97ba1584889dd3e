/// Builds one RIB in stages, where its component is needed before the RIB can be built: to make something ready in it,
/// or to ask something of it.
///
/// A feature subclasses it. The early stages are methods that use ``component``; `build` is the last stage, which takes
/// as arguments what is known only by then, and ends the pass with ``endPass(_:)``. Whoever builds keeps the builder
/// from the first stage to the last.
@MainActor open class MultiStageBuilder<DependencyType, ComponentType: AnyObject>: Builder<DependencyType> {
    private let makeComponent: @MainActor (DependencyType) -> ComponentType
    private var passComponent: ComponentType?
    /// Not held: a component lives as long as its RIB.
    private weak var lastBuilt: ComponentType?

    /// Called by the initializer of a feature's builder, with how it makes a component. It makes a new one each time.
    public init(dependency: DependencyType, makeComponent: @escaping @MainActor (DependencyType) -> ComponentType) {
        self.makeComponent = makeComponent
        super.init(dependency: dependency)
    }

    /// The component of the pass that is under way: the same until the pass ends. Called by the stages of a build; the
    /// first call begins a pass.
    public final var component: ComponentType {
        if let passComponent { return passComponent }
        let made = makeComponent(dependency)
        passComponent = made
        return made
    }

    /// Builds the RIB with the component of the pass, and ends the pass, also when building fails. Called by `build` of
    /// a feature's builder.
    ///
    /// Building two RIBs with one component is a programmer's mistake and stops the program.
    ///
    /// - Throws: what building throws.
    public final func endPass<Built, Failure: Error>(
        _ build: (ComponentType) throws(Failure) -> Built
    ) throws(Failure) -> Built {
        let component = component
        precondition(
            component !== lastBuilt,
            "\(type(of: self)) cannot build with \(type(of: component)): it is the component of another build. Each build makes its own."
        )
        lastBuilt = component
        defer { passComponent = nil }
        return try build(component)
    }
}
