import Basics
import BasicsTesting
import CommandsTesting
import Terminal
import Testing

@testable import Commands

@Suite("A form")
struct FormTests {
    private var form: Form<Visit> { Form(Visit(), fields: Visit.fields) }

    private func form(after inputs: FormInput...) throws -> Form<Visit> {
        var form = form
        for input in inputs { try form.take(input) }
        return form
    }

    @Test("asks field after field, then whether to save")
    func steps() throws {
        #expect(form.step == .field("place"))
        #expect(try form(after: .answer("Lake")).step == .field("minutes"))
        #expect(try form(after: .answer("Lake"), .keep, .keep).step == .field("mood"))
        #expect(try form(after: .answer("Lake"), .keep, .keep, .answer("calm")).step == .confirmation)
    }

    @Test("gives what was typed, and what stood there where nothing was")
    func value() throws {
        var form = try form(after: .answer("Lake"), .keep, .answer("cold"), .keep)
        #expect(try form.take(.save) == .saved(Visit(place: "Lake", minutes: 10, note: "cold")))
        #expect(form.original == Visit())
        #expect(form.value != form.original)
    }

    @Test(
        "takes a choice by its number or a part of it, and asks again where that could be several",
        arguments: [("2", Visit.Mood.bright), ("cal", .calm), ("GHT", .bright)])
    func choice(answer: String, mood: Visit.Mood) throws {
        let seen = try form(after: .answer("Lake"), .keep, .keep, .answer(answer)).value.mood
        #expect(seen == mood)
        var form = Form(
            Visit(place: "Lake"),
            fields: [FormField("place", \.place, candidates: ["Lake", "Lagoon"], isChoice: true) { $0 }])
        let message = try usageError { try form.take(.answer("la")) }
        #expect(message == "“la” could be Lake or Lagoon.")
        #expect(form.step == .field("place"))
    }

    @Test("asks again after an answer that is none, and keeps what stood there")
    func nonsense() throws {
        var form = try form(after: .answer("Lake"))
        #expect(throws: UsageError("A visit has minutes.")) { try form.take(.answer("long")) }
        #expect(try form == self.form(after: .answer("Lake")))
    }

    @Test(
        "does not pass over a field that has to be filled, and says why",
        arguments: [FormInput.keep, .clear, .skipToEnd])
    func required(input: FormInput) {
        var form = form
        #expect(throws: UsageError("A visit has a place.")) { try form.take(input) }
        #expect(form.step == .field("place"))
    }

    @Test("takes an empty answer where the field can read one")
    func readsNothing() throws {
        var form = Form(Visit(), fields: [FormField("place", \.place) { $0.isEmpty ? "home" : $0 }])
        try form.take(.keep)
        #expect(form.value.place == "home")
        #expect(form.step == .confirmation)
    }

    @Test("empties a field that may be empty, and takes the sign for an answer elsewhere")
    func clear() throws {
        var form = Form(Visit(place: "Lake", note: "cold"), fields: Visit.fields)
        try form.take(.keep)
        #expect(throws: UsageError("A visit has minutes.")) { try form.take(.clear) }
        try form.take(.keep)
        try form.take(.clear)
        #expect(form.value.note == nil)
        #expect(form.value != form.original)
    }

    @Test("goes back to the field before, where what was typed stands, and says where there is none")
    func goBack() throws {
        var form = try form(after: .answer("Lake"), .answer("20"), .goBack)
        #expect(form.step == .field("minutes"))
        #expect(form.value.minutes == 20)
        try form.take(.goBack)
        #expect(try usageError { try form.take(.goBack) } == "This is the first field. ? says what can be typed.")
    }

    @Test("goes to the end, or to the next field that has to be filled")
    func skipToEnd() throws {
        #expect(try form(after: .answer("Lake"), .skipToEnd).step == .confirmation)
        #expect(try form(after: .answer("Lake"), .skipToEnd, .skipToEnd, .keep).step == .confirmation)
        var reversed = Form(Visit(), fields: Visit.fields.reversed())
        try reversed.take(.skipToEnd)
        #expect(reversed.step == .field("place"))
    }

    @Test("is another one where the same stands in it and another field is asked")
    func equality() throws {
        let (first, second) = (try form(after: .answer("Lake")), try form(after: .answer("Lake"), .keep))
        #expect(first.value == second.value)
        #expect(first != second)
        let back = try form(after: .answer("Lake"), .keep, .goBack)
        #expect(first == back)
    }

    @Test("is given up at any time")
    func leave() throws {
        var form = try form(after: .answer("Lake"))
        #expect(try form.take(.leave) == .left)
    }

    @Test(
        "reads a line as one of the keys, or as an answer",
        arguments: [
            ("", FormInput.keep), ("  ", .keep), ("？", .explain), ("<", .goBack), (" < ", .goBack), (".", .skipToEnd),
            ("-", .clear),
            ("?", .explain), ("\\?", .answer("?")), ("\\\\?", .answer("\\?")), (" \\<", .answer("<")),
            ("help", .answer("help")), ("undo", .answer("undo")), ("..", .answer("..")), ("\\", .answer("\\")),
            ("\\n", .answer("\\n")), (" a \"b ", .answer("a \"b")), ("# no comment", .answer("# no comment")),
        ])
    func lines(line: String, input: FormInput) {
        #expect(FormInput(answering: line) == input)
    }

    @Test(
        "reads a line as yes or no at its end",
        arguments: [
            ("", FormInput.save), ("？", .explain), ("Yes", .save), ("y ", .save), (".", .save), ("no", .leave),
            ("N", .leave),
            ("<", .goBack), ("?", .explain),
        ])
    func confirmation(line: String, input: FormInput) throws {
        #expect(try FormInput(confirming: line) == input)
        #expect(
            try usageError { try FormInput(confirming: "maybe") } == "Please answer yes or no, or go back with <.")
    }
}
