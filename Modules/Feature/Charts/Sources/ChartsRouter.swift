import ChartsFeatureInterface
import Ribcage
import TemplatesFeatureInterface

/// Attaches the list of templates.
final class ChartsRouter: ViewableRouter<ChartsInteractor>, ChartsRoutable {
    private let templatesBuilder: any TemplatesBuildable

    init(
        interactor: ChartsInteractor, viewController: any ViewControllable, templatesBuilder: any TemplatesBuildable
    ) {
        self.templatesBuilder = templatesBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { ["charts"] }

    override var places: [Place] {
        [Place(Self.templates) { [unowned self] in try await interactor.send(.showTemplates) }]
    }

    static let templates = Signpost("templates", summary: ChartsPhrases.templates)

    func routeToTemplates() {
        open(templatesBuilder.build())
    }
}
