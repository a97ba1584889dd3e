// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EditorFeatureInterface
import EditorFeatureTesting
import ItemFeature

/// The dependencies of Item, as doubles.
final class ItemDependencyStub: ItemDependency {
    let editorMock = EditorBuildableMock()

    var editorBuilder: any EditorBuildable { editorMock }
}
