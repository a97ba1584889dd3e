package import Languages
import PromptTesting
package import Ribcage
import RibcageTesting
package import TemplatesDomainInterface
import TemplatesDomainTesting
import TemplatesFeatureInterface

/// What Templates needs, on a stub.
package final class TemplatesDependencyStub: TemplatesDependency {
    package let templatesUseCase: any TemplatesUseCase = TemplatesUseCaseStub()
    package let languageChoice: LanguageChoice

    package init(languageChoice: LanguageChoice = LanguageChoice()) {
        self.languageChoice = languageChoice
    }
}

/// Builds a place that shows its address.
package final class TemplatesBuildableMock: TemplatesBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "templates")
    }
}
