import OverviewFeatureInterface
package import Prompt

extension OverviewBuilder {
    /// What can be typed where a whole chart is shown, for the App: it is the same in both places.
    package static let guides = OverviewStyle.allCases.map { style in
        Guide(to: style.rawValue, commands: OverviewScreen.commands)
    }
}
