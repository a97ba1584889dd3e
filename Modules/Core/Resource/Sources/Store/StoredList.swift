import Basics

/// A page of a list, as a loader returns it.
public struct Page<Element: Equatable & Sendable>: Equatable, Sendable {
    /// The elements of the page.
    public let elements: [Element]
    /// The position of the next page, in the loader's own form; `nil` on the last page.
    public let next: String?

    /// Creates a page with its elements and the position of the next page, which is `nil` on the last page.
    public init(_ elements: [Element], next: String?) {
        (self.elements, self.next) = (elements, next)
    }
}

/// The loaded pages of a list, from the first on.
public struct Pages<Element: Equatable & Sendable>: Equatable, Sendable {
    /// The pages in their order; at least one.
    public let pages: [Page<Element>]

    /// The elements of all pages.
    public var elements: [Element] { pages.flatMap(\.elements) }
    /// Whether there are more pages to load.
    public var hasMore: Bool { pages.last?.next != nil }
}

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

    /// Loads one more page, and returns all loaded pages. Returns at once if there are no more pages. If the list has
    /// expired, it is loaded again first. All callers share one request.
    ///
    /// - Throws: the same errors as ``StoredResource/updated()``. The loaded pages are kept.
    @discardableResult public func more() async throws -> Pages<Element> {
        var pages = try await resource.updated()
        var count = Int.max
        // If the list has expired meanwhile, it was loaded again without a further page.
        while pages.hasMore, pages.pages.count <= count {
            count = pages.pages.count
            pages = try await resource.store.wait(for: resource.key, resource.load, wantsMore: true)
        }
        return pages
    }
}

extension ResourceStore {
    /// Returns the list with the given key and page loader, without requesting it.
    public func list<Element>(
        _ key: ResourceKey<Pages<Element>>, loadPage: @escaping PageLoad<Element>
    ) -> StoredList<Element> {
        let resource = resource(key) { loading in
            let old = loading.previous?.pages ?? []
            var pages = loading.isExtending ? old : [try await loadPage(nil)]
            let count = loading.isExtending ? old.count + 1 : old.count
            while pages.count < count, let next = pages.last?.next {
                if !loading.isExtending { loading.report(ResourceProgress(pages.count, of: count)) }
                try Task.checkCancellation()
                pages.append(try await loadPage(next))
            }
            return Pages(pages: pages)
        }
        return StoredList(resource: resource)
    }
}

extension ResourceCoding where Value: Equatable {
    /// The coding of a list's pages, whose elements have this coding.
    public var pages: ResourceCoding<Pages<Value>> {
        let elements = array
        let page = ResourceCoding<Page<Value>>(
            encode: { ["elements": elements.encode($0.elements), "next": JSONValue($0.next)] },
            decode: { json in
                guard case .object(let page) = json else { return nil }
                guard let values = page["elements"].flatMap(elements.decode) else { return nil }
                if case .string(let next) = page["next"] { return Page(values, next: next) }
                return page["next"] == .null ? Page(values, next: nil) : nil
            })
        return ResourceCoding<Pages<Value>>(
            encode: { page.array.encode($0.pages) },
            decode: { json in page.array.decode(json).flatMap { $0.isEmpty ? nil : Pages(pages: $0) } })
    }
}
