extension RequestQueue {
    /// Handles the result of an attempt: ends the request, or schedules the next attempt.
    func settle(_ request: Request, _ result: Result<Request.Delivery, any Error>) {
        switch result {
        case .success(let delivery):
            connectionSeen(.online)
            request.ended(.success(delivery))
            retryOffline()
        case .failure(let error):
            let failure = ResourceFailure(error)
            request.failures += 1
            request.lastFailure = failure.kind
            guard failure.kind != .permanent, !isOffline(), request.failures < settings.retries.tries else {
                if failure.kind == .unreachable { connectionSeen(.offline) }
                return request.ended(.failure(failure))
            }
            rest(request)
        }
    }

    private func rest(_ request: Request) {
        let wait = settings.retries.wait(after: request.failures, random: &random)
        resting[ObjectIdentifier(request)] = request
        let timer = timers.schedule(in: wait) { [weak self] in self?.retry(request) }
        request.place = .resting(timer: timer)
    }

    private func retry(_ request: Request) {
        resting[ObjectIdentifier(request)] = nil
        add(request)
    }

    /// Retries without delay all requests whose last attempt could not reach the source.
    private func retryOffline() {
        guard !resting.isEmpty else { return }
        // In the order in which they began to wait, so that runs with the same seed are equal.
        func timer(_ request: Request) -> Int { if case .resting(let timer) = request.place { timer } else { 0 } }
        for request in resting.values.sorted(by: { timer($0) < timer($1) }) where request.lastFailure == .unreachable {
            timers.cancel(timer(request))
            retry(request)
        }
    }
}
