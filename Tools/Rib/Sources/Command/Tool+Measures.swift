import Basics
import Commands
import Platform

extension Tool {
    private enum Format: String, CaseIterable { case text, mermaid, dot, svg, html }

    static func graph(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "graph", OptionalArgument(module),
            NamedArgument(
                "--format", Choice(Phrase("format"), Format.self),
                summary: Phrase("text, mermaid, dot, svg or html; text by default")),
            NamedArgument(
                "--level", Choice(Phrase("level"), Graph.Level.self),
                summary: Phrase("module, or target; module by default")),
            summary: Phrase(
                "draw who depends on whom: layers as rows, with fan-in, fan-out and depth, forbidden edges in red"),
            example: Phrase(typed: "graph Home --format svg > home.svg"),
            details: Phrase(
                """
                With a module, only what it depends on and what depends on it. Feature/Notes tells it from Domain/Notes.
                """)
        ) { name, format, level in
            { copy in try draw(name, as: format ?? .text, level ?? .module, in: copy) }
        }
    }

    private static func draw(
        _ name: String?, as format: Format, _ level: Graph.Level, in copy: WorkingCopy
    ) throws -> ExitCode {
        var graph = try Graph(try copy.house(), level: level)
        if let name { graph = try graph.part(around: name) }
        switch format {
        case .text: copy.show(graph.text)
        case .mermaid: copy.show(graph.mermaid)
        case .dot: copy.show(graph.dot)
        case .svg: copy.show(Drawing(graph).svg)
        case .html: copy.show(Drawing(graph).html)
        }
        return .ok
    }

    private enum ShapeFormat: String, CaseIterable { case text, json }

    /// Returns the command that measures the structure of the code: the sizes of features and folders, the mentions of
    /// children in their parents, and the imports between the Interfaces of features.
    static func shape(_ module: Argument<String>) -> Syntax<Action> {
        Syntax(
            "shape", OptionalArgument(module),
            NamedArgument(
                "--format", Choice(Phrase("format"), ShapeFormat.self),
                summary: Phrase("text, or one JSON object; text by default")),
            summary: Phrase("measure features, how often parents name children, folders, and interfaces"),
            example: Phrase(typed: "shape Home"), details: Phrase("With a module, only its own rows.")
        ) { name, format in { copy in try measure(name, as: format ?? .text, in: copy) } }
    }

    private static func measure(_ name: String?, as format: ShapeFormat, in copy: WorkingCopy) throws -> ExitCode {
        let house = try copy.house()
        let shape = try Shape(house, of: try name.map { try house.module(meantBy: $0) })
        switch format {
        case .text: copy.show(shape.text)
        case .json: copy.show("\(shape.json.text)\n")
        }
        return .ok
    }
}
