import JSON

/// One page of a list, as a loader gives it.
public struct Page<Element: Equatable & Sendable>: Equatable, Sendable {
    /// What is on the page.
    public let elements: [Element]
    /// Where the next page begins, in words of the loader's own; `nil` on the last.
    public let next: String?

    /// A page by its parts.
    public init(_ elements: [Element], next: String?) {
        (self.elements, self.next) = (elements, next)
    }
}

/// The pages of a list that are loaded, from the first on.
public struct Pages<Element: Equatable & Sendable>: Equatable, Sendable {
    /// The pages in their order; at least one.
    public let pages: [Page<Element>]

    /// All that is on the pages.
    public var elements: [Element] { pages.flatMap(\.elements) }
    /// Whether there are more pages.
    public var hasMore: Bool { next != nil }
    /// Where the next page begins; `nil` when all are loaded.
    public var next: String? { pages.last?.next }
}

extension ResourceCoding where Value: Equatable {
    /// The pages of a list of such values.
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
