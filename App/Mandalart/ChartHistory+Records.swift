import Prompt

extension ChartHistory {
    /// What the manual says of the edits of a chart.
    static let records = [
        RecordGuide(
            "edit", "The answer to “history”: a line for each edit.",
            [
                "number": "greater than that of every edit before", "time": "when it was made, in UTC (RFC 3339)",
                "origin": "change, undo or redo", "of": "the number of the change that was undone or redone, or null",
                "cells[]": "what it changed",
                "cells[].cell": "coreGoal, subGoal or actionItem",
                "cells[].subGoal": "of an action item: the position of its sub-goal",
                "cells[].position": "the position of the cell; the core goal has none",
                "cells[].before":
                    "what the cell held, or null; title, description, palette and image, or title and rate",
                "cells[].after": "what it holds since, or null",
            ]),
        RecordGuide(
            "done", "",
            [
                "nickname": "of a nickname that was given: the nickname",
                "edit":
                    "of undo and redo: the edit that was undone or redone, as in the history; null when there is none",
                "chart": "of a chart that was made or changed: as in the list of charts; null when it is forgotten",
                "cells[]": "of an edit: the cells that were changed, as they are now",
                "cells[].cell": "coreGoal, subGoal or actionItem",
                "cells[].subGoal": "of an action item: the position of its sub-goal",
                "cells[].position": "the position of the cell; the core goal has none",
                "cells[].content":
                    "what the cell holds, or null; title, description, palette and image, or title and rate",
            ]),
    ]
}
