public import Arguments

/// The address of a place without a value, such as `settings`. Declare it if more than the parent needs it.
///
///     extension PlaceName {
///         public static var dreams: PlaceName { "dreams" }
///     }
public struct PlaceName: ExpressibleByStringLiteral, Sendable {
    /// The segment.
    public let name: String

    /// A name of one word, as it is typed.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// A route of one step.
    public func callAsFunction() -> Route { Route([name]) }
}

/// The typed address of a place with a value, such as `subgoal <position>`. The Interface of the place declares it, and
/// the parent opens the place at it.
///
///     extension Address where Value == Position {
///         public static var subGoal: Address { Address("subgoal", .position) }
///     }
public struct Address<Value: Equatable & Sendable>: Sendable {
    /// The first segment.
    public let name: String
    /// The argument that parses the second segment.
    public let argument: Argument<Value>
    /// The number of words after the name that belong to the value.
    public let extent: Signpost.Extent
    private let write: @Sendable (Value) -> String

    /// An address whose `write` formats the value; an empty text omits the second segment.
    public init(
        _ name: String, _ argument: Argument<Value>, _ extent: Signpost.Extent = .word,
        write: @escaping @Sendable (Value) -> String
    ) {
        (self.name, self.argument, self.extent, self.write) = (name, argument, extent, write)
    }

    /// An address that formats the value with its `description`.
    public init(_ name: String, _ argument: Argument<Value>, _ extent: Signpost.Extent = .word)
    where Value: CustomStringConvertible {
        self.init(name, argument, extent) { $0.description }
    }

    /// A route of one step: the address with a value.
    public func callAsFunction(_ value: Value) -> Route {
        let text = write(value)
        return Route(text.isEmpty ? [name] : [name, text])
    }
}
