public import JSON

/// How the values of a kind are kept on the disk: as JSON.
public struct ResourceCoding<Value: Sendable>: Sendable {
    let encode: @Sendable (Value) -> JSONValue
    let decode: @Sendable (JSONValue) -> Value?

    /// A coding by two functions that are each other's inverse. `decode` gives `nil` for JSON of any other shape, and the
    /// file that it comes from is removed then.
    public init(
        encode: @escaping @Sendable (Value) -> JSONValue, decode: @escaping @Sendable (JSONValue) -> Value?
    ) {
        (self.encode, self.decode) = (encode, decode)
    }
}

extension ResourceCoding where Value == String {
    /// A text.
    public static var string: ResourceCoding {
        ResourceCoding(encode: { .string($0) }, decode: { if case .string(let text) = $0 { text } else { nil } })
    }
}

extension ResourceCoding where Value == JSONValue {
    /// The JSON itself.
    public static var json: ResourceCoding { ResourceCoding(encode: { $0 }, decode: { $0 }) }
}

extension ResourceCoding {
    /// An array of such values.
    public var array: ResourceCoding<[Value]> {
        ResourceCoding<[Value]>(
            encode: { .array($0.map(encode)) },
            decode: { json in
                guard case .array(let elements) = json else { return nil }
                let values = elements.compactMap(decode)
                return values.count == elements.count ? values : nil
            })
    }
}
