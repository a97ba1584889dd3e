import ResourceTesting

@testable import Resource

extension Walk {
    /// Does something.
    ///
    /// - Returns: what was done.
    func randomStep() async throws -> String {
        let name = World.names.randomElement(using: &chance) ?? "a"
        switch Int.random(in: 0..<30, using: &chance) {
        case 0...3: return ask(name)
        case 4...5: return await leave()
        case 6...7:
            readers.append(Reader(resource(name), name))
            return "observe \(name)"
        case 8...9: return await stopReading()
        case 10:
            ahead.insert(name)
            resource(name).readAhead()
            return "read ahead \(name)"
        case 11:
            ahead.remove(name)
            resource(name).stopReadingAhead()
            return "stop reading ahead \(name)"
        case 12...18: return answer()
        case 19: return fail(.permanent)
        case 20: return fail(.transient)
        case 21: return expire(name)
        case 22:
            world.change(name)
            return "\(name) changes unnoticed"
        case 23...26: return advance()
        case 27:
            isOffline.toggle()
            return isOffline ? "offline" : "online"
        case 28: return try await restart()
        default:
            // Two things at once, between which nothing settles.
            return "\(ask(name)) and \(expire(name))"
        }
    }

    func ask(_ name: String) -> String {
        waiters.append(Waiter(resource(name), name, least: least[name] ?? 0))
        return "ask \(name)"
    }

    private func leave() async -> String {
        guard let waiter = waiters.randomElement(using: &chance) else { return "-" }
        await waiter.cancel()
        return "leave \(waiter.name)"
    }

    private func stopReading() async -> String {
        guard let index = readers.indices.randomElement(using: &chance) else { return "-" }
        let reader = readers.remove(at: index)
        await reader.stop()
        return "stop observing \(reader.name)"
    }

    private func answer() -> String {
        guard let name = world.outside.waiting.sorted().randomElement(using: &chance) else { return "-" }
        if isOffline { return fail(name, .unreachable) }
        world.outside.answer(name, 0)
        return "answer \(name)"
    }

    private func fail(_ kind: ResourceFailure.Kind) -> String {
        guard let name = world.outside.waiting.sorted().randomElement(using: &chance) else { return "-" }
        return fail(name, kind)
    }

    private func fail(_ name: String, _ kind: ResourceFailure.Kind) -> String {
        world.outside.fail(name, LoaderFailure(kind))
        return "fail \(name), \(kind)"
    }

    /// Changes something out there, and expires what is about it.
    private func expire(_ name: String) -> String {
        let topic = World.topics[name] ?? ""
        let subjects: [(ResourceSubject, [String])] = [
            (.key(resource(name).key), [name]), (.kind(Self.kind), World.names),
            (.topic(topic), World.names.filter { World.topics[$0] == topic }),
        ]
        guard let (subject, names) = subjects.randomElement(using: &chance) else { return "-" }
        for name in names {
            world.change(name)
            least[name] = world.version(name)
        }
        store.expire(by: ResourceAction("change", expires: [subject]))
        return "expire \(names.joined())"
    }

    private func advance() -> String {
        let times: [Duration] = [
            .milliseconds(50), .milliseconds(50), .milliseconds(100), .seconds(1), .seconds(10), .seconds(60),
        ]
        let time = times.randomElement(using: &chance) ?? .zero
        clock.advance(by: time)
        return "advance \(time)"
    }

    /// A new run of the program, on the same disk.
    private func restart() async throws -> String {
        for reader in readers { await reader.stop() }
        for waiter in waiters { await waiter.cancel() }
        (readers, waiters, ahead) = ([], [], [])
        for name in World.names { resource(name).stopReadingAhead() }
        // Stubborn requests end with the run.
        for name in world.outside.waiting { world.outside.answer(name, 0) }
        try await settle()
        await store.flush()
        open()
        return "restart"
    }
}
