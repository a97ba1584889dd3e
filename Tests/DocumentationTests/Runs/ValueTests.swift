import Basics
import BasicsTesting
import Testing

@MainActor @Suite("The values of an app of the articles")
struct ValueTests {
    @Test("are typed in the same way everywhere")
    func arguments() throws {
        // snippet: typed values
        #expect(try Argument.venue.read(" Han River ").text == "Han River")
        #expect(throws: VenueError.empty) { try Argument.venue.read("\u{301}") }
        #expect(Int(typed: "４２") == 42)
        #expect(["runs", "run", "3", "Han River"].shellLine == "runs run 3 'Han River'")
        // end of snippet
    }

    @Test("are written for programs, and described in the manual, from one declaration")
    func record() throws {
        // snippet: a record and its manual
        let state = RunsInteractor.State(runs: [Run(place: "Park", laps: 3)])
        let json = JSONValue.object(RunsScreen.record.json(of: state)).text
        let run = #"{"place":"Park","laps":3}"#
        #expect(json == #"{"schema":1,"kind":"runs","runs":[\#(run)],"last":\#(run)}"#)

        let manual = RunsScreen.record.description.fields.map { "\($0.path): \($0.summary.english)" }
        #expect(manual.prefix(3) == ["runs[].place: venue", "runs[].laps: laps", "last: the newest run, or null"])
        // end of snippet
    }

    @Test("are read again from a table and from lines, and refused with their place")
    func documents() throws {
        // snippet: a table that is read again
        let runs = [Run(place: "=1+1", laps: 3)]
        let document = Array(RunTable.rows(of: runs).joined().utf8)
        #expect(try RunTable.runs(in: document) == runs)

        let wrong = Array("place,laps\nPark,many\n".utf8)
        let fault = FormatError(line: 2, field: "laps", .wrongKind(.number, found: "many"))
        #expect(throws: RunImportError.format(fault)) { try RunTable.runs(in: wrong) }
        #expect("\(fault)" == "Line 2 of the document, laps: This should be a whole number, not many.")
        // end of snippet
        #expect(throws: RunImportError.noTable) { try RunTable.runs(in: Array("# Park".utf8)) }
        #expect(try RunLines.runs(in: Array(#"{"place":"Park","laps":3}"#.utf8)) == [Run(place: "Park", laps: 3)])
    }

    @Test("are in an edit as people and as programs read them")
    func edit() throws {
        // snippet: an edit as people and programs read it
        let change = RecordedEdit.Change(
            "run 7", before: .text("Park"), after: .text("Lake"),
            details: RecordedEdit.Details(
                part: "run", address: "7", before: ["place": "Park"], after: ["place": "Lake"]))
        let edit = RecordedEdit(number: 4, time: Timestamp(milliseconds: 1_000), changes: [change])
        // end of snippet
        let json = JSONValue.object(RecordedEdit.record.json(of: edit)).text
        #expect(
            json == """
                {"schema":1,"kind":"edit","number":4,"time":"1970-01-01T00:00:01.000Z","origin":"change","of":null,"machine":null,\
                "changes":[{"part":"run","address":"7","before":{"place":"Park"},"after":{"place":"Lake"}}]}
                """)
    }
}
