import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Activity } from '@lux/contracts/accounts/activity.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildActivity } from '../testing/build-activity.ts';
import { countsOf } from './count-activities.consumer.ts';
import { isEarned } from './is-earned.ts';
import { loadCatalogue } from './load-catalogue.ts';

const catalogue = loadCatalogue();
const all = [...catalogue.values()];
const mia = 'user:abcdefgh12345678';

test('there are at least 64 stickers in at least 8 categories, the rarer the fewer', () => {
  expect(all.length).toBeGreaterThanOrEqual(64);
  expect(new Set(all.map(({ sticker }) => sticker.category)).size).toBeGreaterThanOrEqual(8);
  const rarities = ['normal', 'selten', 'sehr selten', 'legendär'];
  const counts = rarities.map(
    (rarity) => all.filter(({ sticker }) => sticker.rarity === rarity).length,
  );
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(new Set(counts).size).toBe(4);
});

test('every drawing is a picture that asks nothing of anybody', () => {
  for (const { svg, sticker } of all) {
    expect(svg, sticker.id).toMatch(/^<svg [^>]*viewBox=/);
    expect(svg, sticker.id).not.toMatch(/<script|<foreignObject|href=|\son\w+=/i);
    expect(sticker.image_url).toMatch(new RegExp(`^/api/stickers/${sticker.id}/image\\?v=\\w{8}$`));
  }
});

/** What somebody holds who has done all this, on so many days in a row. */
function collect(activities: Activity[], dayCount: number): string[] {
  const counters: Record<string, number> = {};
  for (const activity of activities) {
    for (const [name, by] of Object.entries(countsOf(activity))) {
      counters[name] = (counters[name] ?? 0) + by;
    }
  }
  const days = Array.from({ length: dayCount }, (_, day) =>
    new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10),
  );
  return all
    .filter(({ rule }) => isEarned(rule, { counters, days }))
    .map(({ sticker }) => sticker.id);
}

test.each([
  ['erste-frage', buildActivity.talk(mia)],
  ['erstes-bild', buildActivity.picture(mia)],
  ['erstes-ausmalbild', buildActivity.picture(mia, 'coloring')],
  ['erstes-quiz', buildActivity.round(mia)],
  ['erste-rechnung', buildActivity.round(mia, { game: 'math', category: 'easy' })],
  ['erste-buchstaben', buildActivity.round(mia, { game: 'letters', category: 'silben' })],
  ['erste-geschichte', buildActivity.story(mia)],
])('%s comes with the very first one', (sticker, activity) => {
  expect(collect([activity], 1)).toEqual([sticker]);
});

/** A school day on which a keen child does more than most, and everything right. */
const keenDay = () => [
  ...Array.from({ length: 30 }, () => buildActivity.talk(mia)),
  ...Array.from({ length: 10 }, () => buildActivity.picture(mia)),
  ...Array.from({ length: 10 }, () => buildActivity.picture(mia, 'coloring')),
  ...['nature', 'space', 'history', 'science'].flatMap((category) =>
    Array.from({ length: 3 }, () => buildActivity.round(mia, { category, score: 5 })),
  ),
  ...['easy', 'medium', 'hard'].flatMap((category) =>
    Array.from({ length: 4 }, () =>
      buildActivity.round(mia, { game: 'math', category, score: 20, total: 20 }),
    ),
  ),
  ...['buchstaben', 'silben', 'worte', 'lesen'].flatMap((category) =>
    Array.from({ length: 3 }, () =>
      buildActivity.round(mia, { game: 'letters', category, score: 10, total: 10 }),
    ),
  ),
  ...[
    'adventure',
    'fantasy',
    'animals',
    'everyday',
    'space',
    'mystery',
    'fairytale',
    'friendship',
  ].map((category) =>
    buildActivity.round(mia, { game: 'story', category, score: 1, total: 1, seconds: 600 }),
  ),
];
const keenDays = (count: number) => collect(Array.from({ length: count }, keenDay).flat(), count);
const idsOf = (rarity: string) =>
  all.filter(({ sticker }) => sticker.rarity === rarity).map(({ sticker }) => sticker.id);

test('even the keenest child holds no legendary sticker before the third week', () => {
  const held = new Set(keenDays(14));
  expect(idsOf('legendär').filter((id) => held.has(id))).toEqual([]);
});

test('every sticker can be earned', () => {
  expect(keenDays(50).toSorted()).toEqual([...catalogue.keys()].toSorted());
});

const entry = {
  id: 'erstes-bild',
  name: 'Erstes Bild',
  description: 'Lass LUX dein erstes Bild malen.',
  category: 'Malen',
  rarity: 'normal',
  drawing: '1F3A8',
  achievement: 'dein erstes Bild',
  rule: { pictures: 1 },
};

function load(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'lux-stickers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'stickers.yaml');
  writeFileSync(file, JSON.stringify(content));
  return loadCatalogue(pathToFileURL(file));
}

test('a sound entry is loaded', () => {
  expect([...load([entry]).keys()]).toEqual(['erstes-bild']);
});

test.each([
  ['something nobody counts', { rule: { 'quiz/sports/rounds': 1 } }, /erstes-bild/],
  ['an empty rule', { rule: {} }, /erstes-bild/],
  ['nothing to be reached', { rule: { pictures: 0 } }, /erstes-bild/],
  ['a drawing that is not there', { drawing: '1FFFF' }, /erstes-bild: OpenMoji has no drawing/],
  ['a path for a drawing', { drawing: '../../package' }, /erstes-bild/],
  ['an unknown rarity', { rarity: 'episch' }, /erstes-bild/],
  ['a word that is not meant', { rarely: true }, /erstes-bild/],
  ['an id that is no slug', { id: 'Erstes Bild' }, /Erstes Bild/],
  ['no id', { id: undefined }, /entry 1/],
])('an entry with %s stops the start and is named', (_fault, change, message) => {
  expect(() => load([{ ...entry, ...change }])).toThrow(message);
});

test.each([
  ['id', { name: 'Anderes Bild', drawing: '1F58C' }],
  ['name', { id: 'anderes-bild', drawing: '1F58C' }],
  ['drawing', { id: 'anderes-bild', name: 'Anderes Bild' }],
])('two entries with the same %s stop the start', (_what, change) => {
  expect(() => load([entry, { ...entry, ...change }])).toThrow(/is there twice/);
});

test('a file that is no list stops the start', () => {
  expect(() => load({ stickers: [entry] })).toThrow(/is not a list/);
});
