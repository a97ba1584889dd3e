/// A builder of RIBs of one kind. Each feature has one subclass, which creates a new component and a new RIB at each
/// build.
@MainActor open class Builder<DependencyType>: Buildable {
    /// The dependencies of the RIBs that this builder creates.
    public final let dependency: DependencyType

    /// Creates a builder with its dependency, usually the component that owns the builder.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
