/// The scope of one RIB: what it makes for itself and for its children.
///
/// What is to be shared within the scope is a `lazy var` of the subclass: it is made once, when first asked for, also
/// when its value is `nil`. What is to be new each time is a computed property.
@MainActor open class Component<DependencyType> {
    /// What the scope needs from outside.
    public final let dependency: DependencyType

    /// Called by the RIB's builder, once a build.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
