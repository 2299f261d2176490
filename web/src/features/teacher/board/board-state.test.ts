import { expect, test } from 'vitest';
import {
  buildBoard,
  buildPlace,
  buildSeat,
  idOf,
} from '../../../testing/builders/build-classroom.ts';
import { countsOf, tilesOf, withChange } from './board-state.ts';

const igel = buildSeat('igel', 'Blauer Igel');
const fuchs = buildSeat('fuchs', 'Roter Fuchs');

test('a message changes the places that it names, adds and takes away', () => {
  const board = buildBoard({ places: [buildPlace('p1', igel), buildPlace('p2', fuchs)] });
  const { places } = withChange(board, {
    lessonId: board.lesson.id,
    places: [buildPlace('p1', igel, { isHandUp: true, light: 'hand' }), buildPlace('p3', null)],
    gone: [idOf('p2')],
  });
  expect(places.map(({ id, light }) => [id, light])).toEqual([
    [idOf('p1'), 'hand'],
    [idOf('p3'), 'working'],
  ]);
});

test('a message that the answer has overtaken takes nothing back', () => {
  const newer = buildPlace('p1', igel, { lastSeenAt: '2026-11-23T08:10:00.000Z', questions: 3 });
  const board = buildBoard({ places: [newer] });
  const late = buildPlace('p1', igel, { lastSeenAt: '2026-11-23T08:09:00.000Z', questions: 2 });
  const change = { lessonId: board.lesson.id, places: [late], gone: [] };
  expect(withChange(board, change).places).toEqual([newer]);
  expect(withChange(board, { ...change, lessonId: 'another' })).toBe(board);
});

test('tiles lie as the seats do, guests behind them, and who is worried about first', () => {
  const places = [
    buildPlace('p3', null, { label: 'Gast 1' }),
    buildPlace('p2', fuchs, { light: 'worried' }),
  ];
  const tiles = tilesOf(places, [igel, fuchs]);
  expect(tiles.map(({ label, place }) => [label, place?.light ?? null])).toEqual([
    ['Roter Fuchs', 'worried'],
    ['Blauer Igel', null],
    ['Gast 1', 'working'],
  ]);
  expect(countsOf(places)).toEqual({ here: 2, hands: 0 });
});
