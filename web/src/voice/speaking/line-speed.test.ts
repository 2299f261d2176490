// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { acceptedSounds, noteTransfer, resetLineSpeed } from './line-speed.ts';
import { loadSound } from './load-sound.ts';

const decodeSound = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('./decode-sound.ts', () => ({ decodeSound }));

const OPUS = 'audio/ogg; codecs=opus, */*';
const { signal } = new AbortController();
const sentence = { text: 'Eine Spinne hat acht Beine.', speechUrl: '/api/speech/abc' };
const sound = (type: string) => () => new Response('sound', { headers: { 'content-type': type } });

beforeEach(() => {
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
