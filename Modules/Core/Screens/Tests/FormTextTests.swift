import Basics
import BasicsTesting
import Commands
import CommandsTesting
import Screens
import Terminal
import Testing

@Suite("The texts of a form")
struct FormTextTests {
    @Test("shows the whole before it is saved, and no more when it is saved or left")
    func preview() throws {
        let form = try Form(Visit(), fields: Visit.fields).after([.answer("Lake"), .skipToEnd])
        let reader = Reader(language: .english, width: 80)
        let shown = form.reply(to: .skipToEnd)?.text(for: reader).plain
        #expect(shown == form.preview(for: reader).plain)
        let replies = [FormInput.save, .leave].map { form.reply(to: $0)?.text(for: reader).plain }
        #expect(replies == [nil, nil])
    }

    @Test("says which field a - empties, by its name where there is one alone")
    func oneField() {
        let reader = Reader(language: .english, width: 80)
        let alone = Form(Visit(), fields: [FormField("note", \.note, mayBeEmpty: true) { $0 }])
        let last = alone.keys.text(for: reader).lines.map(\.plain).last
        #expect(last == "- empties note.")
    }
}
