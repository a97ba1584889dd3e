extension SQLiteMandalartRepository {
    /// Which item a row of the filled cells is. It goes with the item when that is moved, and comes back with it when a
    /// change is undone; other modules refer to it. Its number is never used twice, and so no row of `item` is deleted.
    ///
    /// Whoever fills a cell without saying which item it is, fills it with a new one.
    static let items = [
        "CREATE TABLE item (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT",
        "INSERT INTO item (id) SELECT id FROM action_item",
        "ALTER TABLE action_item ADD COLUMN item_id INTEGER REFERENCES item (id)",
        "UPDATE action_item SET item_id = id",
        "CREATE INDEX cells_of_items ON action_item (item_id)",
        """
        CREATE TRIGGER item_new AFTER INSERT ON action_item WHEN NEW.item_id IS NULL BEGIN
            INSERT INTO item (id) VALUES (NULL);
            UPDATE action_item SET item_id = last_insert_rowid() WHERE id = NEW.id;
        END
        """,
    ]
}
