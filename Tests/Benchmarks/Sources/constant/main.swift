print("perro")
