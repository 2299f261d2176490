// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { syncCollections } from './sync-collections.ts';

const changedAt = '2026-01-02T00:00:00.000Z';
const picture = (
  id: string,
  createdAt = '2026-01-01T00:00:00.000Z',
  imageUrl = `/media/${id}`,
) => ({
  id,
  prompt: `Bild ${id}`,
  imageUrl,
  createdAt,
});
const story = { id: 'story_1', title: 'Der Ball', segments: [], lastUpdated: changedAt, extra: 1 };
const collection = (kind: string) => {
  const found = syncCollections.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no collection ${kind}`);
  return found;
};
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

test.each([
  ['picture', 'generatedImages', picture('a')],
  ['coloring', 'generatedColoringPages', picture('coloring-b')],
  ['story', 'savedStories', story],
])('%s: what lies under %s is read with all its fields', (kind, key, thing) => {
  keep(key, [thing]);
  expect(collection(kind).read().items).toMatchObject([{ id: thing.id, data: thing }]);
});

test('a picture that only this browser has is not handed on, and survives what comes', () => {
  keep('generatedImages', [picture('mine', changedAt, 'kept:mine')]);
  const pictures = collection('picture');
  const content = pictures.read();
  expect(content.items).toEqual([]);
  expect(content.isDeleted('anything')).toBe(true);
  pictures.write([{ kind: 'picture', id: 'a', changedAt, data: picture('a') }]);
  expect(kept('generatedImages')).toMatchObject([{ id: 'mine' }, { id: 'a' }]);
});

test('what comes is sorted in by its date, what is deleted goes', () => {
  keep('generatedImages', [picture('new', '2026-01-03T00:00:00.000Z'), picture('old')]);
  collection('picture').write([
    { kind: 'picture', id: 'b', changedAt, data: picture('b', '2026-01-02T00:00:00.000Z') },
    { kind: 'picture', id: 'old', changedAt, data: null },
  ]);
  expect(kept('generatedImages')).toMatchObject([{ id: 'new' }, { id: 'b' }]);
});

test.each(['[{"id": ', '7', '{}', 'null', null])(
  '%s under a key means lost, not deleted',
  (text) => {
    if (text !== null) localStorage.setItem('generatedImages', text);
    const content = collection('picture').read();
    expect(content.items).toEqual([]);
    expect(content.isDeleted('a')).toBe(false);
  },
);

test('beside a broken entry whole ones are read, and missing ones count as lost', () => {
  keep('generatedImages', [picture('a'), { id: 'b' }, 7]);
  const content = collection('picture').read();
  expect(content.items.map(({ id }) => id)).toEqual(['a']);
  expect(content.isDeleted('b')).toBe(false);
});

test.each([
  ['another id', { ...picture('b') }],
  ['an address elsewhere', picture('a', changedAt, 'https://example.org/a.png')],
  ['no date', { id: 'a', prompt: 'x', imageUrl: '/media/a' }],
])('a picture of the server with %s is not taken', (_name, data) => {
  expect(collection('picture').accepts({ kind: 'picture', id: 'a', changedAt, data })).toBe(false);
});

test('small progress is its text; broken text is left out', () => {
  localStorage.setItem('calmMode', 'on');
  localStorage.setItem('askedQuestions', '{"space":["Was?"]}');
  localStorage.setItem('lettersAsked', '{"space":');
  localStorage.setItem('interestTheme', '{"trains"');
  const { items } = collection('progress').read();
  expect(items.map(({ id, data }) => [id, data.text])).toEqual([
    ['askedQuestions', '{"space":["Was?"]}'],
    ['calmMode', 'on'],
  ]);
});

test('a theme can be taken back, other progress only be lost', () => {
  const { isDeleted } = collection('progress').read();
  expect([isDeleted('interestTheme'), isDeleted('calmMode')]).toEqual([true, false]);
});

test.each([
  ['calmMode', { text: 'loud' }],
  ['calmMode', null],
  ['visitorToken', { text: 'x' }],
  ['askedQuestions', { text: '[' }],
])('progress %s %j of the server is not taken', (id, data) => {
  expect(collection('progress').accepts({ kind: 'progress', id, changedAt, data })).toBe(false);
});

test('progress that comes lies under its key', () => {
  localStorage.setItem('interestTheme', 'trains');
  collection('progress').write([
    { kind: 'progress', id: 'calmMode', changedAt, data: { text: 'on' } },
    { kind: 'progress', id: 'interestTheme', changedAt, data: null },
  ]);
  expect(localStorage.getItem('calmMode')).toBe('on');
  expect(localStorage.getItem('interestTheme')).toBeNull();
});
