// The roles that the types of a feature play. Each is a marker: it says what a type is for and puts it on the main
// actor, so that no feature spells out the isolation.

/// What a RIB needs from outside: use cases, and the buildables of its children. The App's root component conforms to
/// the dependency of every feature.
@MainActor public protocol Dependency: AnyObject {}

/// How a child speaks to its parent. The parent's interactor conforms, and passes itself to the child's builder.
@MainActor public protocol Listener: AnyObject {}

/// How a parent builds a child whose implementation it does not know.
@MainActor public protocol Buildable: AnyObject {}

/// What an interactor asks of its own router: to lead a person to a child and back.
@MainActor public protocol Routable: AnyObject {}

/// What shows a RIB to a person. The host refines it; this module knows no host.
@MainActor public protocol ViewControllable: AnyObject {}
