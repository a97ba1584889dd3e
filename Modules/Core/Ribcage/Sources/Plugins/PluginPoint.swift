/// A RIB that may be plugged in: when it applies, and how it is built.
@MainActor public struct Plugin<Context> {
    let isApplicable: (Context) -> Bool
    let build: () -> any Routing

    /// A plugin that applies in some contexts.
    ///
    /// - Parameters:
    ///   - isApplicable: Whether the RIB is to be there; always, by default.
    ///   - build: Builds a new RIB, each time that it becomes applicable.
    public init(when isApplicable: @escaping (Context) -> Bool = { _ in true }, build: @escaping () -> any Routing) {
        (self.isApplicable, self.build) = (isApplicable, build)
    }
}

/// A point of a feature where others plug in RIBs: an ordered list of builders, each applicable or not. The App makes
/// the list, so that the feature does not know its children. The name is uber/RIBs'.
///
///     PluginPoint([
///         Plugin { bannerBuilder.build() },
///         Plugin(when: { $0.isEmpty }) { tourBuilder.build() },
///     ])
@MainActor public struct PluginPoint<Context> {
    let plugins: [Plugin<Context>]

    /// A point with plugins in the order in which their RIBs are attached.
    public init(_ plugins: [Plugin<Context>] = []) {
        self.plugins = plugins
    }
}
