import { type ToastContent, toasts } from '../../lib/toasts.ts';

/** What helps where this browser does not listen; every browser of an iPad is Safari inside. */
function helpForListening(): string {
  if (!globalThis.isSecureContext) {
    return 'Das Mikrofon geht hier noch nicht. Ein Erwachsener findet auf der Seite /einrichten, was hilft.';
  }
  if (isApplePad()) {
    return isHomeScreenApp()
      ? 'Auf dem iPad höre ich nur in Safari zu, nicht in der App vom Startbildschirm.'
      : 'Auf dem iPad höre ich zu, wenn ein Erwachsener in den Einstellungen „Siri“ und die Diktierfunktion einschaltet.';
  }
  return 'Mit Chrome oder Edge kann ich dir zuhören.';
}

/** An iPad calls itself a Mac, one with fingers on its screen. */
function isApplePad(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPad|iPhone/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

const isHomeScreenApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** What is said where a browser does not listen at all. */
const UNSUPPORTED = new Set(['unsupported', 'service-not-allowed', 'never-began']);

function unsupportedNote(kind: string): Omit<ToastContent, 'title'> | null {
  if (kind === 'recording') {
    return { description: 'Sprich trotzdem: Ich höre dir zu.', tone: 'info' };
  }
  if (!UNSUPPORTED.has(kind)) return null;
  return { description: `${helpForListening()} Oder schreib mir deine Frage.`, tone: 'danger' };
}

/** Tells the person why listening failed (SPEC 8). A refused or cancelled microphone is not reported. */
export function recognitionFailure(kind: string): void {
  if (kind === 'aborted' || kind === 'not-allowed') return;
  if (kind === 'forbidden') {
    toasts.show({
      title: 'Zuhören ist hier ausgeschaltet',
      description: 'Deine Schule möchte das so. Schreib mir deine Frage!',
      tone: 'info',
    });
    return;
  }
  const unsupported = unsupportedNote(kind);
  if (unsupported !== null) {
    toasts.show({ title: 'Spracherkennung nicht unterstützt', ...unsupported });
    return;
  }
  toasts.show({
    title: 'Fehler bei der Spracherkennung',
    description:
      kind === 'no-speech'
        ? 'Ich habe nichts gehört. Drücke noch einmal auf den Knopf.'
        : 'Bitte versuche es noch einmal. Du kannst mir auch schreiben.',
    tone: 'danger',
  });
}
