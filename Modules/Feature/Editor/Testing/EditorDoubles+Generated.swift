// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import EditorFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``EditorListener``, and answers with what a test sets.
package final class EditorListenerSpy: EditorListener {
    package let log: CallLog
    package private(set) var editorDidFinishCalls = 0
    package var whenEditorDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func editorDidFinish() {
        editorDidFinishCalls += 1
        log.record("editorDidFinish()")
        whenEditorDidFinish()
    }
}
