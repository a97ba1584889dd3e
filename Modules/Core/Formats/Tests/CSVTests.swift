import Basics
import Formats
import FormatsTesting
import Testing

@Suite("A table in CSV")
struct CSVTests {
    private func table(_ text: String) throws(PlainFailure) -> CSVTable<PlainFailure> {
        try CSVTable(Array(text.utf8), known: ["a", "b"], required: ["a"], orElse: .other)
    }

    private func failure(of text: String) throws -> PlainFailure {
        try #require(throws: PlainFailure.self) {
            var table = try table(text)
            while try table.row() != nil {}
        }
    }

    @Test(
        "gives back every field that it was written from",
        arguments: [
            "", "plain", "=1+1", "'=1", "''-x", "a,b", "say \"hi\"", "two\nlines", "two\r\nlines", "'quoted'", "＝1",
        ])
    func roundTrip(text: String) throws {
        var table = try table(["a", "b"].csvRow + [text, "x"].csvRow)
        let row = try #require(try table.row())
        #expect(row["a"] == text)
        #expect(row["b"] == "x")
        #expect(try table.row() == nil)
    }

    @Test("carries no formula", arguments: ["=1", "+1", "-1", "@x", "＠x"])
    func formulas(text: String) {
        #expect([text].csvRow == "'\(text)\r\n")
    }

    @Test("names its columns in any order, and is empty where it has none of a name")
    func columns() throws {
        var table = try table("b,a\n1,2\n")
        let row = try #require(try table.row())
        #expect([row["a"], row["b"], row["c"]] == ["2", "1", ""])
        #expect(row.line == 2)
        #expect(table.offset == 8)
    }

    @Test("tells the first line of a row, after empty lines and rows of several lines")
    func lines() throws {
        var table = try table("\na\n\n\n\"1\n2\"\n3\n\n")
        let seen = [try table.row()?.line, try table.row()?.line, try table.row()?.line]
        #expect(seen == [5, 7, nil])
    }

    @Test(
        "may have semicolons or tabs between its fields, as spreadsheets write them", arguments: [",", ";", "\t"])
    func separators(separator: String) throws {
        var table = try table("b\(separator)a\n\"x;y,z\tw\"\(separator)2\n")
        let row = try #require(try table.row())
        #expect([row["a"], row["b"]] == ["2", "x;y,z\tw"])
    }

    @Test("may quote the names of its columns, with any separator", arguments: [",", ";", "\t"])
    func quotedHeader(separator: String) throws {
        var table = try table("\"b\"\(separator)\"a\"\n1\(separator)2\n")
        let row = try #require(try table.row())
        #expect([row["a"], row["b"]] == ["2", "1"])
    }

    @Test(
        "is refused with the line and the column",
        arguments: [
            ("x\n", PlainFailure.other), ("\"a", .other),
            ("b\n1\n", .format(FormatError(line: 1, field: "a", .missing))),
            ("a,a\n", .format(FormatError(line: 1, field: "a", .repeatedField))),
            ("a,c\n", .format(FormatError(line: 1, field: "c", .unknownField(known: ["a", "b"])))),
            ("\n\r\na,c\n", .format(FormatError(line: 3, field: "c", .unknownField(known: ["a", "b"])))),
            ("a\n\n1,2\n", .format(FormatError(line: 3, .fieldCount(found: 2, wanted: 1)))),
            ("a\n1\n\"2\n3", .format(FormatError(line: 3, field: "1", .openQuote))),
            ("a\n1\"\n", .format(FormatError(line: 2, field: "1", .strayQuote))),
        ])
    func refusals(text: String, expected: PlainFailure) throws {
        let seen = try failure(of: text)
        #expect(seen == expected)
    }
}
