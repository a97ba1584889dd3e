import Basics
import Ribcage
import SakatsuData
import SakatsuDomain
import SakatsuDomainInterface
import SakatsuSettingsFeature
import SakatsuSettingsFeatureInterface
import StatisticsFeature
import StatisticsFeatureInterface
import Stores
import TimerFeature
import TimerFeatureInterface
import VisitFeature
import VisitFeatureInterface
import VisitsFeature
import VisitsFeatureInterface

/// The composition root. It creates all builders, and the use cases over the repositories of ``Storage``. Only these
/// two types know the implementations. A missing dependency is a compile-time error.
final class RootComponent: Component<Storage> {
    let visitsUseCase: any VisitsUseCase
    let timerUseCase: any TimerUseCase
    let sakatsuSettingsUseCase: any SakatsuSettingsUseCase
    let documentsUseCase: any VisitDocumentsUseCase
    let openVisitUseCase: any OpenVisitUseCase
    let languageChoice: LanguageChoice
    let pause = Pause()

    init(dependency storage: Storage, languageChoice: LanguageChoice, clock: WallClock) {
        self.languageChoice = languageChoice
        let today: @Sendable () -> Day = { Day(of: clock.localTime(of: clock.now())) }
        visitsUseCase = StoredVisitsUseCase(repository: storage.visitsRepository, today: today)
        timerUseCase = StoredTimerUseCase(
            repository: storage.timerRepository, settings: storage.settingsRepository, now: clock.now)
        sakatsuSettingsUseCase = StoredSakatsuSettingsUseCase(repository: storage.settingsRepository)
        documentsUseCase = StoredVisitDocumentsUseCase(
            repository: storage.transferRepository, codec: VisitExchange(today: today))
        openVisitUseCase = StoredOpenVisitUseCase(
            visits: visitsUseCase, timer: timerUseCase, documents: documentsUseCase, histories: storage.history)
        super.init(dependency: storage)
    }

    /// Applies the language of the settings, unless `--lang` or the environment overrides it.
    func applySettings() async throws {
        languageChoice.setting = try await sakatsuSettingsUseCase.settings().language
    }

    var dataLocation: String { dependency.store.location }
    var visitsHistory: any EditHistory { dependency.visitsHistory }
    var settingsHistory: any EditHistory { dependency.settingsHistory }

    var visitsBuilder: any VisitsBuildable { VisitsBuilder(dependency: self) }
    var visitBuilder: any VisitBuildable { VisitBuilder(dependency: self) }
    var timerBuilder: any TimerBuildable { TimerBuilder(dependency: self) }
    var statisticsBuilder: any StatisticsBuildable { StatisticsBuilder(dependency: self) }
    var sakatsuSettingsBuilder: any SakatsuSettingsBuildable { SakatsuSettingsBuilder(dependency: self) }
}

extension RootComponent: VisitsDependency {}
extension RootComponent: VisitDependency {}
extension RootComponent: TimerDependency {}
extension RootComponent: StatisticsDependency {}
extension RootComponent: SakatsuSettingsDependency {}
