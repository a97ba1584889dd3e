extension AnyRouter: Routable {
    /// The child that is open as a place: the last attached child with an address; `nil` if there is none.
    public final var openPlace: AnyRouter? {
        lastChild { !$0.address.isEmpty && !$0.isHidden }
    }

    /// Attaches a child as the open place, and detaches the place that was open before. The detached router is checked
    /// for leaks unless ``keeps(_:)`` returns `true` for it.
    ///
    /// Does nothing while this router is not active, and in a step that has already ended by an error, its time limit,
    /// or cancellation. So a user who has gone elsewhere meanwhile is not led away.
    ///
    /// - Returns: whether the child was attached.
    @discardableResult
    public final func open(_ child: some AnyRouter, at name: String) -> Bool {
        open(child, at: Route([name]))
    }

    /// Attaches a child as the open place, at an address with a value.
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

    /// Attaches a retained child again, as the open place at its previous address.
    ///
    /// - Returns: whether the child was attached, as by ``open(_:at:)-(_,String)``.
    @discardableResult
    public final func open(_ child: some AnyRouter) -> Bool {
        guard interactable.stage == .active, !Step.hasCurrentFailed else { return false }
        let previous = openPlace
        if !show(child) { attach(child) }
        // A callback may have detached it already.
        if let previous, isParent(of: previous) { hideOrDetach(previous) }
        return true
    }

    /// Ends this RIB by asking its parent to close it. Does nothing if the RIB has no parent or is not active.
    ///
    /// - Throws: the error of the parent's ``close(_:)``.
    public final func leave() async throws {
        try await parent?.close(self)
    }

    /// The route from this router, the root of a tree, to the innermost open place.
    public final var currentRoute: Route {
        var segments = address
        var router = self
        while let child = router.openPlace {
            segments += child.address
            router = child
        }
        return Route(segments)
    }

    /// The route from the root of the tree to this router.
    public final var route: Route {
        var addresses = [address]
        var router = self
        while let parent = router.parent {
            addresses.append(parent.address)
            router = parent
        }
        return Route(addresses.reversed().flatMap(\.self))
    }

    /// Goes to the place at a route that begins at this router, and closes any place that is open below it. If a step
    /// fails, the steps before it are not undone.
    ///
    /// - Parameters:
    ///   - route: The addresses of the places, from this router on.
    ///   - limit: The time limit of each step.
    /// - Returns: the router at the end of the route.
    /// - Throws: ``RouteError``, and the error of a router that cannot open or close a place.
    @discardableResult
    public final func follow(_ route: Route, within limit: Duration = stepLimit) async throws -> AnyRouter {
        var router = self
        var segments = route.segments[...]
        while let name = segments.popFirst() {
            router = try await router.step(to: name, taking: &segments, within: limit)
        }
        try await router.closeOpenPlace(within: limit)
        return router
    }

    /// Closes the open place below this router, if any. Like a step, the closing waits for its turn, so that it also
    /// closes a place to which an earlier step has not led yet. If the current task is opening a place of this router,
    /// the closing does not wait, and is a part of that step.
    ///
    /// - Parameter limit: The time limit, including the wait for the turn.
    /// - Throws: the error of ``close(_:)``, ``RouteError``, and `CancellationError`.
    public final func closeOpenPlace(within limit: Duration = stepLimit) async throws {
        try Step.checkCurrent()
        if Step.isCurrent(of: self) {
            if let openPlace { try await close(openPlace) }
        } else if openPlace != nil || StepQueue.of(self).last != nil {
            try await Step.take(from: self, to: .closed(name: openPlace?.address.first ?? ""), within: limit)
        }
    }

    /// Returns whether one step from here leads to a place with this name.
    public final func leads(to name: String) -> Bool {
        isRoot(named: name) || places.contains { $0.name == name }
    }

    /// Returns whether this router is the root and the name is its own address. A route from the root may begin with
    /// that name; the step then stays at the root.
    private func isRoot(named name: String) -> Bool {
        parent == nil && address == [name]
    }

    /// The default time limit of a step.
    public nonisolated static var stepLimit: Duration { .seconds(10) }

    /// Goes to the place with a name. If the place takes a value, the value is removed from the front of `segments`. A
    /// place that is already open with that value stays open.
    ///
    /// If there is no such place, the view loads its data, which may bring the place: see ``ViewControllable/loadPlaces()``.
    ///
    /// A router takes one step at a time. A request for the same step as the last requested one shares that step. A
    /// different step waits for its turn, within its time limit. A step that would wait for itself fails at once.
    ///
    /// - Parameters:
    ///   - name: The name of the place.
    ///   - segments: The segments of the route after the name.
    ///   - limit: The time limit of the step, including the wait for its turn, without the loading.
    /// - Returns: the router of the place.
    /// - Throws: ``RouteError``, the error of a router that cannot open the place, that of the loading, and
    ///   `CancellationError`.
    public final func step(
        to name: String, taking segments: inout ArraySlice<String>, within limit: Duration = stepLimit
    ) async throws -> AnyRouter {
        var found = places.first { $0.name == name }
        if found == nil {
            if isRoot(named: name) { return self }
            try await viewController?.loadPlaces()
            try Step.checkCurrent()
            found = places.first { $0.name == name }
        }
        guard let place = found else {
            throw RouteError.unknownPlace(name, route: route, places: places.map(\.usage))
        }
        var text = ""
        if let value = place.value {
            if let segment = segments.popFirst() {
                text = segment
            } else if !place.destination.extent.isOptional {
                throw RouteError.missingValue(place: name, value: value)
            }
        }
        return try await Step.take(from: self, to: .place(name: name, try place.visit(text)), within: limit)
    }
}
