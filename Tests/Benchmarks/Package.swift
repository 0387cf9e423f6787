// swift-tools-version: 6.2
import PackageDescription

// The programs that Tests/benchmark measures Palabra against, and the ones it measures with.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Palabra", path: "../..")],
  targets: [
    .systemLibrary(name: "CBenchmarkGTK", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .executableTarget(name: "constant"),
    .executableTarget(name: "lookups", dependencies: [.product(name: "PalabraCore", package: "Palabra")]),
    .executableTarget(name: "minimal-window", dependencies: ["CBenchmarkGTK"]),
    .executableTarget(
      name: "start", dependencies: ["CBenchmarkGTK"], linkerSettings: [.linkedLibrary("X11")]),
    .executableTarget(name: "ask", dependencies: ["CBenchmarkGTK"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
