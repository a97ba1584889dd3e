import Basics
import BasicsTesting
import MandalartDomain
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The use case and the repository in memory")
struct RepositoryTests {
    @Test("the fake repository keeps the contract", arguments: MandalartRepositoryContract.allCases)
    func contract(_ promise: MandalartRepositoryContract) async throws {
        try await promise.verify(MandalartRepositoryFake())
    }

    @Test("the fake of charts keeps the contract of repositories", arguments: ChartsRepositoryContract.allCases)
    func charts(_ promise: ChartsRepositoryContract) async throws {
        try await promise.verify(ChartsUseCaseFake())
    }

    @Test("a chart is told from others by its name, else by its core goal, and the only one by nothing")
    func distinctiveName() async throws {
        let charts = ChartsUseCaseFake(try .marathon)
        let useCase = StoredChartsUseCase(repository: charts, clock: .stub)
        #expect(try await useCase.distinctiveName(of: .first) == nil)
        let second = try await useCase.create(try Title("Career"))
        #expect(try await useCase.distinctiveName(of: .first) == Title("Run a marathon"))
        #expect(try await useCase.distinctiveName(of: second) == Title("Career"))
    }

    @Test("an edit is kept, and the chart comes back as it is now")
    func edit() async throws {
        let repository = MandalartRepositoryFake()
        let useCase = StoredMandalartUseCase(repository: repository, clock: .stub)
        let chart = try await useCase.edit(.coreGoal, .change([.title(try Title("Run a marathon")), .palette(.coral)]))
            .chart
        #expect(chart.coreGoal?.palette == .coral)
        #expect(try await useCase.chart() == chart)
        #expect(await repository.chart() == chart)
    }

    @Test("an edit that a rule forbids keeps nothing")
    func forbidden() async throws {
        let useCase = StoredMandalartUseCase(repository: MandalartRepositoryFake(), clock: .stub)
        await #expect(throws: MandalartError.empty(.coreGoal)) {
            try await useCase.edit(.coreGoal, .change([.palette(.coral)]))
        }
        #expect(try await useCase.chart() == Chart())
    }

    @Test("a cleared cell is empty, and is not cleared twice")
    func clear() async throws {
        let repository = MandalartRepositoryFake(try Chart.marathon)
        let useCase = StoredMandalartUseCase(repository: repository, clock: .stub)
        let one = try Position(1)
        #expect(try await useCase.edit(.subGoal(one), .clear).chart.subGoals[one] == nil)
        await #expect(throws: MandalartError.alreadyEmpty(.actionItem(one, in: one))) {
            try await useCase.edit(.actionItem(one, in: one), .clear)
        }
    }
}

@Suite("Importing and exporting charts")
struct ImportTests {
    let repository = ChartsUseCaseFake()
    var useCase: StoredChartsUseCase { StoredChartsUseCase(repository: repository, clock: .stub) }

    @Test("names every chart by its name, or else by its number")
    func names() async throws {
        let second = try await useCase.create(try Title("Long runs"))
        try await useCase.setArchived(second, true)
        #expect(try await useCase.names() == ["1", "Long runs"])
    }

    @Test("says beforehand what becomes of each chart: which it replaces, and how many of its cells")
    func arrivals() async throws {
        let second = try await useCase.create(try Title("Run"))
        var there = try Chart.marathon
        _ = try await repository.repository(of: second).rewrite { [there] in $0 = there }
        there.coreGoal = nil
        there.subGoals[try Position(6)] = nil
        try there.apply([.title(try Title("New"))], to: .subGoal(try Position(9)))
        let arrivals = try await useCase.arrivals(
            of: [
                NamedChart(name: try Title("Run"), chart: there), NamedChart(name: try Title("Read"), chart: .marathon),
                NamedChart(name: nil, chart: Chart()),
            ], at: .matching)
        #expect(
            arrivals == [
                // The core goal, a sub-goal and its item go.
                ChartArrival(
                    name: try Title("Run"), replaced: second, replacedTitle: try Title("Run"), filledCells: 4,
                    changedCells: 3, emptiedCells: 3),
                ChartArrival(name: try Title("Read"), replaced: nil, filledCells: 6, changedCells: 0),
                ChartArrival(name: nil, replaced: .first, filledCells: 0, changedCells: 0),
            ])
        try await useCase.setArchived(second, true)
        await #expect(throws: MandalartError.chartIsArchived(second)) {
            try await useCase.arrivals(of: [NamedChart(name: Title("Run"), chart: Chart())], at: .matching)
        }
    }

    @Test("finds a chart by its name, its number, the core goal that it is listed by, or how these begin")
    func listedTitles() throws {
        func entry(_ number: Int, _ name: String?, _ goal: String?) throws -> ChartEntry {
            var chart = Chart()
            chart.coreGoal = try goal.map { Goal(title: try Title($0)) }
            return ChartEntry(try ChartID(number), name: try name.map { try Title($0) }, isArchived: false, of: chart)
        }
        let entries = try [
            entry(1, nil, "Run"), entry(2, "run", "Swim"), entry(3, "Fly", "Fly high"), entry(4, nil, "FLY"),
            entry(5, nil, "fly"), entry(6, "1", nil), entry(7, "Garden", nil),
        ]
        let found = ["Run": 1, "run": 2, "Fly": 3, "FLY": 4, "1": 6, "3": 3, "gar": 7]
        for (word, number) in found { #expect(try entries.entry(for: word).id.number == number) }
        let error = #expect(throws: MandalartError.ambiguousChart("RUN", Array(entries[0...1]))) {
            try entries.entry(for: "RUN")
        }
        #expect(error?.ambiguity?.meanings.map(\.words) == ["1", "2"])
        #expect(error?.ambiguity?.meanings.map(\.name.english) == ["Run  1", "run  2"])
        #expect(throws: MandalartError.ambiguousChart("fLY", Array(entries[2...4]))) {
            try entries.entry(for: "fLY")
        }
        for word in ["Swim", "8", "arden", ""] {
            #expect(throws: MandalartError.noSuchChart(word)) { try entries.entry(for: word) }
        }
    }

    @Test("gives all charts that are offered, or one by its name or its number")
    func named() async throws {
        let second = try await useCase.create(try Title("1"))
        _ = try await repository.repository(of: second).rewrite { $0 = try .marathon }
        let third = try await useCase.create(try Title("Away"))
        try await useCase.setArchived(third, true)
        let one = NamedChart(name: try Title("1"), chart: try .marathon)
        #expect(try await useCase.namedCharts(nil) == [NamedChart(name: nil, chart: Chart()), one])
        // A name is stronger than a number.
        #expect(try await useCase.namedCharts("1") == [one])
        #expect(try await useCase.namedCharts("2") == [one])
        let away = NamedChart(name: try Title("Away"), chart: Chart(), isArchived: true)
        #expect(try await useCase.namedCharts("Away") == [away])
        #expect(try await useCase.namedChart(third) == away)
        #expect(try await useCase.entry(for: "away").id == third)
        await #expect(throws: MandalartError.noSuchChart("x")) { try await useCase.namedCharts("x") }
    }
}
