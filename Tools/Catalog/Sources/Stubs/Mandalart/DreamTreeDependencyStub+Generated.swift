// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import DreamTreeFeature
import DreamsDomainInterface
import DreamsDomainTesting

/// The dependencies of DreamTree, as doubles.
final class DreamTreeDependencyStub: DreamTreeDependency {
    let dreamsUseCase: any DreamsUseCase

    init(dreamsUseCase: any DreamsUseCase) {
        self.dreamsUseCase = dreamsUseCase
    }
}
