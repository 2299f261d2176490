// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '../../../pictures/picture.ts';
import { decodeLayer } from '../../../pictures/works/work-layer.ts';
import { workMarks } from '../../../pictures/works/work-marks.ts';
import { works } from '../../../pictures/works/works.ts';
import { buildId } from '../../../testing/builders/builders.ts';
import { stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { restoreWork } from './restore-work.ts';
import { Sheet } from './sheet/sheet.ts';

// What needs a real canvas.
vi.mock('../../../pictures/works/work-layer.ts', () => ({ decodeLayer: vi.fn() }));

const SIDE = 4;
const RED = 0xff_33_3b_e2;
const BLUE = 0xff_ff_77_33;
const fileId = buildId();
const page: Picture = {
  id: 'coloring-fisch',
  prompt: 'ein Fisch',
  imageUrl: `/media/${fileId}`,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const NOON = '2026-03-01T12:00:00.000Z';
const colored = { ...page, colored: { imageUrl: '/media/bunt', changedAt: NOON } };
const newSheet = () => new Sheet(new Uint32Array(SIDE * SIDE).fill(0xff_ff_ff_ff), SIDE, SIDE);
const filled = (pixel: number) => ({
  colours: Uint32Array.of(SIDE * SIDE, pixel),
  width: SIDE,
  height: SIDE,
});

beforeEach(async () => {
  await works.remove(page.id);
  vi.mocked(decodeLayer).mockResolvedValue(new Uint32Array(SIDE * SIDE).fill(BLUE));
});

const serve = () => stubFetch({ [`GET /api/coloring-pages/${fileId}/colors`]: { text: 'png' } });

test('colours of another device are on a new one, and its own from then on', async () => {
  const fetchStub = serve();
  const sheet = newSheet();
  expect(await restoreWork(colored, sheet)).toBe(true);
  expect(sheet.pixels[5]).toBe(BLUE);
  expect(workMarks.read(page.id)).toEqual({ changedAt: NOON, isSent: true });
  const again = newSheet();
  expect(await restoreWork(colored, again)).toBe(false);
  expect(again.pixels[5]).toBe(BLUE);
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('what was coloured here later stays', async () => {
  const fetchStub = serve();
  await works.write(page.id, filled(RED));
  workMarks.noteChange(colored);
  const sheet = newSheet();
  await restoreWork(colored, sheet);
  expect(sheet.pixels[5]).toBe(RED);
  expect(fetchStub).not.toHaveBeenCalled();
});

test('where the account cannot be asked, the child goes on with what is here', async () => {
  stubFetch({});
  await works.write(page.id, filled(RED));
  workMarks.noteSent(page.id, '2026-03-01T11:00:00.000Z');
  const sheet = newSheet();
  expect(await restoreWork(colored, sheet)).toBe(false);
  expect(sheet.pixels[5]).toBe(RED);
});

test('a page coloured before accounts had colours is sent, too', async () => {
  await works.write(page.id, filled(RED));
  await restoreWork(page, newSheet());
  expect(workMarks.read(page.id)).toMatchObject({ isSent: false });
});

test('a change comes after the one it was made on, also where the clock is behind', () => {
  vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
  workMarks.noteChange(colored);
  expect(workMarks.read(page.id)).toEqual({
    changedAt: '2026-03-01T12:00:00.001Z',
    isSent: false,
  });
});
