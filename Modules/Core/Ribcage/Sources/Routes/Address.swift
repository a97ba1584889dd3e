public import Arguments

/// The address of a place that is there once for each value, such as `subgoal <position>`: its name, and the argument that
/// the value is typed as. The Interface of the place declares it, and its parent opens the place at it.
///
///     extension Address where Value == Position {
///         public static var subGoal: Address { Address("subgoal", .position) }
///     }
public struct Address<Value: Equatable & Sendable>: Sendable {
    /// The first segment.
    public let name: String
    /// The second segment, as a person types it.
    public let argument: Argument<Value>
    /// How many of the words that a person types after the name belong to the value.
    public let extent: Signpost.Extent
    private let write: @Sendable (Value) -> String

    /// An address whose value is written as `write` says; an empty text leaves the second segment out.
    public init(
        _ name: String, _ argument: Argument<Value>, _ extent: Signpost.Extent = .word,
        write: @escaping @Sendable (Value) -> String
    ) {
        (self.name, self.argument, self.extent, self.write) = (name, argument, extent, write)
    }

    /// An address whose value is written as it describes itself.
    public init(_ name: String, _ argument: Argument<Value>, _ extent: Signpost.Extent = .word)
    where Value: CustomStringConvertible {
        self.init(name, argument, extent) { $0.description }
    }

    /// The address with a value: a route of one step.
    public func callAsFunction(_ value: Value) -> Route {
        let text = write(value)
        return Route(text.isEmpty ? [name] : [name, text])
    }
}
