import ExchangeDomainInterface
import JSON
import MandalartDomainInterface

// A line for each chart, as the program itself shows a chart to other programs, with its name.
extension NamedChart {
    /// The number of the schema that is written, and the one that can be read.
    static let schema = 1
    /// What kind of record a chart is.
    static let kind = "chart"

    /// The chart as one line, with its end.
    var jsonLine: String {
        let head: JSONObject = [
            "schema": .integer(Self.schema), "kind": .string(Self.kind), "name": JSONValue(name?.text),
        ]
        return JSONValue.object(head + chart.json).text + "\n"
    }
}
