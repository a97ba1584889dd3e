package import ExchangeData
import Time

extension DocumentExchange {
    /// The codec on 2026-11-22.
    package init() {
        self.init(today: { Day(number: 20_779) })
    }
}
