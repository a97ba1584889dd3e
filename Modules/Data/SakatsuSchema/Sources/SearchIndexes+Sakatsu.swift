package import Journal

extension SearchIndexes {
    /// The full-text index of visits.
    package static let sakatsu = SearchIndexes([.visits])
}

extension SearchIndex {
    /// The index of visits: first their facilities, then their remarks and all names.
    package static let visits = SearchIndex(
        "visit_text", columns: ("facility", "texts"),
        texts: """
            WITH \(SearchIndexes.changed), pending AS MATERIALIZED (
                SELECT row FROM changed
                UNION SELECT sauna_set.visit FROM changed CROSS JOIN sauna_set ON sauna_set.id = changed.row
                UNION SELECT temperature.visit FROM changed CROSS JOIN temperature ON temperature.id = changed.row
            )
            SELECT row, CASE WHEN NOT visit.deleted THEN facility END AS first,
                coalesce(foreword, '') || ' ' || coalesce(afterword, '') || ' ' || coalesce((
                    SELECT group_concat(
                        coalesce(sauna_name, '') || ' ' || coalesce(cool_bath_name, '') || ' ' || coalesce(rest_name, ''), ' ')
                    FROM sauna_set WHERE sauna_set.visit = visit.id AND NOT sauna_set.deleted
                ), '') || ' ' || coalesce((
                    SELECT group_concat(name, ' ') FROM temperature
                    WHERE temperature.visit = visit.id AND NOT temperature.deleted
                ), '') AS rest
            FROM pending CROSS JOIN visit ON visit.id = row
            """)
}
