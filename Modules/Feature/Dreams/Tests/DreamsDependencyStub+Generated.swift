// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import BasicsTesting
import DreamTreeFeatureInterface
import DreamTreeFeatureTesting
import DreamsDomainInterface
import DreamsDomainTesting
import DreamsFeature

/// The dependencies of Dreams, as doubles.
final class DreamsDependencyStub: DreamsDependency {
    let dreamsUseCase: any DreamsUseCase
    let dreamsHistory: any EditHistory
    let dreamTreeMock = DreamTreeBuildableMock()

    var dreamTreeBuilder: any DreamTreeBuildable { dreamTreeMock }

    init(dreamsUseCase: any DreamsUseCase, dreamsHistory: any EditHistory = EditHistoryStub()) {
        self.dreamsUseCase = dreamsUseCase
        self.dreamsHistory = dreamsHistory
    }
}
