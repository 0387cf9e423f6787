// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Half a megabyte of addresses, which every start would read, shrinks to nothing. Needs glibc 2.36.
let compact: [LinkerSetting] = [
  .unsafeFlags(
    ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], .when(configuration: .release))
]

let package = Package(
  name: "Palabra",
  products: [
    .executable(name: "palabra-gtk", targets: ["palabra-gtk"]),
    .executable(name: "palabra", targets: ["palabra"]),
    .library(name: "PalabraCore", targets: ["PalabraCore"]),
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .systemLibrary(name: "CGettext"),
    .target(name: "CResources", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "PalabraCore", dependencies: ["CGettext", "CResources"], swiftSettings: strict),
    .target(name: "GTKBinding", dependencies: ["CGTK"], swiftSettings: strict),
    .target(
      name: "PalabraWindow", dependencies: ["PalabraCore", "GTKBinding", "CGTK", "CResources"],
      swiftSettings: strict),
    .executableTarget(
      name: "palabra-gtk", dependencies: ["PalabraWindow"], swiftSettings: strict, linkerSettings: compact),
    .executableTarget(
      name: "palabra", dependencies: ["PalabraCore"], swiftSettings: strict, linkerSettings: compact),

    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "PalabraCoreTests", dependencies: ["PalabraCore", "TestSupport"],
      exclude: [
        "Forms/hunspell-form-exceptions.tsv", "hunspell-exceptions.tsv", "misspellings-english.tsv",
        "misspellings-spanish.tsv",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests", dependencies: ["palabra", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "WindowTests", dependencies: ["PalabraWindow", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["palabra-gtk", "CAtspi", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
