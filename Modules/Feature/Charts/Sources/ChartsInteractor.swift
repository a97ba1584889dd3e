import Basics
import ChartsFeatureInterface
import MandalartDomainInterface
import Ribcage
import TemplatesDomainInterface

/// Lists, creates and edits charts.
final class ChartsInteractor: Interactor, Reactor, EditHistoryProvider {
    enum Action {
        case load
        case create(NewChart)
        case open(String)
        case rename(ChartID, Title)
        case archive(ChartID)
        case unarchive(ChartID)
        case delete(ChartID)
    }

    enum Mutation {
        case loaded([ChartEntry], current: ChartID)
    }

    struct State: Equatable {
        var charts: [ChartEntry] = []
        var current = ChartID.first

        /// Returns the chart with the given number, if it exists.
        func chart(_ id: ChartID) -> ChartEntry? { charts.first { $0.id == id } }
    }

    let store = Store(State())
    private let chartsUseCase: any ChartsUseCase
    let editHistory: (any EditHistory)?
    private let templatesUseCase: any TemplatesUseCase
    private let languageChoice: LanguageChoice
    private weak var listener: (any ChartsListener)?

    init(
        chartsUseCase: any ChartsUseCase, history: any EditHistory, templatesUseCase: any TemplatesUseCase,
        languageChoice: LanguageChoice, listener: any ChartsListener
    ) {
        self.chartsUseCase = chartsUseCase
        editHistory = history
        self.templatesUseCase = templatesUseCase
        self.languageChoice = languageChoice
        self.listener = listener
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: break
        case .create(let new):
            let id = try await create(new)
            try await load(commit)
            listener?.chartsDidOpen(id)
            return
        case .open(let word):
            let id = try await chartsUseCase.charts().entry(for: word).id
            try await chartsUseCase.makeCurrent(id)
            listener?.chartsDidOpen(id)
            return
        case .rename(let id, let name): try await chartsUseCase.rename(shown(id), to: name)
        case .archive(let id): try await chartsUseCase.setArchived(shown(id), true)
        case .unarchive(let id): try await chartsUseCase.setArchived(shown(id), false)
        case .delete(let id): try await chartsUseCase.delete(shown(id))
        }
        try await load(commit)
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let charts, let current): (state.charts, state.current) = (charts, current)
        }
    }

    /// Returns the chart that the list shows under a number, even if an exchange has given it another number since.
    private func shown(_ id: ChartID) -> ChartID { state.chart(id)?.id ?? id }

    private func load(_ commit: Commit) async throws {
        commit(.loaded(try await chartsUseCase.charts(), current: try await chartsUseCase.currentChart()))
    }

    private func create(_ new: NewChart) async throws -> ChartID {
        switch new {
        case .empty(let name): return try await chartsUseCase.create(name)
        case .worked(let template, let given):
            let language = languageChoice.language
            let taken = try await chartsUseCase.charts().compactMap(\.name)
            let name = try given ?? template.name(in: language, besides: taken)
            return try await chartsUseCase.create(name, holding: templatesUseCase.chart(of: template, in: language))
        }
    }
}
