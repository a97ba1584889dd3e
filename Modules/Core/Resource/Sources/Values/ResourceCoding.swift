public import JSON

/// The JSON coding of values, for the disk.
public struct ResourceCoding<Value: Sendable>: Sendable {
    let encode: @Sendable (Value) -> JSONValue
    let decode: @Sendable (JSONValue) -> Value?

    /// A coding by two functions that are each other's inverse. `decode` returns `nil` for JSON of any other shape; its
    /// file is then removed.
    public init(
        encode: @escaping @Sendable (Value) -> JSONValue, decode: @escaping @Sendable (JSONValue) -> Value?
    ) {
        (self.encode, self.decode) = (encode, decode)
    }
}

extension ResourceCoding where Value == String {
    /// The coding of a string.
    public static var string: ResourceCoding {
        ResourceCoding(encode: { .string($0) }, decode: { if case .string(let text) = $0 { text } else { nil } })
    }
}

extension ResourceCoding where Value == JSONValue {
    /// The coding of JSON as it is.
    public static var json: ResourceCoding { ResourceCoding(encode: { $0 }, decode: { $0 }) }
}

extension ResourceCoding {
    /// The coding of an array of such values.
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
