package import ExchangeDomainInterface
import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens
package import TrendFeatureInterface

/// Builds the RIB that draws the past of a chart.
package final class TrendBuilder: Builder<any TrendDependency>, TrendBuildable {
    package func build(chart: OpenChart, style: TrendStyle) -> any ViewableRouting {
        TrendComponent(dependency: dependency).router(chart: chart, style: style)
    }

    /// The descriptions of the places `year` and `rates`, which both show the same screen.
    package static let placeDescriptions = [Address.year.name, Address.rates.name].map { place in
        PlaceDescription(place, of: TrendScreen.self)
    }
}

package protocol TrendDependency: Dependency {
    /// The use case that provides the drawing as a picture.
    var documentsUseCase: any DocumentsUseCase { get }
}

final class TrendComponent: Component<any TrendDependency> {
    func router(chart: OpenChart, style: TrendStyle) -> TrendRouter {
        let documents = dependency.documentsUseCase.documents(of: chart.id, showing: style.subject)
        let interactor = TrendInteractor(progressUseCase: chart.progress, documents: documents, style: style)
        return TrendRouter(interactor, showing: TrendScreen.self)
    }
}

final class TrendRouter: ViewableRouter<TrendInteractor> {}

extension TrendStyle {
    /// The subject under which this kind of drawing is exported as a picture.
    fileprivate var subject: DocumentSubject {
        switch self {
        case .year(let choice): .year(choice)
        case .rates(let position): .rates(position)
        }
    }
}
