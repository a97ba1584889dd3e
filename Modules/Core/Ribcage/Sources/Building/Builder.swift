/// Builds one RIB. A feature subclasses it once and makes a new component and a new RIB on every build.
@MainActor open class Builder<DependencyType>: Buildable {
    /// What the RIBs built here need from outside.
    public final let dependency: DependencyType

    /// Called by the component that owns the builder, with itself.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
