// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import BasicsTesting
import ChartsFeature
import MandalartDomainInterface
import MandalartDomainTesting
import TemplatesDomainInterface
import TemplatesDomainTesting
import TemplatesFeatureInterface
import TemplatesFeatureTesting

/// The dependencies of Charts, as doubles.
final class ChartsDependencyStub: ChartsDependency {
    let chartsUseCase: any ChartsUseCase
    let chartsHistory: any EditHistory
    let templatesUseCase: any TemplatesUseCase
    let languageChoice: LanguageChoice
    let templatesMock = TemplatesBuildableMock()

    var templatesBuilder: any TemplatesBuildable { templatesMock }

    init(
        chartsUseCase: any ChartsUseCase = ChartsUseCaseFake(), chartsHistory: any EditHistory = EditHistoryStub(),
        templatesUseCase: any TemplatesUseCase = TemplatesUseCaseStub(),
        languageChoice: LanguageChoice = LanguageChoice()
    ) {
        self.chartsUseCase = chartsUseCase
        self.chartsHistory = chartsHistory
        self.templatesUseCase = templatesUseCase
        self.languageChoice = languageChoice
    }
}
