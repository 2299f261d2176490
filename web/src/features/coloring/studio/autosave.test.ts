import { beforeEach, expect, test, vi } from 'vitest';
import { Autosave, COLOURS_AFTER_MS, PREVIEW_AFTER_MS } from './autosave.ts';

const work = { writeColours: vi.fn(), writePreview: vi.fn() };
let autosave: Autosave;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  autosave = new Autosave(work);
});

const written = () => [work.writeColours.mock.calls.length, work.writePreview.mock.calls.length];

test('the colours are kept soon after a change, the preview once the page rests', () => {
  autosave.note();
  vi.advanceTimersByTime(COLOURS_AFTER_MS);
  expect(written()).toEqual([1, 0]);
  autosave.note();
  vi.advanceTimersByTime(PREVIEW_AFTER_MS - 1);
  expect(written()).toEqual([2, 0]);
  vi.advanceTimersByTime(1);
  expect(written()).toEqual([2, 1]);
});

test('a long stroke is kept while it is drawn', () => {
  for (let step = 0; step < 10; step += 1) {
    autosave.note();
    vi.advanceTimersByTime(COLOURS_AFTER_MS / 2);
  }
  expect(work.writeColours.mock.calls.length).toBeGreaterThanOrEqual(4);
});

test('leaving keeps what is left, once', () => {
  autosave.flush();
  expect(written()).toEqual([0, 0]);
  autosave.note();
  autosave.flush();
  autosave.flush();
  vi.advanceTimersByTime(PREVIEW_AFTER_MS * 2);
  expect(written()).toEqual([1, 1]);
});
