import CGTK
import GTKBinding
import PalabraCore

// What is done with the translation that is shown.
extension MainWindow {
  /// Copies the translation, exactly as it is shown.
  func copyAnswer() {
    guard let shown = answer.shown else { return }
    Clipboard.copy(shown.text)
    notice.show(Messages.copied(shown.text), milliseconds: 4000)
  }

  /// Speaks the translation.
  func speakAnswer() {
    guard let shown = answer.shown else { return }
    guard Speaker.isInstalled else { return notice.show(Messages.speakMissing) }
    do throws(GLibError) {
      try speaker.speak(shown.spoken, language: shown.language.code) { [weak self] in
        self?.notice.show(Messages.cannotSpeak)
      }
    } catch {
      notice.show(error.message)
    }
  }
}
