import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import MandalartDomainInterface

// rib: verbatim file: the tags of a site

// The page with the wishes and their trees.
extension SiteDocument {
    var dreams: String {
        let title = say(DreamPhrases.dreams)
        let wishes = site.dreams.numbered.map { wish(of: $0) }
        return document(
            .dreams, title: title,
            """
            <h1>\(title)</h1>
            <ol class="wishes">
            \(wishes.joined())</ol>

            """)
    }

    private func wish(of numbered: Wish.Numbered) -> String {
        let (number, wish) = (numbered.number, numbered.wish)
        let done = wish.done.map { " <span class=\"due\">\(say(DreamPhrases.cameTrue(on: $0)))</span>" } ?? ""
        let title = "<bdi>\(wish.title.text.markup)</bdi>\(done)"
        let tree = wish.tree
        let text = tree.isEmpty ? title : "\n<h2 class=\"plain\">\(title)</h2>\n\(parts(of: tree))"
        return "<li id=\"wish-\(number)\" value=\"\(number)\">\(text)</li>\n"
    }

    /// Returns the parts of a tree that are not empty: purpose, goal and date, milestones, vision.
    private func parts(of tree: DreamTree) -> String {
        var text = "<dl>\n"
        func add(_ name: Phrase, _ description: String) {
            text += "<dt>\(say(name))</dt>\n<dd>\(description)</dd>\n"
        }
        if let purpose = tree.purpose { add(DreamPhrases.purpose, purpose.text.paragraph) }
        if tree.goal != nil || tree.date != nil {
            let goal = tree.goal.map { "<bdi>\($0.text.markup)</bdi>" } ?? ""
            let date = tree.date.map { " <span class=\"due\">\(say(SitePhrases.by($0.phrase)))</span>" } ?? ""
            add(DreamPhrases.goal, goal + date)
        }
        if !tree.milestones.isEmpty {
            let rows = tree.milestones.map { milestone in
                let reached = milestone.reached.map {
                    " <span class=\"due\">\(say(SitePhrases.reached(on: $0.phrase)))</span>"
                }
                return "<li><bdi>\(milestone.title.text.markup)</bdi>\(reached ?? "")</li>\n"
            }
            add(DreamPhrases.milestones, "<ol>\n\(rows.joined())</ol>")
        }
        if let vision = tree.vision { add(DreamPhrases.vision, vision.text.paragraph) }
        if let number = tree.chart, let chart = site.chart(number) {
            let link = "<a href=\"\(SitePage.chart(number).file)\"><bdi>\(title(of: chart).markup)</bdi></a>"
            add(SitePhrases.chart, link)
        }
        return text + "</dl>\n"
    }
}
