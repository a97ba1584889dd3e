import SQLite
import Testing

@Suite("Schemas")
struct SchemaTests {
    static func migrations(_ versions: [Int]) -> [Migration] {
        versions.map { Migration(version: $0, name: "step", statements: []) }
    }

    @Test(
        "a version that is there twice, is missing or below one, or an application id of 0 stops the program",
        arguments: [
            [2, 1, 2, 2], [2, 1, 3], [1, 0], [0],
        ])
    func stops(numbers: [Int]) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [numbers] in
            let migrations = SchemaTests.migrations(Array(numbers.dropFirst()))
            _ = Schema(applicationID: Int32(numbers[0]), migrations: migrations)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        if numbers.count == 4 { #expect(text.contains("versions of their own: 2 is there twice")) }
        if numbers == [2, 1, 3] { #expect(text.contains("1, 2, 3 and so on: 2 is missing")) }
    }

    @Test("the migrations of several modules are put in order")
    func sorted() {
        let schema = Schema(applicationID: 1, migrations: Self.migrations([3, 1, 2]))
        #expect(schema.migrations.map(\.version) == [1, 2, 3])
        #expect(schema.version == 3)
    }
}
