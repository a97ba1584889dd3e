/// Loads a page of a list: the one at a position that the previous page named, or the first one for `nil`.
public typealias PageLoad<Element: Equatable & Sendable> = @Sendable (String?) async throws -> Page<Element>

/// A list of a store that is loaded page by page. It may be endless.
///
/// It is one resource. When it has expired, as many pages are loaded again as there were, and replace the old ones
/// together: old and new pages are never mixed.
@MainActor public struct StoredList<Element: Equatable & Sendable> {
    /// The loaded pages as a resource: to read them, to observe them, or to wait for the first.
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

    /// Waits until one more page is loaded. An expired list is loaded again first. On the last page it returns at once.
    /// All callers share one request.
    ///
    /// - Throws: as ``StoredResource/updated()``. The loaded pages stay.
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
    /// The list with a key, and the loader of its pages.
    public func list<Element>(
        _ key: ResourceKey<Pages<Element>>, loadPage: @escaping PageLoad<Element>
    ) -> StoredList<Element> {
        StoredList(key, in: self, loadPage: loadPage)
    }
}
