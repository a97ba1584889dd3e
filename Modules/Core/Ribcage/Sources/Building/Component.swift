/// The scope of one RIB: what it makes for itself and for its children.
///
/// What every build needs is a `let` of the subclass. What is to be shared and may never be asked for is a `lazy var`:
/// it is made once, also when its value is `nil`. What is to be new each time is a computed property.
@MainActor open class Component<DependencyType> {
    /// The dependencies that the scope gets from outside.
    public final let dependency: DependencyType

    /// A component for one build of the RIB.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
