public import Arguments
public import MandalartDomainInterface

/// A choice of rates: those of the chart, or of one of its sub-goals.
public struct RatesChoice: Equatable, Sendable {
    /// The sub-goal; `nil` for the chart.
    public let subGoal: SubGoalName?

    /// The rates of the sub-goal at a position; `nil` for those of the chart.
    public init(at position: Position?) {
        subGoal = position.map(SubGoalName.at)
    }

    /// Parses a typed choice; no text means the chart.
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
    /// The argument for the choice of rates.
    public static var rates: Argument {
        let name = Argument<SubGoalName>.subGoalName
        return Argument(name.name, candidates: name.candidates, example: name.example, RatesChoice.init)
    }
}
