public import Basics
public import MandalartDomainInterface

/// A typed reference to an action item in a list.
public enum ItemTarget: Equatable, Sendable {
    /// The number of the item's row, from 1.
    case row(Int)
    /// The item's address: `3/2`, or `2:3/2` in another chart than the current one.
    case cell(CellAddress)
    /// The item's title or a part of it: of a row, or else of an item of the current chart.
    case title(String)

    /// Parses a row number or an address; any other text is a title.
    ///
    /// - Throws: `MandalartError` for an invalid address.
    public init(_ text: String) throws {
        if let number = Int(typed: text) { self = .row(number); return }
        switch try CellName(text) {
        case .address(let address): self = .cell(address)
        case .title(let title): self = .title(title)
        }
    }
}

extension ItemTarget {
    /// Returns the row that a title means, if it is the title of a row; otherwise the target itself.
    ///
    /// - Throws: `MandalartError.ambiguousTitle` for a title that several items have.
    package func among(_ rows: [FoundCell]) throws(MandalartError) -> ItemTarget {
        guard case .title(let text) = self else { return self }
        // An item may have several rows.
        var found: [FoundCell] = []
        for row in rows.filter({ $0.id != nil }).called(text, title: \.title)
        where !found.contains(where: { $0.place == row.place }) {
            found.append(row)
        }
        if found.count > 1 { throw .ambiguousTitle(text, found.map { TitledCell($0.cell, in: $0.chart, $0.title) }) }
        return rows.firstIndex { $0.place == found.first?.place }.map { .row($0 + 1) } ?? self
    }
}

extension Argument where Value == ItemTarget {
    /// The argument for an item: the number of its row, its address, or its title.
    public static var itemTarget: Argument {
        Argument(FoundItemPhrases.target, example: Phrase(verbatim: "2"), ItemTarget.init)
    }
}

/// The error for a number that no row of the list has.
public struct NotFound: Explained, Equatable {
    /// The number that was typed.
    public let number: Int
    /// The number of rows in the list.
    public let count: Int

    /// Creates the error for a number in a list of `count` rows.
    public init(number: Int, count: Int) {
        (self.number, self.count) = (number, count)
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        count == 0
            ? Phrase(
                "No item has a number here. An item can be named by its cell, such as 3/2.",
                .ko("번호가 있는 항목이 없습니다. 항목은 3/2처럼 칸으로도 지정할 수 있습니다."),
                .ja("番号のある項目はありません。項目は 3/2 のようにマスでも指定できます。"))
            : Phrase(
                "There is no \(number) here: the numbers go from 1 to \(count).",
                .ko("\(number)번은 없습니다. 번호는 1부터 \(count)까지입니다."), .ja("\(number)番はありません。番号は1から\(count)までです。"))
    }
}

extension Array {
    /// Returns the row with a typed number, which may be any integer. The numbers of rows begin at 1.
    package func row(_ number: Int) throws(NotFound) -> Element {
        guard number > 0, number <= count else { throw NotFound(number: number, count: count) }
        return self[number - 1]
    }
}

/// The error for the number of a row that is not an action item.
public struct NotAnItem: Explained, Equatable {
    /// The number of the row.
    public let number: Int

    /// Creates the error for the row with the given number.
    public init(number: Int) {
        self.number = number
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        Phrase(
            "\(number) is not an action item. “open \(number)” goes there.",
            .ko("\(number)번은 실천 항목이 아닙니다. 이동하려면: open \(number)"),
            .ja("\(number) はアクションではありません。「open \(number)」で移動できます。"))
    }
}
