// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import TemplatesDomainInterface
import TemplatesDomainTesting
import TemplatesFeature

/// The dependencies of Templates, as doubles.
final class TemplatesDependencyStub: TemplatesDependency {
    let templatesUseCase: any TemplatesUseCase
    let languageChoice: LanguageChoice

    init(
        templatesUseCase: any TemplatesUseCase = TemplatesUseCaseStub(),
        languageChoice: LanguageChoice = LanguageChoice()
    ) {
        self.templatesUseCase = templatesUseCase
        self.languageChoice = languageChoice
    }
}
