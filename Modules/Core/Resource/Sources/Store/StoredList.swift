/// A function that loads a page of a list: the page at the position that the previous page names, or the first page for
/// `nil`.
public typealias PageLoad<Element: Equatable & Sendable> = @Sendable (String?) async throws -> Page<Element>

/// A list in a ``ResourceStore``, loaded page by page. It may be endless.
///
/// The list is one resource. When it has expired, as many pages as before are loaded again, and replace the old ones
/// together: old and new pages are never mixed.
@MainActor public struct StoredList<Element: Equatable & Sendable> {
    /// The loaded pages as a resource, to read them, to observe them, or to wait for the first page.
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

    /// Loads one more page, and returns all loaded pages. Returns at once if there are no more pages. If the list has
    /// expired, it is loaded again first. All callers share one request.
    ///
    /// - Throws: the same errors as ``StoredResource/updated()``. The loaded pages are kept.
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
    /// Returns the list with the given key and page loader, without requesting it.
    public func list<Element>(
        _ key: ResourceKey<Pages<Element>>, loadPage: @escaping PageLoad<Element>
    ) -> StoredList<Element> {
        StoredList(key, in: self, loadPage: loadPage)
    }
}
