import Basics
import Commands
import Host
import Ribcage

// snippet: a group of host commands
extension HostCommandGroup {
    static let total = HostCommandGroup([
        HostCommand("total", outcome: [.member("laps", RunsPhrases.totalLaps) { $0 }]) {
            Syntax($0, summary: RunsPhrases.total) {}
        } run: { context, _ in
            let runs = context.nearest { ($0 as? RunsInteractor)?.state.runs }
            guard let runs else { throw NoRunsHere() }
            let laps = runs.reduce(0) { $0 + $1.laps }
            if !context.speaker.writesJSON { try context.speaker.tell(RunsPhrases.laps(laps)) }
            return laps
        }
    ])
}

struct NoRunsHere: Rejection {
    let explanation = RunsPhrases.noRunsHere
}
// end of snippet
