import Basics
import BasicsTesting
import Testing

/// A lake, and what people did there.
private struct Lake: Sendable {
    var name: String?
    var depth = 30
    var isFrozen = false
    var fish: [String] = []
    var harbour: Harbour?
    var boats: [Boat] = []
}

private struct Harbour: Sendable {
    var town: String
}

private struct Boat: Sendable {
    var name: String
    var sails: Int?
}

@Suite("A record")
struct RecordTests {
    private static let record = Record<Lake>(
        "lake", "The answer to “show” at a lake.",
        [
            .member("name", "what it is called, or null") { $0.name },
            .member("depth", "in metres") { $0.depth },
            .member("isFrozen", "whether one can skate") { $0.isFrozen },
            .list("fish", "what swims in it") { $0.fish },
            .object("harbour", "where boats lie, or null", of: [.member("town", "its town") { $0.town }]) {
                $0.harbour
            },
            .list("boats", of: boats) { $0.boats },
        ])

    private static let boats: [Member<Boat>] = [
        .member("name", "what is on its bow") { $0.name }, .optional("sails", "of a sailing boat") { $0.sails },
    ]

    private func text(_ lake: Lake) -> String { Self.record.members.text(of: lake) }

    @Test("writes its members in their order, with null where there is nothing")
    func empty() {
        let seen = text(Lake())
        #expect(seen == #"{"name":null,"depth":30,"isFrozen":false,"fish":[],"harbour":null,"boats":[]}"#)
    }

    @Test("writes values, objects and arrays, and leaves out what an object does not have")
    func full() {
        let boats = [Boat(name: "Juno", sails: 2), Boat(name: "Tug")]
        let seen = text(
            Lake(name: "Bled", isFrozen: true, fish: ["carp", "pike"], harbour: Harbour(town: "Mlino"), boats: boats))
        #expect(
            seen == """
                {"name":"Bled","depth":30,"isFrozen":true,"fish":["carp","pike"],"harbour":{"town":"Mlino"},\
                "boats":[{"name":"Juno","sails":2},{"name":"Tug"}]}
                """)
    }

    @Test("begins with the schema and its kind")
    func kind() {
        let names = Self.record.json(of: Lake()).members.map(\.name)
        #expect(names.prefix(3) == ["schema", "kind", "name"])
        #expect(Self.record.json(of: Lake())["kind"] == "lake")
    }

    @Test("is described by the same members: their paths, and what they are")
    func description() {
        let seen = Self.record.description.fields.map { "\($0.path): \($0.summary.english)" }
        #expect(
            seen == [
                "name: what it is called, or null", "depth: in metres", "isFrozen: whether one can skate",
                "fish[]: what swims in it", "harbour: where boats lie, or null", "harbour.town: its town",
                "boats[].name: what is on its bow", "boats[].sails: of a sailing boat",
            ])
    }

    @Test("can have the members of a part among its own, and none of them without the part")
    func part() {
        let record = Record<Boat?>("boat", "A boat.", [.members(Self.boats) { $0 }])
        #expect(record.members.text(of: Boat(name: "Juno", sails: 2)) == #"{"name":"Juno","sails":2}"#)
        #expect(record.members.text(of: nil) == "{}")
        #expect(record.description.fields.map(\.path) == ["name", "sails"])
    }

    @Test("can say of an object or an array that it is like another one")
    func alike() {
        let record = Record<Lake>(
            "race", "Who won.",
            [
                .object("first", "as in boats", like: Self.boats) { $0.boats.first },
                .list("others", "as in boats", like: Self.boats) { Array($0.boats.dropFirst()) },
            ])
        let seen = record.members.text(of: Lake(boats: [Boat(name: "Juno"), Boat(name: "Tug")]))
        #expect(seen == #"{"first":{"name":"Juno"},"others":[{"name":"Tug"}]}"#)
        #expect(record.members.text(of: Lake()) == #"{"first":null,"others":[]}"#)
        #expect(record.description.fields.map(\.path) == ["first", "others[]"])
    }

    @Test("can have members that were written elsewhere")
    func written() {
        let record = Record<Boat>(
            "log", "What was done.", [.written(Self.boats.fields()) { Self.boats.json(of: $0) }])
        #expect(record.members.text(of: Boat(name: "Tug")) == #"{"name":"Tug"}"#)
        #expect(record.description.fields == Self.boats.fields())
    }

    @Test("joins the descriptions of one kind, with each field once, in the order of their first appearance")
    func joined() {
        let short = Record<Boat>("boat", "A boat.", Self.boats).description
        let long = Record<Boat>("boat", "A boat again.", Self.boats + [.member("age", "in years") { _ in 1 }])
            .description
        let joined = RecordDescription.joined([short, Self.record.description, long])
        #expect(joined.map(\.kind) == ["boat", "lake"])
        #expect(joined.first?.summary == "A boat.")
        #expect(joined.first?.fields.map(\.path) == ["name", "sails", "age"])
    }

    @Test("cannot be declared with two members of one name, whether they stand side by side or come from a part")
    func twice() async {
        await #expect(processExitsWith: .failure) {
            _ = Record<Int>("number", "A number.", [.member("is", "one") { $0 }, .member("is", "two") { $0 }])
        }
        await #expect(processExitsWith: .failure) {
            let part: [Member<Int>] = [.member("is", "one") { $0 }]
            _ = Record<Int>("number", "A number.", [.members(part) { $0 }, .member("is", "two") { $0 }])
        }
        await #expect(processExitsWith: .failure) {
            let part: [Member<Int>] = [.member("is", "one") { $0 }, .optional("is", "two") { $0 }]
            _ = Member<Int>.list("numbers", "all", of: part) { [$0] }
        }
    }

    @Test("cannot be declared with a member that nothing is said of")
    func unsaid() async {
        await #expect(processExitsWith: .failure) {
            _ = Member<Int>.member("is", "") { $0 }
        }
        await #expect(processExitsWith: .failure) {
            _ = Member<Int>.list("numbers", of: []) { [$0] }
        }
    }
}
