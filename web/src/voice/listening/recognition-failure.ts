import { type ToastContent, toasts } from '../../lib/toasts.ts';

const typedWay = {
  description: 'Bitte benutze Chrome oder Edge. Oder schreib mir deine Frage.',
  tone: 'danger',
} as const;

const unsupportedNotes: Partial<Record<string, Omit<ToastContent, 'title'>>> = {
  unsupported: typedWay,
  'service-not-allowed': typedWay,
  recording: {
    description: 'Am besten geht es mit Chrome oder Edge. Sprich trotzdem: Ich höre dir zu.',
    tone: 'info',
  },
};

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
  const unsupported = unsupportedNotes[kind];
  if (unsupported !== undefined) {
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
