// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { acceptedSounds, noteTransfer, resetLineSpeed } from './line-speed.ts';
import { loadSound } from './sounds/load-sound.ts';

const decodeSound = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('./sounds/decode-sound.ts', () => ({ decodeSound }));

const OPUS = 'audio/ogg; codecs=opus, */*';
const { signal } = new AbortController();
const sentence = { text: 'Eine Spinne hat acht Beine.', speechUrl: '/api/speech/abc' };
const sound = (type: string) => () => new Response('sound', { headers: { 'content-type': type } });

/** The page's own files, as the browser says they came: kilobytes, and between which milliseconds. */
function cameWith(
  ...files: [kilobytes: number, from: number, to: number, transferSize?: number][]
) {
  const entries = files.map(([kilobytes, responseStart, responseEnd, transferSize = 1]) => ({
    name: `${window.location.origin}/assets/file.js`,
    encodedBodySize: kilobytes * 1_000,
    transferSize,
    responseStart,
    responseEnd,
  }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Object(entries));
}

/** What Chromium tells of the line. */
function browserSays(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  cameWith();
  resetLineSpeed();
  store.set(toastsAtom, []);
  decodeSound.mockReset().mockResolvedValue('decoded');
});

test('on a good line sounds come as they are, and nothing is said', () => {
  noteTransfer(200_000, 400);
  expect(acceptedSounds()).toBe('*/*');
  expect(store.get(toastsAtom)).toEqual([]);
});

test('a slow line is said calmly, once, and sounds come packed from then on', async () => {
  const fetchStub = stubFetch({ 'GET /api/speech/abc': sound('audio/ogg; codecs=opus') });
  noteTransfer(200_000, 4_000);
  noteTransfer(200_000, 5_000);
  expect(store.get(toastsAtom)).toHaveLength(1);
  expect(store.get(toastsAtom)[0]?.title).toBe('Das Netz ist gerade langsam');
  await loadSound(sentence, signal);
  expect(new Headers(fetchStub.mock.calls[0]?.[1]?.headers).get('accept')).toBe(OPUS);
});

test('a short answer that took long says nothing of the line', () => {
  noteTransfer(5_000, 4_000);
  expect(acceptedSounds()).toBe('*/*');
});

test('a browser that cannot play Opus gets the same sentence as WAV, and asks for no other again', async () => {
  noteTransfer(200_000, 4_000);
  const fetchStub = stubFetch({ 'GET /api/speech/abc': sound('audio/ogg; codecs=opus') });
  decodeSound.mockRejectedValueOnce(new DOMException('no', 'EncodingError'));
  await loadSound(sentence, signal);
  const asked = fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('accept'));
  expect(asked).toEqual([OPUS, '*/*']);
  expect(acceptedSounds()).toBe('*/*');
});

test('a loudspeaker that sleeps is no reason to fetch a sentence twice', async () => {
  noteTransfer(200_000, 4_000);
  const fetchStub = stubFetch({ 'GET /api/speech/abc': sound('audio/ogg; codecs=opus') });
  decodeSound.mockRejectedValueOnce(new Error('the browser keeps the sound asleep'));
  await expect(loadSound(sentence, signal)).rejects.toThrow('asleep');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('a page that came slowly asks for its first sentence packed already, and says why', () => {
  cameWith([60, 0, 1_500], [50, 500, 2_000]);
  expect(acceptedSounds()).toBe(OPUS);
  expect(store.get(toastsAtom)[0]?.title).toBe('Das Netz ist gerade langsam');
});

test('files that came side by side shared the line, and pauses between them do not count', () => {
  cameWith([30, 0, 500], [30, 0, 500], [30, 9_000, 9_400]);
  expect(acceptedSounds()).toBe('*/*');
});

test('what the device had already says nothing of the line', () => {
  cameWith([200, 0, 9_000, 0]);
  expect(acceptedSounds()).toBe('*/*');
});

test.each([
  [{ downlink: 0.4 }, OPUS],
  [{ downlink: 1.5, saveData: true }, OPUS],
  [{ downlink: 1.5, saveData: false }, '*/*'],
  [{}, '*/*'],
])('where nothing came over the line the browser is asked: %o', (connection, expected) => {
  browserSays(connection);
  expect(acceptedSounds()).toBe(expected);
  expect(store.get(toastsAtom)).toEqual([]);
});

test('the next visit remembers the slow line for a day, without a word about it', () => {
  noteTransfer(200_000, 4_000);
  store.set(toastsAtom, []);
  resetLineSpeed();
  expect(acceptedSounds()).toBe(OPUS);
  expect(store.get(toastsAtom)).toEqual([]);
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  resetLineSpeed();
  expect(acceptedSounds()).toBe('*/*');
});

test('a page that came quickly is believed more than yesterday', () => {
  noteTransfer(200_000, 4_000);
  resetLineSpeed();
  cameWith([60, 0, 100]);
  expect(acceptedSounds()).toBe('*/*');
  resetLineSpeed();
  cameWith();
  expect(acceptedSounds()).toBe('*/*');
});
