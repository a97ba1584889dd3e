/// The record of a detached RIB. It refers weakly to the parts of the RIB, so that they live only as long as in an
/// unobserved tree. Use it in place: a copy copies the weak references.
@MainActor struct DetachedRIB {
    weak let router: AnyRouter?
    private weak let view: AnyObject?
    private weak let interactor: Interactor?
    private let type: AnyRouter.Type
    private let address: [String]
    /// The work of the interactor, which may outlive it.
    private let running: RunningWork?
    /// The index of the RIB above in the ``Detachment``; `nil` for the top of a detached subtree.
    let above: Int?
    /// What the last check found.
    private var suspect = Remains.nothing
    /// Whether the check has ended although something remains.
    private(set) var isDismissed = false

    /// What remains of a RIB: the router, which holds the other parts and the RIBs below it, or some of these parts.
    private enum Remains {
        case nothing, router, parts
    }

    init(_ router: AnyRouter, below above: Int?) {
        let work = router.interactable.work
        self.router = router
        view = router.viewController
        interactor = router.interactable
        (type, address, running) = (Swift.type(of: router), work?.address ?? [], work?.running)
        self.above = above
    }

    /// The name of the router. It is formatted only when needed, because that takes time.
    var name: String { type.name(at: address) }

    /// Whether nothing remains to be checked.
    var isGone: Bool { isDismissed || interactor == nil && router == nil && view == nil }

    /// Whether, moreover, no work of the RIB is running that may hold others.
    var isFinished: Bool { isGone && running?.mayHoldRIBs != true }

    /// Whether the next check finds a leak if nothing changes.
    var isSuspect: Bool { suspect != .nothing }

    /// Whether work of this RIB may hold detached RIBs. See ``RunningWork/mayHoldRIBs``.
    var hasWork: Bool { (running ?? interactor?.work?.running)?.mayHoldRIBs == true }

    /// The identities of the RIB's work and of the parts that remain.
    var identities: [ObjectIdentifier] {
        let objects: [AnyObject?] = [running, router, view, interactor]
        return objects.compactMap { $0.map(ObjectIdentifier.init) }
    }

    private var isAttachedAgain: Bool { router.map { $0.parent != nil || $0.interactable.isActive } ?? false }

    /// The router or else the other parts, but not an interactor that has another router by now.
    private var remains: [AnyObject] {
        if let router { return [router] }
        return [view, interactor?.isActive == true ? nil : interactor].compactMap(\.self)
    }

    /// Checks what remains of the RIB.
    ///
    /// - Parameters:
    ///   - isHeld: whether running work may hold the RIB.
    ///   - place: the identities of the RIBs above, when it was detached.
    ///   - later: the parts that remain of the RIBs that were detached later. Each is there twice: alone, and followed
    ///     by its place. Those of this RIB are added.
    /// - Returns: the leaks. A part leaks if the last check found it, too: the first time, code that resumes in the next
    ///   turn may hold it.
    mutating func check(
        isHeld: Bool, at place: [ObjectIdentifier], _ later: inout Set<[ObjectIdentifier]>
    ) -> [AnyObject] {
        let remains = remains
        let found = remains.map { ObjectIdentifier($0) }
        let isLatest = later.insert(found).inserted
        let isLatestHere = later.insert(found + place).inserted
        let last = suspect
        suspect = isHeld ? .nothing : router == nil ? .parts : .router
        let isLeak = !isHeld && suspect == last
        if !isLatestHere || isLeak || isAttachedAgain && !isHeld { dismiss() }
        return isLeak && isLatest ? remains : []
    }

    /// Ends the check.
    mutating func dismiss() {
        (isDismissed, suspect) = (true, .nothing)
    }
}
