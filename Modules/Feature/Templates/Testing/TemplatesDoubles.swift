package import Languages
import PromptTesting
package import Ribcage
package import RibcageTesting
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

/// Writes down what Templates tells its parent, and can act on it.
package final class TemplatesListenerSpy: TemplatesListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func templatesDidFinish() {
        log.record("templatesDidFinish")
        whenFinished()
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
