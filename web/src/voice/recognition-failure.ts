import { toasts } from '../lib/toasts.ts';

/** Tells the person why listening failed (SPEC 8). Refused and broken off are nobody's news. */
export function recognitionFailure(kind: string): void {
  if (kind === 'aborted' || kind === 'not-allowed') return;
  if (kind === 'unsupported') {
    toasts.show({
      title: 'Spracherkennung nicht unterstützt',
      description: 'Bitte benutze Chrome oder Edge. Oder schreib mir deine Frage.',
      tone: 'danger',
    });
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
