package import Languages
import PromptTesting
package import Ribcage
import RibcageTesting
package import TemplatesDomainInterface
import TemplatesDomainTesting
package import TemplatesFeatureInterface

/// What Templates needs, on a stub.
package final class TemplatesDependencyStub: TemplatesDependency {
    package let templatesUseCase: any TemplatesUseCase = TemplatesUseCaseStub()
    package let languageChoice: LanguageChoice

    package init(languageChoice: LanguageChoice = LanguageChoice()) {
        self.languageChoice = languageChoice
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class TemplatesBuildableMock: TemplatesBuildable {
    package private(set) weak var listener: (any TemplatesListener)?

    package init() {}

    package func build(listener: any TemplatesListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "templates")
    }
}
