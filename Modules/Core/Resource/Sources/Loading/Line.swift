/// A first-in, first-out queue whose elements can be taken from the middle, at a cost that does not grow with it.
struct Line<Element> {
    private var elements: [Int: Element] = [:]
    /// The tickets in their order, those of elements that were taken among them.
    private var tickets: [Int] = []
    private var head = 0
    private var lastTicket = 0

    var count: Int { elements.count }

    /// Adds an element at the end.
    ///
    /// - Returns: the ticket by which it can be taken.
    mutating func append(_ element: Element) -> Int {
        lastTicket += 1
        elements[lastTicket] = element
        if tickets.count > 2 * elements.count + 32 {
            tickets = tickets[head...].filter { elements[$0] != nil }
            head = 0
        }
        tickets.append(lastTicket)
        return lastTicket
    }

    /// Takes an element from wherever it is; `nil` if it was taken.
    mutating func remove(_ ticket: Int) -> Element? { elements.removeValue(forKey: ticket) }

    /// The element that has a ticket; `nil` if it was taken.
    subscript(ticket: Int) -> Element? { elements[ticket] }

    /// Changes an element where it is.
    mutating func update(_ ticket: Int, _ change: (inout Element) -> Void) {
        guard var element = elements[ticket] else { return }
        change(&element)
        elements[ticket] = element
    }

    /// The first element.
    var first: Element? {
        mutating get {
            while head < tickets.count {
                if let element = elements[tickets[head]] { return element }
                head += 1
            }
            return nil
        }
    }

    /// Takes the first element.
    mutating func popFirst() -> Element? {
        while head < tickets.count {
            head += 1
            if let element = elements.removeValue(forKey: tickets[head - 1]) { return element }
        }
        return nil
    }
}
