// What matters today alone, on fakes: swift run TodayExample
import Basics
import BasicsTesting
import Host
import MandalartDomainInterface
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import TodayFeature
import TodayFeatureTesting

let listener = TodayListenerSpy()
let day = try Day("2026-11-24")
let due = try FoundCell.samples.map { DueCell($0, due: day) }
let dependency = TodayDependencyStub(todayUseCase: TodayUseCaseFake(Today(day, due: due)))
let root = RouterSpy()
root.attach(TodayBuilder(dependency: dependency).build(listener: listener, form: .page), at: "today")
listener.whenTodayDidPick = { _ in Task { try await root.closeOpenPlace() } }

Program("TodayExample", summary: "What matters today alone, on fakes.").run { _, _ in
    Program.App(root: root)
}
