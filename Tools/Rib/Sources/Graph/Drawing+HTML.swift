extension Drawing {
    /// An HTML page with the drawing. It highlights all edges of the module under the pointer, searches names, and
    /// lists the measures of all nodes.
    var html: String {
        let rows = graph.filledRows.flatMap { graph.sorted($0.nodes) }.map { index in
            let node = graph.nodes[index]
            return "<tr data-node=\"\(index)\"><td>\(node.row)</td><td>\(node.name.escapedForMarkup)</td>"
                + "<td>\(node.depth)</td><td>\(node.fanIn)</td><td>\(node.next.count)</td></tr>"
        }
        let shown = wires.count { !$0.edge.isFaint }
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>The house</title>
            <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
            <style>
            \(Self.style)
            body { font: 14px system-ui, sans-serif; margin: 1rem; background: #fff; color: #1c2733 }
            .n { cursor: default; outline: none } .n:focus-visible rect { stroke-width: 2.5 }
            .picture { overflow: auto } td, th { padding: 0 1rem 0 0; text-align: left }
            .faint, .h.away { display: none } .n.away { opacity: 0.15 } .e.away { opacity: 0.08 } .faint.on { display: inline }
            .fit svg { width: 100%; height: auto }
            .e.on { stroke: #2b6cb0; stroke-width: 2 } .h.on { fill: #2b6cb0 } .e.faint.on { stroke-dasharray: 5 3 }
            .e.on.up { stroke: #b7791f } .h.on.up { fill: #b7791f } .n.on rect { stroke-width: 2.5 }
            @media (prefers-color-scheme: dark) {
            body { background: #14181d; color: #e4e9ef }
            .e.on { stroke: #63b3ed } .h.on { fill: #63b3ed } .e.on.up { stroke: #f0b429 } .h.on.up { fill: #f0b429 }
            }
            </style></head><body>
            <p><input type="search" id="find" placeholder="name" aria-label="name"> \(graph.nodes.count) nodes; \
            \(shown) of \(wires.count) edges are drawn, as longer paths imply the others. Point at a node, or reach it with \
            the Tab key, to see all edges that leave it (blue) and that lead to it (orange). \
            <label><input type="checkbox" id="fit"> as wide as the window</label></p>
            <div class="picture">
            \(picture(isPage: true))</div>
            <table><thead><tr><th>Layer</th><th>Name</th><th>Depth</th><th>In</th><th>Out</th></tr></thead><tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            <script>
            const nodes = [...document.querySelectorAll(".n")], edges = [...document.querySelectorAll(".e, .h")]
            const ends = new Map(edges.map(e => [e, [...e.classList].filter(c => /^[ft]\\d/.test(c)).map(c => c.slice(1))]))
            function show(kept, isShown, center) {
              nodes.forEach(n => {
                n.classList.toggle("away", !!kept && !kept.has(n.dataset.node))
                n.classList.toggle("on", n.dataset.node === center)
              })
              edges.forEach(e => {
                const isOn = !!center && isShown(e)
                e.classList.toggle("away", !!kept && !isShown(e))
                e.classList.toggle("on", isOn)
                e.classList.toggle("up", isOn && ends.get(e)[1] === center)
              })
            }
            function around(id) {
              const isMine = e => ends.get(e).includes(id)
              show(new Set([id, ...edges.filter(isMine).flatMap(e => ends.get(e))]), isMine, id)
            }
            document.getElementById("fit").addEventListener("change", event => {
              document.querySelector(".picture").classList.toggle("fit", event.target.checked)
            })
            const focused = () => document.activeElement?.dataset?.node
            const rest = () => focused() ? around(focused()) : find()
            document.querySelectorAll("[data-node]").forEach(n => {
              n.addEventListener("mouseenter", () => around(n.dataset.node))
              n.addEventListener("mouseleave", rest)
              n.addEventListener("focus", () => around(n.dataset.node))
              n.addEventListener("blur", find)
            })
            document.addEventListener("keydown", event => { if (event.key === "Escape") document.activeElement?.blur() })
            const field = document.getElementById("find")
            function find() {
              const text = field.value.toLowerCase()
              if (!text) return show()
              const name = n => [...n.querySelectorAll("text")].map(t => t.textContent).join("").toLowerCase()
              const kept = new Set(nodes.filter(n => name(n).includes(text)).map(n => n.dataset.node))
              show(kept, e => ends.get(e).some(id => kept.has(id)))
            }
            field.addEventListener("input", find)
            </script></body></html>

            """
    }
}
