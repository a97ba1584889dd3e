// No test doubles are needed here yet.
