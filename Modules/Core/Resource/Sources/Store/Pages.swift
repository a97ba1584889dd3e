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
    public var hasMore: Bool { next != nil }
    /// The position of the next page; `nil` if all are loaded.
    public var next: String? { pages.last?.next }
}

extension ResourceCoding where Value: Equatable {
    /// The coding of a list's pages, whose elements have this coding.
    public var pages: ResourceCoding<Pages<Value>> {
        let elements = array
        return ResourceCoding<Pages<Value>>(
            encode: { pages in
                .array(pages.pages.map { ["elements": elements.encode($0.elements), "next": JSONValue($0.next)] })
            },
            decode: { json in
                guard case .array(let pages) = json, !pages.isEmpty else { return nil }
                let decoded = pages.compactMap { page -> Page<Value>? in
                    guard case .object(let page) = page, let values = page["elements"].flatMap(elements.decode) else {
                        return nil
                    }
                    switch page["next"] {
                    case .null?: return Page(values, next: nil)
                    case .string(let next)?: return Page(values, next: next)
                    default: return nil
                    }
                }
                return decoded.count == pages.count ? Pages(pages: decoded) : nil
            })
    }
}
