// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import EditorFeatureInterface
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class EditorBuildableMock: EditorBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, cell: CellTarget)] = []
    package private(set) weak var listener: (any EditorListener)?

    package init() {}

    package func build(chart: OpenChart, cell: CellTarget, listener: any EditorListener) -> any ViewableRouting {
        buildCalls.append((chart, cell))
        self.listener = listener
        return RouterSpy(showing: "editor")
    }
}

/// Records the calls of ``EditorListener``, and returns what a test sets.
package final class EditorListenerSpy: EditorListener {
    package let log: CallLog
    package private(set) var editorDidSaveCalls: [OpenChart] = []
    package var whenEditorDidSave: (OpenChart) -> Void = { _ in }

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func editorDidSave(in chart: OpenChart) {
        editorDidSaveCalls.append(chart)
        log.record("editorDidSave(in: \(chart))")
        whenEditorDidSave(chart)
    }
}
