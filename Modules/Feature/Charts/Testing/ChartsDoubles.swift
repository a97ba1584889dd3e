package import ChartsFeatureInterface
package import Languages
package import MandalartDomainInterface
import MandalartDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting
package import TemplatesDomainInterface
import TemplatesDomainTesting
package import TemplatesFeatureInterface
package import TemplatesFeatureTesting

/// What Charts needs, on fakes and on a mock.
package final class ChartsDependencyStub: ChartsDependency {
    package let chartsUseCase: any ChartsUseCase
    package let templatesUseCase: any TemplatesUseCase = TemplatesUseCaseStub()
    package let languageChoice: LanguageChoice
    package let templatesMock = TemplatesBuildableMock()

    package var templatesBuilder: any TemplatesBuildable { templatesMock }

    package init(
        chartsUseCase: any ChartsUseCase = ChartsUseCaseFake(), languageChoice: LanguageChoice = LanguageChoice()
    ) {
        self.chartsUseCase = chartsUseCase
        self.languageChoice = languageChoice
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class ChartsBuildableMock: ChartsBuildable {
    package private(set) weak var listener: (any ChartsListener)?

    package init() {}

    package func build(listener: any ChartsListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "charts")
    }
}
