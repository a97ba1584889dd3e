import Basics
import Commands
import SakatsuDomainInterface
import Screens
import Terminal

extension VisitsScreen {
    static let commands: [Command<VisitsInteractor>] = [
        Command(
            "add", VisitLine(), summary: VisitsPhrases.add, example: VisitsPhrases.addExample,
            shows: [.members(NumberedVisit.members) { $0.added }]
        ) {
            .add($0)
        } reply: { state, _ in
            state.added.map(VisitsPhrases.added) ?? state.form?.keys
        },
        Command("open", Argument.visit, summary: VisitsPhrases.open, example: VisitsPhrases.openExample) {
            .open($0)
        },
        Command(
            "search", SearchLine(), summary: VisitsPhrases.search, example: VisitsPhrases.searchExample,
            showsPage: true
        ) {
            .search($0)
        },
        Command(
            "page", Argument(VisitsPhrases.pageNumber, PageNumber.init), summary: VisitsPhrases.page,
            example: VisitsPhrases.pageExample, showsPage: true
        ) {
            .turn($0)
        },
        Command("list", summary: VisitsPhrases.list, showsPage: true) {
            .search(nil)
        },
        Command(
            "delete", Argument.visit, summary: VisitsPhrases.delete, example: VisitsPhrases.deleteExample,
            isDestructive: true, shows: [.members(NumberedVisit.members) { $0.deleted }]
        ) {
            .delete($0)
        } looks: {
            .look($0)
        } asks: { state, number in
            state.looked.map {
                VisitsPhrases.deletes(number, Text(line: $0.visit.facility.text).truncated(to: 40).plain)
            }
        } reply: { _, number in
            VisitsPhrases.isDeleted(number)
        },
    ]

    static let answer: Answer<VisitsInteractor>? = Answer(
        outcome: [.members(NumberedVisit.members) { state, input in input == .save ? state.added : nil }],
        leave: { _ in FormInput.leave }
    ) { state, line in
        try state.form?.input(line) ?? FormInput(answering: line)
    } action: {
        .form($0)
    } reply: { state, input in
        if let form = state.form { return form.reply(to: input) }
        return input == .save ? state.added.map(VisitsPhrases.added) : VisitsPhrases.notSaved
    }
}
