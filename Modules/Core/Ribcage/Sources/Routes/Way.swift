public import Basics

/// A way from a router to a child. One declaration serves routes, the prompt, help, completion, and the manual.
///
///     override class var ways: Ways {
///         [
///             .sends(.subGoal, summary: HomePhrases.subGoal) { .open($0) },
///             .opens("settings", summary: HomePhrases.settings) { $0.builders.settingsBuilder.build() },
///         ]
///     }
///
/// Ways are static and get the router as a parameter, so that they retain nothing.
@MainActor public struct Way<InteractorType: Interactor, Builders> {
    /// The router at the start of the way.
    public typealias Router = PlaceRouter<InteractorType, Builders>

    /// The description of the place to which the way leads.
    public nonisolated let destination: Destination
    /// A closure that makes the place for a live router.
    let place: (Router) -> Place

    private init(_ destination: Destination, place: @escaping (Router) -> Place) {
        (self.destination, self.place) = (destination, place)
    }

    /// Returns a way that opens the child returned by `build`, unless the step has ended meanwhile. An error of `build`
    /// ends the step.
    public static func opens(
        _ place: PlaceName, summary: Phrase, build: @escaping (Router) async throws -> any Routing
    ) -> Way {
        let destination = Destination(place.name, summary: summary)
        return Way(destination) { router in
            Place(destination) { [unowned router] in router.open(try await build(router), at: place.name) }
        }
    }

    /// Returns a way that takes a value and opens the child returned by `build` for that value. With `byNumber`, a user
    /// may type a number alone, without the place's name, as the value.
    public static func opens<Value>(
        _ address: Address<Value>, summary: Phrase, byNumber: Bool = false,
        build: @escaping (Router, Value) async throws -> any Routing
    ) -> Way {
        let destination = Destination(address, summary: summary, byNumber: byNumber)
        return Way(destination) { router in
            Place(destination, address.argument.read) { [unowned router] value in
                router.open(try await build(router, value), at: address, value)
            }
        }
    }
}

extension Way where InteractorType: Reactor {
    /// Returns a way that sends an action to the interactor, which decides whether its router opens the place.
    public static func sends(
        _ place: PlaceName, summary: Phrase, action: @escaping () -> InteractorType.Action
    ) -> Way {
        let destination = Destination(place.name, summary: summary)
        return Way(destination) { router in
            Place(destination) { [unowned router] in try await router.interactor.send(action()) }
        }
    }

    /// Returns a way that takes a value and sends an action with that value to the interactor. With `byNumber`, a user
    /// may type a number alone, without the place's name, as the value.
    public static func sends<Value>(
        _ address: Address<Value>, summary: Phrase, byNumber: Bool = false,
        action: @escaping (Value) -> InteractorType.Action
    ) -> Way {
        let destination = Destination(address, summary: summary, byNumber: byNumber)
        return Way(destination) { router in
            Place(destination, address.argument.read) { [unowned router] value in
                try await router.interactor.send(action(value))
            }
        }
    }
}
