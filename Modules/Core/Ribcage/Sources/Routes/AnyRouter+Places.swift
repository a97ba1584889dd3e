extension AnyRouter: Routable {
    /// The child that is open as a place: the last one attached that has an address.
    public final var openPlace: AnyRouter? {
        lastChild { !$0.address.isEmpty }
    }

    /// Attaches a child as the open place, and detaches the one that was open, which is kept if ``keeps(_:)`` says so.
    ///
    /// Does nothing while this router is not active, and in a step that has ended by error, by its limit or by
    /// cancellation: a person who has gone elsewhere meanwhile is not led away.
    ///
    /// - Returns: whether the child was attached.
    @discardableResult
    public final func open(_ child: some AnyRouter, at name: String) -> Bool {
        open(child, at: Route([name]))
    }

    /// Attaches a child as the open place with a value in its address.
    ///
    /// - Returns: whether the child was attached, as by ``open(_:at:)-(_,String)``.
    @discardableResult
    public final func open<Value>(_ child: some AnyRouter, at address: Address<Value>, _ value: Value) -> Bool {
        open(child, at: address(value))
    }

    private func open(_ child: some AnyRouter, at address: Route) -> Bool {
        guard interactable.stage == .active, !Step.hasCurrentFailed else { return false }
        child.address = address.segments
        return open(child)
    }

    /// Attaches a child again that was kept, as the open place at the address that it had.
    ///
    /// - Returns: whether the child was attached, as by ``open(_:at:)-(_,String)``.
    @discardableResult
    public final func open(_ child: some AnyRouter) -> Bool {
        guard interactable.stage == .active, !Step.hasCurrentFailed else { return false }
        let previous = openPlace
        attach(child)
        // A callback may have detached it already.
        if let previous, isParent(of: previous) { detach(previous, isKept: keeps(previous)) }
        return true
    }

    /// Ends this RIB: asks its parent to close it. Does nothing for a RIB without a parent, or one that is not active.
    ///
    /// - Throws: what the parent's ``close(_:)`` throws.
    public final func leave() async throws {
        try await parent?.close(self)
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
        var addresses = [address]
        var router = self
        while let parent = router.parent {
            addresses.append(parent.address)
            router = parent
        }
        return Route(addresses.reversed().flatMap(\.self))
    }

    /// Goes to the place below this one that the route names, and closes the place that is open below that. When a step
    /// fails, the steps before it were taken.
    ///
    /// - Parameters:
    ///   - route: Places from here on.
    ///   - limit: How long each step may take.
    /// - Returns: the router at the end of the route.
    /// - Throws: ``RouteError``, and what a router throws that cannot open or close a place.
    @discardableResult
    public final func follow(_ route: Route, within limit: Duration = stepLimit) async throws -> AnyRouter {
        var router = self
        var segments = route.segments[...]
        while let name = segments.popFirst() {
            router = try await router.step(to: name, taking: &segments, within: limit)
        }
        try await router.closeOpenPlace()
        return router
    }

    /// Closes the place that is open below this router, if any.
    ///
    /// - Throws: what ``close(_:)`` throws, and `CancellationError` in a step that has ended by error, by its limit or by
    ///   cancellation.
    public final func closeOpenPlace() async throws {
        try Step.checkCurrent()
        if let openPlace { try await close(openPlace) }
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
    /// another one waits for its turn, within its limit. A step that would wait for itself is an error at once.
    ///
    /// - Parameters:
    ///   - name: The name of the place.
    ///   - segments: The route behind the name.
    ///   - limit: How long the step may take, waiting for its turn included.
    /// - Returns: the router of the place.
    /// - Throws: ``RouteError``, what the router throws when it cannot open the place, and `CancellationError`.
    public final func step(
        to name: String, taking segments: inout ArraySlice<String>, within limit: Duration = stepLimit
    ) async throws -> AnyRouter {
        guard let place = places.first(where: { $0.name == name }) else {
            if isRoot(named: name) { return self }
            throw RouteError.unknownPlace(name, route: route, places: places.map(\.usage))
        }
        var text = ""
        if let value = place.value {
            if let segment = segments.popFirst() {
                text = segment
            } else if !place.signpost.extent.isOptional {
                throw RouteError.missingValue(place: name, value: value)
            }
        }
        return try await Step.take(from: self, to: place, try place.visit(text), within: limit)
    }
}
