import MandalartDomainInterface
package import Prompt

extension EditorBuilder {
    /// What can be typed beside the answers of a form, for the App.
    package static let guide = Guide(
        to: "edit", commands: CellField.allCases.map(EditorScreen.command), record: EditorScreen.recordGuide)
}
