import Languages
import MandalartDomainInterface
import Prompt

extension Program {
    /// What the manual says of edits, of documents, and of what commands answer.
    static let records = [
        RecordGuide(
            "edit", AppRecordPhrases.history,
            [
                "number": AppRecordPhrases.number, "time": AppRecordPhrases.time,
                "origin": AppRecordPhrases.origin, "of": AppRecordPhrases.ofNumber,
                "cells[]": AppRecordPhrases.changed,
                "cells[].cell": ChartRecordPhrases.cell,
                "cells[].subGoal": ChartRecordPhrases.subGoalOfItem,
                "cells[].position": ChartRecordPhrases.positionOfCell,
                "cells[].before":
                    AppRecordPhrases.before,
                "cells[].after": AppRecordPhrases.after,
                "elsewhere": AppRecordPhrases.elsewhere,
                "elsewhere.chart": AppRecordPhrases.elsewhereChart,
                "elsewhere.cells[]": AppRecordPhrases.elsewhereCells,
            ]),
        RecordGuide(
            "done", Phrase(verbatim: ""),
            [
                "nickname": AppRecordPhrases.nicknameGiven,
                "language": AppRecordPhrases.languageChosen,
                "edit":
                    AppRecordPhrases.editUndone,
                "chart": AppRecordPhrases.chartNow,
                "wish": AppRecordPhrases.wishNow,
                "log": AppRecordPhrases.logNow,
                "number": AppRecordPhrases.entryNow,
                "cells[]": AppRecordPhrases.cellsNow,
                "cells[].cell": ChartRecordPhrases.cell,
                "cells[].subGoal": ChartRecordPhrases.subGoalOfItem,
                "cells[].position": ChartRecordPhrases.positionOfCell,
                "cells[].content":
                    AppRecordPhrases.contentNow,
            ]),
        RecordGuide(
            "document", AppRecordPhrases.document,
            ["format": AppRecordPhrases.format, "text": AppRecordPhrases.wholeText]),
        RecordGuide("chart", Phrase(verbatim: ""), ["name": AppRecordPhrases.exportedName]),
        RecordGuide(
            "done", Phrase(verbatim: ""),
            [
                "charts[]": AppRecordPhrases.arrivals, "charts[].name": AppRecordPhrases.arrivalName,
                "charts[].replaced": AppRecordPhrases.arrivalPlace,
                "charts[].filledCells": AppRecordPhrases.arrivalCells,
                "charts[].changedCells": AppRecordPhrases.arrivalChanges,
            ]),
    ]
}
