extension AnyRouter {
    /// The child that is open as a place: the last one attached that has an address.
    public final var openPlace: AnyRouter? {
        children.last { !$0.address.isEmpty }
    }

    /// Attaches a child as the open place, and detaches the one that was open. Called by a router for a child that a
    /// person goes to.
    public final func open(_ child: some AnyRouter) {
        let previous = openPlace
        attach(child)
        if let previous, previous.parent === self { detach(previous) }
    }

    /// Detaches the place that is open, if any. Called by a router when the child says that it is done.
    public final func closePlace() {
        if let openPlace { detach(openPlace) }
    }

    /// Where a person is in the tree of which this is the root.
    public final var currentRoute: Route {
        var segments = address
        var router = self
        while let child = router.openPlace {
            segments += child.address
            router = child
        }
        return Route(segments)
    }

    /// Where this router is in its tree.
    public final var route: Route {
        var segments = address
        var router = self
        while let parent = router.parent {
            segments = parent.address + segments
            router = parent
        }
        return Route(segments)
    }

    /// Goes to the place below this one that the route names, and closes what lay open below that. When a step fails,
    /// the steps before it were taken.
    ///
    /// - Returns: the router at the end of the route.
    /// - Throws: ``RouteError``, and what a router throws that cannot open the place.
    @discardableResult
    public final func follow(_ route: Route, within limit: Duration = stepLimit) async throws -> AnyRouter {
        var router = self
        var segments = route.segments[...]
        while let name = segments.popFirst() {
            router = try await router.step(to: name, taking: &segments, within: limit)
        }
        router.closePlace()
        return router
    }

    /// Whether a step of this name can be taken from here.
    public final func leads(to name: String) -> Bool {
        isRoot(named: name) || places.contains { $0.name == name }
    }

    /// A route from the root begins with the root's own address, if it has one: a step that stays.
    private func isRoot(named name: String) -> Bool {
        parent == nil && address == [name]
    }

    /// How long a step may take unless the caller says otherwise.
    public nonisolated static var stepLimit: Duration { .seconds(10) }

    /// Goes one step, and takes the value of the place, if it has one, from the beginning of the segments that follow.
    /// A place that is open already stays as it is.
    ///
    /// A router takes one step at a time. The step that was asked for last is shared with those who ask for the same;
    /// another one waits for its turn, within its limit.
    ///
    /// - Returns: the router of the place.
    /// - Throws: ``RouteError``, what the router throws when it cannot open the place, and `CancellationError`.
    public final func step(
        to name: String, taking segments: inout ArraySlice<String>, within limit: Duration = stepLimit
    ) async throws -> AnyRouter {
        guard let place = places.first(where: { $0.name == name }) else {
            if isRoot(named: name) { return self }
            throw RouteError.unknownPlace(name, route: route, places: places.map(\.usage))
        }
        var address = [name]
        if let value = place.value {
            if let segment = segments.popFirst() {
                address.append(segment)
            } else if place.signpost.extent != .optionalWord {
                throw RouteError.missingValue(place: name, value: value)
            }
        }
        return try await StepInFlight.take(from: self, to: place, at: address, within: limit)
    }
}
