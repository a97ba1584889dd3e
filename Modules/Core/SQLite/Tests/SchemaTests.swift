import SQLite
import Testing

@Suite("Schemas")
struct SchemaTests {
    static func migrations(_ versions: [Int]) -> [Migration] {
        versions.map { Migration(version: $0, name: "step", statements: []) }
    }

    @Test("the migrations of several modules are put in order")
    func sorted() {
        let schema = Schema(applicationID: 1, migrations: Self.migrations([3, 1, 2]))
        #expect(schema.migrations.map(\.version) == [1, 2, 3])
        #expect(schema.version == 3)
    }

    @Test("a version that is there twice stops the program")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Schema(applicationID: 1, migrations: SchemaTests.migrations([1, 2, 2]))
        }
        #expect(text(result).contains("versions of their own: 2 is there twice"))
    }

    @Test("a version that is missing stops the program")
    func gap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Schema(applicationID: 1, migrations: SchemaTests.migrations([1, 3]))
        }
        #expect(text(result).contains("1, 2, 3 and so on: 2 is missing"))
    }

    @Test("a version below one stops the program")
    func zero() async {
        await #expect(processExitsWith: .failure) {
            _ = Schema(applicationID: 1, migrations: SchemaTests.migrations([0]))
        }
    }

    @Test("an application id of 0 stops the program")
    func noApplicationID() async {
        await #expect(processExitsWith: .failure) { _ = Schema(applicationID: 0, migrations: []) }
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
