/// A change of the open places that can be rolled back as a whole until it is committed.
///
///     let transaction = PlaceTransaction(below: root)
///     do {
///         try await root.follow(route)
///     } catch {
///         transaction.rollBack()
///         throw error
///     }
///     transaction.commit()
///
/// Until the end of the transaction, a place that was open at its beginning and that is closed or replaced by another
/// one stays attached and active, but hidden: it is no longer the open place. So a rollback shows the same RIBs again,
/// with all that they had loaded, and nothing has to be built or awaited. A tree takes one transaction at a time.
@MainActor package final class PlaceTransaction {
    /// The part of a place that was open at the beginning of a transaction.
    enum Hold {
        /// The place is open, and will be hidden instead of detached.
        case shown
        case hidden
    }

    private let root: AnyRouter
    /// The places that were open at the beginning, from the root down. Emptied at the end, so that closed places are
    /// not kept alive while the caller goes on.
    private var held: [AnyRouter]
    private var isOver = false

    /// Begins a transaction over the open places below the root of a tree.
    package init(below root: AnyRouter) {
        self.root = root
        held = root.openPlaces
        for place in held { place.interactable.bound.hold = .shown }
    }

    /// Ends the transaction, and detaches the places that were closed or replaced. Does nothing if the transaction has
    /// ended.
    package func commit() {
        if isOver { return }
        isOver = true
        defer { held = [] }
        var isAttached = true
        for place in held {
            let wasHidden = place.isHidden
            place.interactable.bound.hold = nil
            guard isAttached, wasHidden, let parent = place.parent else { continue }
            parent.detach(place, isKept: parent.keeps(place))
            // The places below are detached with it.
            isAttached = false
        }
    }

    /// Ends the transaction, detaches the places that were opened since its beginning, and shows the places that were
    /// open at its beginning. Where a parent has itself detached such a place, the places that are open there remain.
    /// Does nothing if the transaction has ended.
    package func rollBack() {
        if isOver { return }
        isOver = true
        defer { held = [] }
        var (router, isWhole) = (root, true)
        for place in held {
            isWhole = isWhole && place.parent === router
            place.interactable.bound.hold = nil
            guard isWhole else { continue }
            close(below: router, except: place)
            router = place
        }
        if isWhole { close(below: router) }
    }

    private func close(below router: AnyRouter, except place: AnyRouter? = nil) {
        guard let open = router.openPlace, open !== place else { return }
        router.detach(open, isKept: router.keeps(open))
    }
}

extension AnyRouter {
    /// The open places below this router, from here down.
    package final var openPlaces: [AnyRouter] {
        Array(sequence(first: self) { $0.openPlace }.dropFirst())
    }

    /// Whether the place was closed or replaced in a transaction that has not ended.
    final var isHidden: Bool { interactable.work?.hold == .hidden }

    /// Hides a place that a transaction holds, and detaches any other child. A hidden place that closes again is
    /// detached.
    final func hideOrDetach(_ child: AnyRouter) {
        if child.interactable.work?.hold == .shown {
            child.interactable.bound.hold = .hidden
        } else {
            detach(child, isKept: keeps(child))
        }
    }

    /// Shows a hidden child again as the open place.
    ///
    /// - Returns: whether the router was a hidden child.
    final func show(_ child: AnyRouter) -> Bool {
        guard child.isHidden, isParent(of: child) else { return false }
        child.interactable.bound.hold = .shown
        return true
    }
}
