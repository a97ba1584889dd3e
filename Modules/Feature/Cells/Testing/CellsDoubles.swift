// Nothing is needed here yet.
