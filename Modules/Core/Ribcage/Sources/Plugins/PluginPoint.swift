import Arguments
public import Languages

/// A place that another module plugs into a feature: the way to it, and how its RIB is built.
///
/// `Builders` provides the child's builder, usually the App's root component; `Context` is passed by the feature,
/// usually its interactor as a listener. Plugins are declared without a tree, so that the manual knows them.
@MainActor public struct Plugin<Builders, Context> {
    /// The description of the way.
    public nonisolated let signpost: Signpost
    let place: @MainActor (AnyRouter, Builders, @escaping @MainActor () async throws -> Context) -> Place

    /// A place that opens the child returned by `build`, unless the step has ended meanwhile.
    public static func opens(
        _ place: PlaceName, summary: Phrase, build: @escaping @MainActor (Builders, Context) async throws -> any Routing
    ) -> Plugin {
        let signpost = Signpost(place.name, summary: summary)
        return Plugin(signpost: signpost) { router, builders, context in
            Place(signpost) { [unowned router] in
                router.open(try await build(builders, context()), at: place.name)
            }
        }
    }

    /// A place that opens the child returned by `build` for a value.
    public static func opens<Value>(
        _ address: Address<Value>, summary: Phrase,
        build: @escaping @MainActor (Builders, Context, Value) async throws -> any Routing
    ) -> Plugin {
        let signpost = Signpost(address, summary: summary)
        return Plugin(signpost: signpost) { router, builders, context in
            Place(signpost, address.argument.read) { [unowned router] value in
                router.open(try await build(builders, context(), value), at: address, value)
            }
        }
    }
}

/// An extension point of a feature: an ordered list of places, which the App makes, so that the feature does not know
/// its children. The name is uber/RIBs'.
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

    /// A point with its plugins, in this order.
    public init<Builders>(_ plugins: [Plugin<Builders, Context>], of builders: Builders) {
        self.plugins = plugins.map { plugin in { plugin.place($0, builders, $1) } }
    }

    /// The places below a router. A router adds them to its own ``AnyRouter/places``.
    ///
    /// - Parameters:
    ///   - router: The router of the feature, which opens the places.
    ///   - context: Called each time a person goes to one of the places. An error that it throws ends the step: in this
    ///     way a feature says that its plugins do not apply.
    /// - Returns: the places, in the order of the plugins.
    public func places(below router: AnyRouter, _ context: @escaping @MainActor () async throws -> Context) -> [Place] {
        plugins.map { $0(router, context) }
    }
}
