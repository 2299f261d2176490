import { expect, test } from 'vitest';
import { buildRequest } from '../../../../testing/builders/builders.ts';
import { createRowList, type RowList } from './create-row-list.ts';
import { RequestRow } from './request-row.ts';

const row = (id: string, seconds = 0) =>
  RequestRow.parse(
    buildRequest({ id, timestamp: new Date(Date.UTC(2025, 2, 9, 10, 0, seconds)).toISOString() }),
  );
const idsOf = (rows: RowList) => Array.from({ length: rows.length }, (_, i) => rows.at(i)?.id);

test('live rows lie on top, the newest first, above those that were asked for', () => {
  const rows = createRowList(10);
  rows.addHistory([row('b'), row('a')]);
  expect(rows.addLive([row('c'), row('d')])).toBe(2);
  rows.addHistory([row('z')]);
  expect(idsOf(rows)).toEqual(['d', 'c', 'b', 'a', 'z']);
  expect(rows.at(5)).toBeUndefined();
});

test('no request is there twice, from wherever it comes', () => {
  const rows = createRowList(10);
  rows.addHistory([row('b'), row('a')]);
  expect(rows.addLive([row('b'), row('c'), row('c')])).toBe(1);
  expect(rows.insert([row('c'), row('a')])).toBe(0);
  expect(idsOf(rows)).toEqual(['c', 'b', 'a']);
});

test('what was missed goes where its time puts it', () => {
  const rows = createRowList(10);
  rows.addLive([row('one', 1), row('four', 4)]);
  rows.insert([row('three', 3), row('two', 2)]);
  expect(idsOf(rows)).toEqual(['four', 'three', 'two', 'one']);
});

test('at the limit the oldest go, and may come back', () => {
  const rows = createRowList(3);
  rows.addHistory([row('b'), row('a')]);
  rows.addLive([row('c'), row('d'), row('e'), row('f')]);
  expect(idsOf(rows)).toEqual(['f', 'e', 'd']);
  expect(rows.addLive([row('a')])).toBe(1);
  expect(idsOf(rows)).toEqual(['a', 'f', 'e']);
});

test('after tens of thousands of live rows the newest are there, in order', () => {
  const rows = createRowList(100);
  for (let index = 0; index < 12_000; index += 1) rows.addLive([row(`r${index}`)]);
  expect([rows.length, rows.at(0)?.id, rows.at(99)?.id]).toEqual([100, 'r11999', 'r11900']);
});

test('a row can change', () => {
  const rows = createRowList(10);
  rows.addHistory([row('a')]);
  rows.addLive([row('b')]);
  for (const id of ['a', 'b', 'nowhere']) rows.change(id, { status: 500 });
  expect([rows.at(0)?.status, rows.at(1)?.status, rows.length]).toEqual([500, 500, 2]);
});
