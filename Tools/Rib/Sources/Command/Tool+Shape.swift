import Basics
import Commands
import Platform

extension Tool {
    private enum Format: String, CaseIterable { case text, json }

    /// Returns the command that measures the structure of the code: the sizes of features and folders, and the imports
    /// between features.
    static func shape(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "shape", OptionalArgument(module),
            NamedArgument(
                "--format", Choice(Phrase("format"), Format.self),
                summary: Phrase("text, or one JSON object; text by default")),
            summary: Phrase("measure features, how often parents name children, folders, and interfaces"),
            example: Phrase(typed: "shape Home"), details: Phrase("With a module, only its own rows.")
        ) { name, format in { copy in try measure(name, as: format ?? .text, in: copy) } }
    }

    private static func measure(_ name: String?, as format: Format, in copy: WorkingCopy) throws -> ExitCode {
        let house = try copy.house()
        let shape = try Shape(house, of: try name.map { try house.module(meantBy: $0) })
        switch format {
        case .text: copy.show(shape.text)
        case .json: copy.show("\(shape.json.text)\n")
        }
        return .ok
    }
}
