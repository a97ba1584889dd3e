// The baseline for the start of the app: a program that prints one line and ends.
print("empty")
