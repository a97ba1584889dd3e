public import Basics

/// A place that another module adds to a feature: the description of the place, and the closure that builds its RIB.
///
/// `Builders` provides the child's builder, usually the App's root component. The feature passes the `Context`, usually
/// its interactor as a listener. Plugins are declared without a tree of RIBs, so that the manual can describe them.
@MainActor public struct Plugin<Builders, Context> {
    /// The description of the place.
    public nonisolated let destination: Destination
    let place: @MainActor (AnyRouter, Builders, @escaping @MainActor () async throws -> Context) -> Place

    /// Returns a plugin whose place opens the child returned by `build`, unless the step to the place has ended
    /// meanwhile.
    public static func opens(
        _ place: PlaceName, summary: Phrase, build: @escaping @MainActor (Builders, Context) async throws -> any Routing
    ) -> Plugin {
        let destination = Destination(place.name, summary: summary)
        return Plugin(destination: destination) { router, builders, context in
            Place(destination) { [unowned router] in
                router.open(try await build(builders, context()), at: place.name)
            }
        }
    }

    /// Returns a plugin whose place takes a value and opens the child returned by `build` for that value.
    public static func opens<Value>(
        _ address: Address<Value>, summary: Phrase,
        build: @escaping @MainActor (Builders, Context, Value) async throws -> any Routing
    ) -> Plugin {
        let destination = Destination(address, summary: summary)
        return Plugin(destination: destination) { router, builders, context in
            Place(destination, address.argument.read) { [unowned router] value in
                router.open(try await build(builders, context(), value), at: address, value)
            }
        }
    }
}

/// An extension point of a feature: an ordered list of places that the App supplies, so that the feature does not know
/// its children. The name comes from uber/RIBs.
///
///     PluginPoint(
///         [
///             .opens("insights", summary: AppPhrases.insights) { root, _ in root.insightsBuilder.build() },
///             .opens("charts", summary: AppPhrases.charts) { root, listener in
///                 root.chartsBuilder.build(listener: listener)
///             },
///         ], of: self)
@MainActor public struct PluginPoint<Context> {
    private let plugins: [@MainActor (AnyRouter, @escaping @MainActor () async throws -> Context) -> Place]

    /// Creates a plugin point with its plugins, in this order.
    public init<Builders>(_ plugins: [Plugin<Builders, Context>], of builders: Builders) {
        self.plugins = plugins.map { plugin in { plugin.place($0, builders, $1) } }
    }

    /// Returns the places of the plugins for a router, which adds them to its own ``AnyRouter/places``.
    ///
    /// - Parameters:
    ///   - router: The router of the feature, which opens the places.
    ///   - context: A closure that runs at each visit to one of the places and returns the context for the plugin's
    ///     `build`. An error that the closure throws ends the step; a feature throws one if its plugins do not apply.
    /// - Returns: the places, in the order of the plugins.
    public func places(below router: AnyRouter, _ context: @escaping @MainActor () async throws -> Context) -> [Place] {
        plugins.map { $0(router, context) }
    }
}
