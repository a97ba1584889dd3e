public import Basics
public import MandalartDomainInterface

/// A choice between the rates of the whole chart and those of one sub-goal.
public struct RatesChoice: Equatable, Sendable {
    /// The chosen sub-goal; `nil` for the whole chart.
    public let subGoal: SubGoalName?

    /// Creates the choice of the sub-goal at a position; `nil` chooses the whole chart.
    public init(at position: Position?) {
        subGoal = position.map(SubGoalName.at)
    }

    /// Parses a typed choice; an empty text chooses the whole chart.
    ///
    /// - Throws: `MandalartError` for numbers that are not an address.
    public init(_ text: String) throws(MandalartError) {
        subGoal = text.isEmpty ? nil : try SubGoalName(text)
    }
}

extension RatesChoice: CustomStringConvertible {
    /// The choice as it is typed.
    public var description: String {
        switch subGoal {
        case nil: ""
        case .address(let address): "\(address)"
        case .title(let title): title
        }
    }
}

extension Argument where Value == RatesChoice {
    /// The argument for the choice between the rates of the chart and those of a sub-goal.
    public static var rates: Argument {
        let name = Argument<SubGoalName>.subGoalName
        return Argument(name.name, candidates: name.candidates, example: name.example, RatesChoice.init)
    }
}
