// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import BasicsTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSettingsFeatureInterface
import SakatsuSettingsFeatureTesting
import StatisticsFeatureInterface
import StatisticsFeatureTesting
import VisitFeatureInterface
import VisitFeatureTesting
import VisitsFeature

/// The dependencies of Visits, as doubles.
final class VisitsDependencyStub: VisitsDependency {
    let visitsUseCase: any VisitsUseCase
    let timerUseCase: any TimerUseCase
    let sakatsuSettingsUseCase: any SakatsuSettingsUseCase
    let documentsUseCase: any VisitDocumentsUseCase
    let visitsHistory: any EditHistory
    let visitMock = VisitBuildableMock()
    let statisticsMock = StatisticsBuildableMock()
    let sakatsuSettingsMock = SakatsuSettingsBuildableMock()

    var visitBuilder: any VisitBuildable { visitMock }
    var statisticsBuilder: any StatisticsBuildable { statisticsMock }
    var sakatsuSettingsBuilder: any SakatsuSettingsBuildable { sakatsuSettingsMock }

    init(
        visitsUseCase: any VisitsUseCase, timerUseCase: any TimerUseCase,
        sakatsuSettingsUseCase: any SakatsuSettingsUseCase = SakatsuSettingsUseCaseFake(),
        documentsUseCase: any VisitDocumentsUseCase = VisitDocumentsUseCaseStub(),
        visitsHistory: any EditHistory = EditHistoryStub()
    ) {
        self.visitsUseCase = visitsUseCase
        self.timerUseCase = timerUseCase
        self.sakatsuSettingsUseCase = sakatsuSettingsUseCase
        self.documentsUseCase = documentsUseCase
        self.visitsHistory = visitsHistory
    }
}
