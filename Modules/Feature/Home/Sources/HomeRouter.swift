import EditorFeatureInterface
import FillFeatureInterface
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeatureInterface
import ProgressFeatureInterface
import Ribcage
import SettingsFeatureInterface
import SubGoalFeatureInterface

/// Leads on from the main grid.
final class HomeRouter: PlaceRouter<HomeInteractor, any HomeChildren>, HomeRoutable {
    override class var ways: Ways {
        [
            .sends(.subGoal, summary: HomePhrases.subGoal) { .open($0) },
            .opens(.edit, summary: HomePhrases.edit) { $0.builders.editorBuilder.build(cell: Cell(atHome: $1)) },
            .opens("fill", summary: HomePhrases.fill) { $0.builders.fillBuilder.build() },
            .opens("full", summary: HomePhrases.full) {
                $0.builders.overviewBuilder.build(listener: $0.interactor, style: .full)
            },
            .opens("list", summary: HomePhrases.list) {
                $0.builders.overviewBuilder.build(listener: $0.interactor, style: .list)
            },
            .opens("progress", summary: HomePhrases.progress) { $0.builders.progressBuilder.build() },
            .opens("settings", summary: HomePhrases.settings) { $0.builders.settingsBuilder.build() },
        ]
    }

    func routeToSubGoal(_ position: Position) {
        open(builders.subGoalBuilder.build(position: position), at: .subGoal, position)
    }
}

extension Cell {
    /// The cell of the main grid, whose centre is the core goal.
    init(atHome cell: GridCell) {
        switch cell {
        case .centre: self = .coreGoal
        case .around(let position): self = .subGoal(position)
        }
    }
}
