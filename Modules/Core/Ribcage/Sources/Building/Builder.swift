/// Builds a RIB. A feature subclasses it once; every build makes a new component and a new RIB.
@MainActor open class Builder<DependencyType>: Buildable {
    /// The dependencies from outside of the RIBs that it builds.
    public final let dependency: DependencyType

    /// A builder with its dependency, usually the component that owns it.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
