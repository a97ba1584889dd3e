/// Builds one RIB. A feature subclasses it once and makes a new component and a new RIB on every build.
@MainActor open class Builder<DependencyType>: Buildable {
    /// The dependencies that the RIBs built here get from outside.
    public final let dependency: DependencyType

    /// A builder over its dependency, which is usually the component that owns it.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
