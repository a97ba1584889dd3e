/// Loads the page of a list that begins somewhere: at a place that the page before named, or at `nil` for the first.
public typealias PageLoad<Element: Equatable & Sendable> = @Sendable (String?) async throws -> Page<Element>

/// A list of a store that is loaded page by page, and may have no end.
///
/// It is one resource. When it has expired, as many pages are loaded again as there were, and take the place of the old
/// ones at once: no page is from before another.
@MainActor public struct StoredList<Element: Equatable & Sendable> {
    /// The pages that are loaded, as a resource: to read them, to observe them, to wait for the first.
    public let resource: StoredResource<Pages<Element>>

    private let loadPage: PageLoad<Element>

    init(_ key: ResourceKey<Pages<Element>>, in store: ResourceStore, loadPage: @escaping PageLoad<Element>) {
        self.loadPage = loadPage
        resource = store.resource(key) { loading in
            let count = loading.previous?.pages.count ?? 1
            var pages = [try await loadPage(nil)]
            while pages.count < count, let next = pages.last?.next {
                if count > 1 { loading.report(ResourceProgress(pages.count, of: count)) }
                try Task.checkCancellation()
                pages.append(try await loadPage(next))
            }
            return Pages(pages: pages)
        }
    }

    /// Waits until one more page is loaded; until the list is loaded again first, if it has expired. On the last page it
    /// returns at once. All who wait for more share one request.
    ///
    /// - Throws: as ``StoredResource/updated()``. The pages that are loaded stay.
    @discardableResult public func more() async throws -> Pages<Element> {
        while true {
            let pages = try await resource.updated()
            guard let next = pages.next else { return pages }
            let more = try await resource.store.waitForMore(of: resource.key, resource.load) { [loadPage] _ in
                Pages(pages: pages.pages + [try await loadPage(next)])
            }
            if let more { return more }
        }
    }
}

extension ResourceStore {
    /// A list by its key, and the way to load one of its pages.
    public func list<Element>(
        _ key: ResourceKey<Pages<Element>>, loadPage: @escaping PageLoad<Element>
    ) -> StoredList<Element> {
        StoredList(key, in: self, loadPage: loadPage)
    }
}
