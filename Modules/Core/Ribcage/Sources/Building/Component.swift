/// The dependency scope of one RIB: the objects that the RIB creates for itself and for its children.
///
/// Use a `let` in the subclass for what every build needs, a `lazy var` for what is shared and may never be needed (it
/// is created once, even if its value is `nil`), and a computed property for what must be new each time.
@MainActor open class Component<DependencyType> {
    /// The dependencies that the RIB gets from outside.
    public final let dependency: DependencyType

    /// Creates a component for one build of the RIB.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
