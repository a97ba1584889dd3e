extension AnyRouter {
    /// Attaches the RIBs of a plugin point that apply, and follows the state from now on: a RIB that no longer applies is
    /// detached, and one that has come to apply is built and attached. They keep the order of the point among each other.
    ///
    /// It belongs into ``didLoad()``. While the router is inactive nothing changes; when it becomes active again, what
    /// changed meanwhile is made up for before its children become active. A RIB that left by itself is built again
    /// when it has ceased to apply and applies anew.
    ///
    /// - Parameters:
    ///   - point: The plugins.
    ///   - store: The state that decides; not only that of the router's own interactor.
    ///   - context: The part of the state that decides which plugins apply.
    public final func plug<State, Context>(
        _ point: PluginPoint<Context>, following store: Store<State>, _ context: @escaping (State) -> Context
    ) {
        let worker = PluginWorker(point.plugins, below: self) {
            context(store.state)
        } observe: {
            store.observe($0)
        }
        worker.start(on: interactable)
    }

    /// Attaches the RIBs of a plugin point that apply in a state, and follows the state from now on.
    public final func plug<State>(_ point: PluginPoint<State>, following store: Store<State>) {
        plug(point, following: store) { $0 }
    }
}

/// Keeps the RIBs of one plugin point, as long as the router is active.
private final class PluginWorker<State, Context>: Worker {
    /// A plugin, and what became of it.
    private struct Slot {
        let plugin: Plugin<Context>
        /// Whether it applied the last time.
        var isApplied = false
        /// Its RIB, unless that has left.
        weak var router: AnyRouter?
    }

    private weak var parent: AnyRouter?
    private var slots: [Slot]
    private let context: () -> Context
    private let observe: (@escaping (State) -> Void) -> ObservationToken
    private var token: ObservationToken?
    private var isUpdating = false
    private var hasChanged = false

    init(
        _ plugins: [Plugin<Context>], below parent: AnyRouter, context: @escaping () -> Context,
        observe: @escaping (@escaping (State) -> Void) -> ObservationToken
    ) {
        self.parent = parent
        slots = plugins.map { Slot(plugin: $0) }
        (self.context, self.observe) = (context, observe)
    }

    override func didStart(on interactor: Interactor) {
        token = observe { [weak self] _ in self?.update() }
        update()
    }

    override func didStop() {
        token?.cancel()
        token = nil
    }

    /// A RIB that becomes active may change the state: then all is looked at once more.
    private func update() {
        hasChanged = true
        guard !isUpdating else { return }
        isUpdating = true
        while hasChanged, isStarted {
            hasChanged = false
            detachOthers()
            attachApplicable()
        }
        isUpdating = false
    }

    private func detachOthers() {
        let context = context()
        for index in slots.indices where slots[index].isApplied && !slots[index].plugin.isApplicable(context) {
            slots[index].isApplied = false
            if let router = slots[index].router, let parent, parent.isParent(of: router) { parent.detach(router) }
            if hasChanged || !isStarted { return }
        }
    }

    private func attachApplicable() {
        let context = context()
        for index in slots.indices where !slots[index].isApplied && slots[index].plugin.isApplicable(context) {
            if hasChanged || !isStarted { return }
            slots[index].isApplied = true
            let child = slots[index].plugin.build()
            slots[index].router = child
            let next = slots[(index + 1)...].lazy.compactMap(\.router).first { self.parent?.isParent(of: $0) == true }
            parent?.attach(child, before: next)
        }
    }
}
