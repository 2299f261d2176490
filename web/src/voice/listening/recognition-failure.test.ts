import { afterEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { recognitionFailure } from './recognition-failure.ts';

interface Place {
  isSecure?: boolean;
  userAgent?: string;
  fingers?: number;
  isApp?: boolean;
}

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

function be({ isSecure = true, userAgent = 'Firefox/153.0', fingers = 0, isApp = false }: Place) {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: fingers });
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  store.set(toastsAtom, []);
}

afterEach(() => vi.unstubAllGlobals());

test.each(['aborted', 'not-allowed'])('%s is silent', (kind) => {
  be({});
  recognitionFailure(kind);
  expect(store.get(toastsAtom)).toEqual([]);
});

test.each([
  ['unsupported', 'Spracherkennung nicht unterstützt'],
  ['service-not-allowed', 'Spracherkennung nicht unterstützt'],
  ['never-began', 'Spracherkennung nicht unterstützt'],
  ['recording', 'Spracherkennung nicht unterstützt'],
  ['network', 'Fehler bei der Spracherkennung'],
  ['no-speech', 'Fehler bei der Spracherkennung'],
  ['transcription-failed', 'Fehler bei der Spracherkennung'],
  ['start-failed', 'Fehler bei der Spracherkennung'],
])('%s says "%s"', (kind, title) => {
  be({});
  recognitionFailure(kind);
  expect(store.get(toastsAtom)).toMatchObject([{ title }]);
});

test.each<[string, Place, string]>([
  ['without HTTPS it is the set-up that helps', { isSecure: false, userAgent: MAC }, '/einrichten'],
  ['on an iPad it is dictation', { userAgent: MAC, fingers: 5 }, 'Diktierfunktion'],
  ['in its home-screen app it is Safari', { userAgent: MAC, fingers: 5, isApp: true }, 'in Safari'],
  ['on a Mac it is another browser', { userAgent: MAC }, 'Chrome oder Edge'],
  ['in Firefox it is another browser', {}, 'Chrome oder Edge'],
])('%s, and writing helps everywhere', (_where, place, help) => {
  be(place);
  recognitionFailure('unsupported');
  const { description } = store.get(toastsAtom)[0] ?? {};
  expect(description).toContain(help);
  expect(description).toContain('schreib mir');
});
