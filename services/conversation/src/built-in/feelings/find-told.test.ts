import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { createFeelingFinder } from './find-feeling.ts';
import { createTold, decideFeeling } from './find-told.ts';

const { feelings, feelingsAdded } = loadContent();
const { findTold, moodOf, sharesOf } = createTold(
  feelings,
  createFeelingFinder(feelings, feelingsAdded),
);
const feelingOf = (id: string | null) => feelings.feelings.find((each) => each.id === id) ?? null;

/** The kind that holds where a pattern found one, and the reader is so sure of another. */
function decided(pattern: string | null, likely: string, share: number, ofPattern = 0.1) {
  const learnt = { id: likely, share, shareOf: (id: string) => (id === pattern ? ofPattern : 0) };
  return decideFeeling(feelingOf(pattern), feelingOf(likely), learnt)?.id ?? null;
}

test.each([
  ['sibling', 'jealous', 0.9, 'jealous'],
  ['sibling', 'jealous', 0.3, 'sibling'],
  ['sibling', 'bullied', 0.5, 'bullied'],
  ['afraid', 'fear-animal', 0.5, 'fear-animal'],
  ['sibling', 'none', 0.9, null],
  ['not-invited', 'none', 0.7, 'not-invited'],
  ['not-invited', 'birthday', 0.9, 'birthday'],
  [null, 'tired', 0.9, 'tired'],
  [null, 'tired', 0.3, null],
] as const)(
  'of the pattern %s and %s, learnt with %d, %s holds',
  (pattern, likely, share, kind) => {
    expect(decided(pattern, likely, share)).toBe(kind);
  },
);

test.each(['home-bad', 'dark-thoughts', 'bullied', 'hit', 'online-danger', 'saw-bad'])(
  'nothing that was learnt takes the place of %s',
  (grave) => {
    expect(decided(grave, 'happy', 0.99)).toBe(grave);
    expect(decided(grave, 'none', 0.99)).toBe(grave);
  },
);

test('a pattern that the reader deems impossible is silent, and so is the reader where it is unsure', () => {
  expect(decided('sibling', 'jealous', 0.3, 0.001)).toBeNull();
});

test.each([
  ['mein neuer haarschnitt sieht aus wie ein mopp', 'hair-clothes'],
  ['im hallenbad trau ich mich nicht ins tiefe becken', 'fear-height-water'],
  ['der schäferhund vom nachbarn bellt mich immer an da hab ich schiss', 'fear-animal'],
  ['wir haben uns nach der pause wieder die hand gegeben', 'made-up'],
  ['ich bin verknallt in den neuen aus meiner klasse', 'in-love'],
])('"%s" tells of %s', (said, kind) => {
  expect(findTold(said)?.id).toBe(kind);
});

test.each(['wir waren heute im zoo und haben pinguine gesehen', 'weinen krokodile wirklich'])(
  '"%s" moves nobody',
  (said) => {
    expect(findTold(said)?.isGlad ?? null).not.toBe(false);
  },
);

test('how much weighs on a child is read from the whole sentence', () => {
  expect(sharesOf('alle ärgern mich jeden tag in der pause').heavy).toBeGreaterThan(0.5);
  expect(sharesOf('draußen scheint die sonne').moved).toBeLessThan(0.5);
});

test.each([
  'meine mama ist krankenschwester im altenheim',
  'vor unserer tür hockt eine meise',
  'dienstags geh ich immer zum turnen',
  'meine cousine hat angst vor hunden',
])('what is only likely, and told in no word of it, is no kind: "%s"', (said) => {
  expect(findTold(said)).toBeNull();
});

test.each([
  ['ich könnte hüpfen vor freude', 'glad'],
  ['heute hat keiner mit mir gebaut das war doof', 'trouble'],
] as const)('where the kind is doubted, the mood of "%s" is %s', (said, mood) => {
  expect(findTold(said)?.isGlad ?? moodOf(said) === 'glad').toBe(mood === 'glad');
});

test.each([
  'opa hat mir erlaubt dass ich auf dem traktor mitfahre',
  'meine tante ist wieder zuhause und wieder gesund',
  'beim konzert haben alle für mich geklatscht',
])('a word of joy makes no trouble of "%s"', (said) => {
  expect(findTold(said)?.isGlad ?? true).toBe(true);
  expect(moodOf(said)).not.toBe('trouble');
});

test.each(['mein cousin mag keine bohnen', 'ich brauch keine brille mehr'])(
  'what is none or over is no trouble of its own: "%s"',
  (said) => {
    expect(findTold(said)).toBeNull();
  },
);
