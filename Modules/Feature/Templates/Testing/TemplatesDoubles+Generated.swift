// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import RibcageTesting
import TemplatesFeatureInterface

/// Writes down the calls of ``TemplatesListener``, and answers with what a test sets.
package final class TemplatesListenerSpy: TemplatesListener {
    package let log: CallLog
    package private(set) var templatesDidFinishCalls = 0
    package var whenTemplatesDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func templatesDidFinish() {
        templatesDidFinishCalls += 1
        log.record("templatesDidFinish()")
        whenTemplatesDidFinish()
    }
}
