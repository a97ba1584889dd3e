/// A first-in, first-out queue whose elements can be removed from the middle in constant time.
struct Line<Element> {
    private var elements: [Int: Element] = [:]
    /// The tickets in order, including those of removed elements.
    private var tickets: [Int] = []
    private var head = 0
    private var lastTicket = 0

    var count: Int { elements.count }

    /// Adds an element at the end.
    ///
    /// - Returns: the ticket with which to find or remove the element.
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

    /// Removes and returns the element with a ticket; `nil` if the element was removed before.
    mutating func remove(_ ticket: Int) -> Element? { elements.removeValue(forKey: ticket) }

    /// The element with a ticket; `nil` if the element was removed.
    subscript(ticket: Int) -> Element? { elements[ticket] }

    /// Changes the element with a ticket in place. Does nothing if the element was removed.
    mutating func update(_ ticket: Int, _ change: (inout Element) -> Void) {
        guard var element = elements[ticket] else { return }
        change(&element)
        elements[ticket] = element
    }

    /// The first element; `nil` if the queue is empty.
    var first: Element? {
        mutating get {
            while head < tickets.count {
                if let element = elements[tickets[head]] { return element }
                head += 1
            }
            return nil
        }
    }

    /// Removes and returns the first element; `nil` if the queue is empty.
    mutating func popFirst() -> Element? {
        while head < tickets.count {
            head += 1
            if let element = elements.removeValue(forKey: tickets[head - 1]) { return element }
        }
        return nil
    }
}
