import Languages
import MandalartDomainInterface
import Prompt

extension ChartHistory {
    /// What the manual says of the edits of a chart.
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
    ]
}
