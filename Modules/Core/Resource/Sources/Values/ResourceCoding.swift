public import Basics

/// The conversion of values to JSON and back, for storage on the disk.
public struct ResourceCoding<Value: Sendable>: Sendable {
    let encode: @Sendable (Value) -> JSONValue
    let decode: @Sendable (JSONValue) -> Value?

    /// Creates a coding from two functions that are inverse to each other. `decode` returns `nil` for JSON of any other
    /// form; the resource is then loaded again.
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

extension ResourceCoding {
    /// The coding of an array whose elements have this coding.
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
