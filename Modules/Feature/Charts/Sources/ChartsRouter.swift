import ChartsFeatureInterface
import Ribcage
import TemplatesFeatureInterface

/// Opens the child places of the list of charts.
final class ChartsRouter: PlaceRouter<ChartsInteractor, any ChartsChildren> {
    override class var ways: Ways {
        [.opens("templates", summary: ChartsPhrases.templates) { $0.builders.templatesBuilder.build() }]
    }
}
