import EditorFeatureInterface
import FillFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import SubGoalFeatureInterface
import SuggestFeatureInterface

/// Opens the form for the sub-goal or one of its items, the guided fill, and the suggestions for an empty item.
final class SubGoalRouter: PlaceRouter<SubGoalInteractor, any SubGoalChildren> {
    override class var ways: Ways {
        [
            .opens(.edit, summary: SubGoalPhrases.edit, byNumber: true) { router, cell in
                let (chart, subGoal) = (router.interactor.chart, router.interactor.state.position)
                return router.builders.editorBuilder.build(chart: chart, cell: cell.target(around: subGoal))
            },
            .opens("fill", summary: SubGoalPhrases.fill) { router in
                router.builders.fillBuilder.build(
                    chart: router.interactor.chart.mandalart, in: router.interactor.state.position)
            },
            .opens(.suggest, summary: SubGoalPhrases.suggest) { router, cell in
                let (chart, subGoal) = (router.interactor.chart, router.interactor.state.position)
                return router.builders.suggestBuilder.build(
                    chart: chart, cell: cell?.target(around: subGoal), in: subGoal)
            },
        ]
    }
}
