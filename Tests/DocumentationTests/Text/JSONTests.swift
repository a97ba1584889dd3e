import Basics
import Testing

@Suite("The JSON of the articles")
struct JSONTests {
    @Test("is written on one line, read strictly, and refused with the byte where it goes wrong")
    func values() throws {
        // snippet: values of JSON
        let run: JSONValue = ["place": "Park", "laps": 3, "shoes": nil]
        #expect(run.text == #"{"place":"Park","laps":3,"shoes":null}"#)

        let parsed = try JSONValue(parsing: #"{ "place": "Park", "laps": 3, "shoes": null }"#)
        #expect(parsed == run)
        if case .object(let members) = parsed { #expect(members["laps"] == 3) }

        let error = JSONError(reason: .repeatedName("laps"), offset: 16)
        #expect(throws: error) { try JSONValue(parsing: #"{"laps":3,"laps":4}"#) }
        #expect("\(error)" == "The JSON object has “laps” twice.")
        // end of snippet
    }
}
