package import Prompt

extension TemplatesBuilder {
    /// What can be typed in the list of templates, for the App.
    package static let guide = Guide(
        to: "templates", commands: TemplatesScreen.commands, record: TemplatesScreen.recordGuide)
}
