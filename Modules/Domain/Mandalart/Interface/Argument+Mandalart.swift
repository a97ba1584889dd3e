public import Basics

// The command-line arguments for the values of a chart.

extension Argument where Value == Position {
    /// The argument for a position around a center.
    public static var position: Argument {
        Argument(MandalartPhrases.position, candidates: Position.words, example: one, Position.init)
    }
}

extension Argument where Value == CellAddress {
    /// The argument for a cell of the current chart or another one.
    public static var cell: Argument {
        Argument(MandalartPhrases.cell, candidates: cells, example: one) { try CellAddress($0) }
    }
}

extension Argument where Value == CellName {
    /// The argument for a cell, empty or filled: its address in any chart, or its title in the current chart.
    public static var cell: Argument {
        Argument(MandalartPhrases.cell, candidates: cells, example: one, CellName.init)
    }

    /// The argument for an action item, typed as its address in any chart, or as its title in the current chart.
    public static var itemName: Argument {
        Argument(MandalartPhrases.item, candidates: cells, example: Phrase(verbatim: "3/2"), CellName.init)
    }

    /// The argument for a cell, typed as its address in any chart, or as its title in the current chart.
    public static var cellName: Argument {
        Argument(MandalartPhrases.cellOrTitle, candidates: Position.words, example: one, CellName.init)
    }

    /// The argument for the target cell of a move, swap or copy: an address in any chart, or a title in the current one.
    public static var target: Argument {
        Argument(MandalartPhrases.target, candidates: Position.words, CellName.init)
    }
}

extension Argument where Value == Title {
    /// The argument for the title of a goal or an item.
    public static var title: Argument { Argument(MandalartPhrases.title, Title.init) }
}

extension Argument where Value == AchievementRate {
    /// The argument for the achievement rate of an item.
    public static var rate: Argument { Argument(MandalartPhrases.rate, AchievementRate.init) }
}

extension Argument where Value == RateChange {
    /// The argument for a new achievement rate or a difference. The percent sign may be a word of its own.
    public static var rateChange: Argument {
        Argument(MandalartPhrases.rate, example: Phrase(typed: "60"), mostWords: 2) { text throws(MandalartError) in
            let isApart = text.hasSuffix(" %") || text.hasSuffix(" ％")
            return try RateChange(isApart ? String(text.dropLast(2)) : text)
        }
    }
}

extension Argument where Value == ChartID {
    /// The argument for the number of a chart.
    public static var chart: Argument {
        Argument(MandalartPhrases.number, example: Phrase(verbatim: "1"), ChartID.init)
    }
}

extension Argument where Value == ChartFilter {
    /// The argument for a filter of the cells of a chart.
    public static var filter: Argument {
        Argument(
            MandalartPhrases.filter, candidates: ChartFilter.words, example: MandalartPhrases.filterExample,
            ChartFilter.init)
    }
}

extension Argument where Value == SearchWords {
    /// The argument for the words of a search.
    public static var searchWords: Argument {
        Argument(MandalartPhrases.words, example: MandalartPhrases.wordsExample, SearchWords.init)
    }
}

extension Argument where Value == StaleDays {
    /// The argument for a number of days without an edit.
    public static var days: Argument {
        Argument(
            MandalartPhrases.days, candidates: [StaleDays.all.description], example: Phrase(verbatim: "30"),
            StaleDays.init)
    }
}

extension Argument where Value == RowCount {
    /// The argument for a maximum number of rows.
    public static var rows: Argument {
        Argument(MandalartPhrases.rows, example: Phrase(verbatim: "10"), RowCount.init)
    }
}

private let cells = (1...9).map(String.init)
private let one = Phrase(verbatim: "1")
