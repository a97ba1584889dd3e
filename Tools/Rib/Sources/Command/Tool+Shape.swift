import JSON
import Platform

extension Tool {
    private enum Format: String, CaseIterable { case text, json }

    /// Measures the shape of the code.
    static let shape = Command(
        name: "shape", usage: "shape [MODULE] [--format text|json]",
        summary: "Measure features, how often parents name children, folders, interfaces, and the call path of a line.",
        example: "rib shape Home",
        details: [
            "With a MODULE, only its own rows. The call path of a typed line is listed by hand in \(Stops.path);",
            "the exit code is 1 when a function is not declared in the file that the list names.",
        ],
        options: [.init(name: "--format", value: "FORMAT", summary: "text, or one JSON object; text by default")]
    ) { arguments, context in
        let name = arguments.next()
        try arguments.end()
        let format = try arguments.choice("--format", Format.self) ?? .text
        let house = try arguments.house(in: context)
        let shape = try Shape(house, of: try name.map { try house.module(meantBy: $0) })
        switch format {
        case .text: context.show(shape.text)
        case .json: context.show("\(shape.json.text)\n")
        }
        let complaints = shape.stops?.complaints ?? []
        for complaint in complaints { context.tell("\(complaint)\n") }
        return complaints.isEmpty ? .ok : .failed
    }
}
