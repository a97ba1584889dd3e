// Suggest alone, on fakes: swift run SuggestExample
import LanguagesTesting
import Programs
import Ribcage
import RibcageTesting
import SuggestFeature

let root = RouterSpy()
root.attach(SuggestBuilder(dependency: SuggestDependencyStub()).build(), at: "suggest")

await Program("SuggestExample", summary: "Suggest alone, on fakes.").run { _, _ in
    Program.App(root: root)
}
