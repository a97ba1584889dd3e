public import Basics

/// The address of a place without a value, such as `settings`. Declare it as a constant if code outside the parent's
/// module needs it.
///
///     extension PlaceName {
///         public static var dreams: PlaceName { "dreams" }
///     }
public struct PlaceName: ExpressibleByStringLiteral, Sendable {
    /// The name of the place, which is the whole address.
    public let name: String

    /// Creates an address of one word, as a user types it.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// Returns a route of one step, to this address.
    public func callAsFunction() -> Route { Route([name]) }
}

/// The address of a place with a value of a given type, such as `subgoal <position>`. The place's Interface module
/// declares the address, at which the parent then opens the place.
///
///     extension Address where Value == Position {
///         public static var subGoal: Address { Address("subgoal", .position) }
///     }
public struct Address<Value: Equatable & Sendable>: Sendable {
    /// The first segment, which is the name of the place.
    public let name: String
    /// The argument that parses the value from the second segment.
    public let argument: Argument<Value>
    /// The number of words after the name that belong to the value.
    public let extent: Destination.Extent
    private let write: @Sendable (Value) -> String

    /// Creates an address with a value, which `write` formats as the second segment. If `write` returns an empty text,
    /// the address has no second segment.
    public init(
        _ name: String, _ argument: Argument<Value>, _ extent: Destination.Extent = .word,
        write: @escaping @Sendable (Value) -> String
    ) {
        (self.name, self.argument, self.extent, self.write) = (name, argument, extent, write)
    }

    /// Creates an address that formats the value with its `description`.
    public init(_ name: String, _ argument: Argument<Value>, _ extent: Destination.Extent = .word)
    where Value: CustomStringConvertible {
        self.init(name, argument, extent) { $0.description }
    }

    /// Returns a route of one step, to this address with a value.
    public func callAsFunction(_ value: Value) -> Route {
        let text = write(value)
        return Route(text.isEmpty ? [name] : [name, text])
    }
}
