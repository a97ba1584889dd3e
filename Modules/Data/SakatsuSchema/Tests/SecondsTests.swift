import Basics
import Journal
import SQLite
import SakatsuDomainInterface
import SakatsuSchemaData
import SakatsuSchemaDataTesting
import Testing

@Suite("The lengths of steps in the store of sakatsu")
struct SecondsTests {
    @Test("are whole minutes, which an older program shows, and the seconds beyond them")
    func columns() throws {
        let set = SaunaSet(Step(.sauna, seconds: 671)).with(Step(.coolBath, seconds: 61)).with(Step(.rest, seconds: 1))
        let seen = zip(Phase.columns, set.values).map { "\($0) \($1 as? Int ?? 0)" }
        #expect(
            seen.filter { !$0.hasSuffix(" 0") }
                == ["sauna 11", "sauna_seconds 11", "cool_bath 61", "rest 1", "rest_seconds -59"])
        #expect(Phase.sauna.seconds(11, beyond: 11) == 671)
        #expect(Phase.rest.seconds(1, beyond: -59) == 1)
        #expect(Phase.sauna.seconds(10, beyond: nil) == 600)
    }
}
