package import ExchangeData
import Time

extension DocumentExchange {
    /// The codec with the current day 2026-11-22.
    package init() {
        self.init(today: { Day(number: 20_779) })
    }
}
