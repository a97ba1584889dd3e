import Arguments
public import Languages

/// A way that leads on from a router, declared once. From it come the place in routes, the word that a person types, help,
/// completion and manual.
///
///     override class var ways: Ways {
///         [
///             .sends(.subGoal, summary: HomePhrases.subGoal) { .open($0) },
///             .opens("settings", summary: HomePhrases.settings) { $0.builders.settingsBuilder.build() },
///         ]
///     }
///
/// A way is static and gets the router when it is gone, so that it keeps nothing alive.
@MainActor public struct Way<InteractorType: Interactor, Builders> {
    /// The router that the way leads on from.
    public typealias Router = PlaceRouter<InteractorType, Builders>

    /// What is said of the way.
    public nonisolated let signpost: Signpost
    /// The place of a live router.
    let place: (Router) -> Place

    private init(_ signpost: Signpost, place: @escaping (Router) -> Place) {
        (self.signpost, self.place) = (signpost, place)
    }

    /// A way to a place that is there once. The child that `build` gives is opened there, unless the step has ended
    /// meanwhile. What `build` throws is what the person is told.
    public static func opens(
        _ name: String, summary: Phrase, build: @escaping (Router) async throws -> any Routing
    ) -> Way {
        let signpost = Signpost(name, summary: summary)
        return Way(signpost) { router in
            Place(signpost) { [unowned router] in router.open(try await build(router), at: name) }
        }
    }

    /// A way to a place that is there once for each value.
    public static func opens<Value>(
        _ address: Address<Value>, summary: Phrase, build: @escaping (Router, Value) async throws -> any Routing
    ) -> Way {
        let signpost = Signpost(address, summary: summary)
        return Way(signpost) { router in
            Place(signpost, address.argument.read) { [unowned router] value in
                router.open(try await build(router, value), at: address, value)
            }
        }
    }
}

extension Way where InteractorType: Reactor {
    /// A way that becomes an action of the interactor, which decides; its router opens the place.
    public static func sends(
        _ name: String, summary: Phrase, action: @escaping () -> InteractorType.Action
    ) -> Way {
        let signpost = Signpost(name, summary: summary)
        return Way(signpost) { router in
            Place(signpost) { [unowned router] in try await router.interactor.send(action()) }
        }
    }

    /// A way that becomes an action of the interactor with the value of the place.
    public static func sends<Value>(
        _ address: Address<Value>, summary: Phrase, action: @escaping (Value) -> InteractorType.Action
    ) -> Way {
        let signpost = Signpost(address, summary: summary)
        return Way(signpost) { router in
            Place(signpost, address.argument.read) { [unowned router] value in
                try await router.interactor.send(action(value))
            }
        }
    }
}
