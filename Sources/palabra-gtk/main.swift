import PalabraWindow

PalabraApplication.run()
