// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import TimerFeature

/// The dependencies of Timer, as doubles.
final class TimerDependencyStub: TimerDependency {
    let pause: Pause

    init(pause: Pause = Pause()) {
        self.pause = pause
    }
}
