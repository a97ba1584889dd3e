import EditorFeatureInterface
import FillFeatureInterface
import HomeFeatureInterface
import Languages
import MandalartDomainInterface
import OverviewFeatureInterface
import ProgressFeatureInterface
import Ribcage
import SettingsFeatureInterface
import SubGoalFeatureInterface

/// Attaches the places below the main grid, one at a time.
final class HomeRouter: ViewableRouter<HomeInteractor>, HomeRoutable {
    /// Which chart it is, when the address says so.
    private let number: ChartID?
    private let subGoalBuilder: any SubGoalBuildable
    private let editorBuilder: any EditorBuildable
    private let fillBuilder: any FillBuildable
    private let overviewBuilder: any OverviewBuildable
    private let progressBuilder: any ProgressBuildable
    private let settingsBuilder: any SettingsBuildable

    init(
        number: ChartID?, interactor: HomeInteractor, viewController: any ViewControllable,
        subGoalBuilder: any SubGoalBuildable,
        editorBuilder: any EditorBuildable, fillBuilder: any FillBuildable, overviewBuilder: any OverviewBuildable,
        progressBuilder: any ProgressBuildable, settingsBuilder: any SettingsBuildable
    ) {
        self.number = number
        self.subGoalBuilder = subGoalBuilder
        self.editorBuilder = editorBuilder
        self.fillBuilder = fillBuilder
        self.overviewBuilder = overviewBuilder
        self.progressBuilder = progressBuilder
        self.settingsBuilder = settingsBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { number.map { ["chart", "\($0)"] } ?? ["home"] }

    override var places: [Place] {
        [
            Place(Self.subGoal, Position.init) { [unowned self] position in
                try await interactor.send(.open(position))
            },
            Place(Self.editor, Cell.init(atHome:)) { [unowned self] cell in try await interactor.send(.edit(cell)) },
            Place(Self.fill) { [unowned self] in try await interactor.send(.fill) },
            Place(Self.full) { [unowned self] in try await interactor.send(.overview(.full)) },
            Place(Self.list) { [unowned self] in try await interactor.send(.overview(.list)) },
            Place(Self.progress) { [unowned self] in try await interactor.send(.openProgress) },
            Place(Self.settings) { [unowned self] in try await interactor.send(.openSettings) },
        ]
    }

    static let signposts = [subGoal, editor, fill, full, list, progress, settings]

    private static let subGoal = Signpost(
        "subgoal", value: MandalartPhrases.position, candidates: Position.words, example: Phrase(verbatim: "1"),
        summary: HomePhrases.subGoal)
    private static let editor = Signpost(
        "edit", value: MandalartPhrases.position, candidates: Position.wordsWithCentre, example: Phrase(verbatim: "1"),
        summary: HomePhrases.edit)
    private static let fill = Signpost("fill", summary: HomePhrases.fill)
    private static let full = Signpost("full", summary: HomePhrases.full)
    private static let list = Signpost("list", summary: HomePhrases.list)
    private static let progress = Signpost("progress", summary: HomePhrases.progress)
    private static let settings = Signpost("settings", summary: HomePhrases.settings)

    func routeToSubGoal(_ position: Position) {
        open(subGoalBuilder.build(position: position))
    }

    func routeToEditor(_ cell: Cell) {
        open(editorBuilder.build(cell: cell, number: cell.numberAtHome))
    }

    func routeToFill() {
        open(fillBuilder.build())
    }

    func routeToOverview(_ style: OverviewStyle) {
        open(overviewBuilder.build(listener: interactor, style: style))
    }

    func routeToProgress() {
        open(progressBuilder.build())
    }

    func routeToSettings() {
        open(settingsBuilder.build())
    }
}

extension Cell {
    /// The cell that a number means in the main grid: 5 is the core goal.
    init(atHome text: String) throws(MandalartError) {
        self = text == "\(Position.centre)" ? .coreGoal : .subGoal(try Position(text))
    }

    /// The number of the cell in the main grid.
    var numberAtHome: Int {
        switch self {
        case .coreGoal: Position.centre
        case .subGoal(let position), .actionItem(_, in: let position): position.number
        }
    }
}
