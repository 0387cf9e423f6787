import Glibc
import PalabraCore

private func run() -> Command.ExitStatus {
  do throws(MisuseError) {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    do throws(StreamError) {
      var command = Command(arguments)
      return try command.run(arguments.action)
    } catch {
      if !error.isClosedPipe { printError("palabra: \(Messages.describe(error))") }
      return .streamFailed
    }
  } catch {
    printError("palabra: \(Messages.describe(error))\n\(Messages.usage)")
    return .misuse
  }
}

exit(run().rawValue)
