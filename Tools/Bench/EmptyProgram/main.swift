// The twin of a start of the app: a program that prints one line and ends.
print("empty")
