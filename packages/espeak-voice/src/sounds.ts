import type { SpeechSound } from '@lux/contracts/conversation/speech.ts';

export interface EspeakSound {
  /** In eSpeak NG's own writing for German; a phoneme that is repeated is held. */
  phonemes: string;
  /**
   * The last phoneme is a schwa of which only this much is left: a b cannot be heard without one, and
   * a w would lose its voice at the end of a word. Less than 0 also takes off the way to the schwa.
   */
  schwaMs?: number;
}

const hold = (phoneme: string, times: number): string => phoneme.repeat(times);

// How often a sound is repeated until it lasts about 700 ms was measured, see `sounds.test.ts`.
const f = { phonemes: hold('f', 6) };
const k = { phonemes: 'k' };
const s = { phonemes: hold('s', 6) };
const ü = { phonemes: 'y:' };
const eu = { phonemes: 'OY' };
const kw = { phonemes: `k${hold('v', 4)}@`, schwaMs: 0 };
const ts = { phonemes: 'tsss' };

/** How the built-in voice speaks the sounds beginners learn: "mmm", not "em". */
export const espeakSounds: Record<SpeechSound, EspeakSound> = {
  a: { phonemes: 'A:' },
  e: { phonemes: 'e:' },
  i: { phonemes: 'i:' },
  o: { phonemes: 'o:' },
  u: { phonemes: 'u:' },
  ä: { phonemes: 'E:' },
  ö: { phonemes: 'Y:' },
  ü,
  y: ü,
  ie: { phonemes: 'i:' },
  au: { phonemes: 'aU' },
  ei: { phonemes: 'aI' },
  eu,
  äu: eu,

  f,
  v: f,
  m: { phonemes: hold('m', 7) },
  n: { phonemes: hold('n', 29) },
  ng: { phonemes: hold('N', 7) },
  l: { phonemes: hold('l', 14) },
  r: { phonemes: hold('R', 9) },
  s,
  ß: s,
  w: { phonemes: `${hold('v', 7)}@`, schwaMs: 0 },
  // Written like words: a schwa keeps the voice, and goes again.
  'weiches s': { phonemes: `${hold('z', 7)}@`, schwaMs: 0 },
  'raues ch': { phonemes: hold('x', 6) },
  sch: { phonemes: hold('S', 5) },
  ch: { phonemes: hold('C', 6) },
  j: { phonemes: hold('j', 10) },
  h: { phonemes: `${hold('h', 4)}@`, schwaMs: -40 },

  b: { phonemes: 'b@', schwaMs: 60 },
  d: { phonemes: 'd@', schwaMs: 60 },
  g: { phonemes: 'g@', schwaMs: 60 },
  p: { phonemes: 'p' },
  t: { phonemes: 't' },
  k,
  c: k,
  ck: k,

  pf: { phonemes: 'pfff' },
  st: { phonemes: 'SSSt' },
  sp: { phonemes: 'SSSp' },
  q: kw,
  qu: kw,
  x: { phonemes: 'ksss' },
  z: ts,
  tz: ts,
};
