import { expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { recognitionFailure } from './recognition-failure.ts';

test.each(['aborted', 'not-allowed'])('%s is silent', (kind) => {
  store.set(toastsAtom, []);
  recognitionFailure(kind);
  expect(store.get(toastsAtom)).toEqual([]);
});

test.each([
  ['unsupported', 'Spracherkennung nicht unterstützt'],
  ['service-not-allowed', 'Spracherkennung nicht unterstützt'],
  ['recording', 'Spracherkennung nicht unterstützt'],
  ['network', 'Fehler bei der Spracherkennung'],
  ['no-speech', 'Fehler bei der Spracherkennung'],
  ['transcription-failed', 'Fehler bei der Spracherkennung'],
  ['start-failed', 'Fehler bei der Spracherkennung'],
])('%s says "%s"', (kind, title) => {
  recognitionFailure(kind);
  expect(store.get(toastsAtom)).toMatchObject([{ title }]);
});
