import { beforeEach, describe, expect, test } from 'vitest';
import { circle, drawPage } from '../../../../testing/builders/draw-page.ts';
import { changeLimits } from './changes.ts';
import { labelRegions } from './label-regions.ts';
import { pixelOf, WHITE } from './pixel.ts';
import { Sheet } from './sheet.ts';

const SIDE = 256;
const RED = pixelOf('#e23b33');
const BLUE = pixelOf('#2373d9');
const MIDDLE = { x: 128, y: 128 };
const CORNER = { x: 4, y: 4 };
const page = drawPage(SIDE, SIDE, [circle(128, 128, 80, 5)]);
let sheet: Sheet;

beforeEach(() => {
  sheet = new Sheet(page, SIDE, SIDE);
});

const pixelAt = ({ x, y }: { x: number; y: number }) => sheet.pixels[y * SIDE + x];
const fill = (point: { x: number; y: number }, pixel: number) =>
  sheet.fill(sheet.labelAt(point), pixel);

describe('filling', () => {
  test('colours the area that was tapped, and nothing else', () => {
    const rect = fill(MIDDLE, RED);
    expect(pixelAt(MIDDLE)).toBe(RED);
    expect(pixelAt(CORNER)).toBe(WHITE);
    expect(sheet.colourOf(sheet.labelAt(MIDDLE))).toBe(RED);
    expect(rect?.left).toBeGreaterThan(45);
    expect(rect?.right).toBeLessThan(211);
  });

  test('a tap on the line means the area beside it', () => {
    expect(sheet.labelAt({ x: 128 - 82, y: 128 })).toBe(sheet.labelAt(CORNER));
    expect(sheet.labelAt({ x: 128 - 78, y: 128 })).toBe(sheet.labelAt(MIDDLE));
    expect(sheet.labelAt({ x: -3, y: 500 })).toBe(0);
  });

  test('the areas are found once, however often is tapped', () => {
    fill(MIDDLE, RED);
    const { regions } = sheet;
    for (const pixel of [BLUE, WHITE, RED]) fill(MIDDLE, pixel);
    expect(sheet.regions).toBe(regions);
  });

  test('areas that another thread has found are taken as they are', () => {
    const bare = new Sheet(new Uint32Array(SIDE * SIDE).fill(WHITE), SIDE, SIDE);
    bare.takeRegions(structuredClone(labelRegions(page, SIDE, SIDE)));
    expect(bare.regions.count).toBe(2);
    const rect = bare.fill(bare.labelAt(MIDDLE), RED);
    expect(rect).toEqual(sheet.fill(sheet.labelAt(MIDDLE), RED));
    expect(bare.pixels).toEqual(sheet.pixels);
  });

  test('a repeated tap does at most a tenth of the work of the first: one step per run', () => {
    const everyPixel = SIDE * SIDE;
    for (let label = 1; label <= sheet.regions.count; label += 1) {
      const runs = sheet.regions.runs(label).length / 2;
      expect(runs / everyPixel).toBeLessThanOrEqual(0.1);
    }
  });
});

describe('brush and eraser', () => {
  const stroke = (pixel: number, radius = 6) => {
    sheet.beginStroke({ x: 40, y: 128 }, { radius, pixel });
    sheet.strokeTo({ x: 200, y: 128 });
    sheet.endStroke();
  };

  test('a stroke is as thick as its brush, also where the finger was quick', () => {
    stroke(RED);
    for (const x of [40, 90, 140, 200]) {
      expect(pixelAt({ x, y: 128 })).toBe(RED);
      expect(pixelAt({ x, y: 123 })).toBe(RED);
      expect(pixelAt({ x, y: 136 })).toBe(WHITE);
    }
  });

  test('erasing is white paint: the lines are not on this layer', () => {
    stroke(RED);
    stroke(WHITE, 8);
    expect([...sheet.pixels].every((pixel) => pixel === WHITE)).toBe(true);
  });

  test('a stroke that leaves the page is cut off', () => {
    expect(sheet.beginStroke({ x: -50, y: -50 }, { radius: 6, pixel: RED })).toBeNull();
    sheet.strokeTo({ x: 300, y: 300 });
    sheet.endStroke();
    expect(pixelAt(MIDDLE)).toBe(RED);
  });

  test('a stroke that became a pinch leaves nothing behind', () => {
    fill(MIDDLE, BLUE);
    sheet.beginStroke(MIDDLE, { radius: 20, pixel: RED });
    sheet.cancelStroke();
    expect(pixelAt(MIDDLE)).toBe(BLUE);
    expect(sheet.canRedo).toBe(false);
  });
});

describe('undo and redo', () => {
  test('go back to untouched paper and forth again, pixel by pixel', () => {
    const states = [sheet.pixels.slice()];
    fill(MIDDLE, RED);
    states.push(sheet.pixels.slice());
    sheet.beginStroke({ x: 10, y: 10 }, { radius: 9, pixel: BLUE });
    sheet.strokeTo({ x: 240, y: 200 });
    sheet.endStroke();
    states.push(sheet.pixels.slice());
    fill(CORNER, BLUE);
    states.push(sheet.pixels.slice());

    for (const state of states.toReversed().slice(1)) {
      sheet.undo();
      expect(sheet.pixels).toEqual(state);
    }
    expect(sheet.canUndo).toBe(false);
    expect(sheet.undo()).toBeNull();
    for (const state of states.slice(1)) {
      sheet.redo();
      expect(sheet.pixels).toEqual(state);
    }
    expect(sheet.canRedo).toBe(false);
  });

  test('bring strokes within one tile back, also where it was filled all over before', () => {
    const blank = new Sheet(drawPage(SIDE, SIDE, []), SIDE, SIDE);
    blank.fill(1, RED);
    blank.beginStroke({ x: 30, y: 30 }, { radius: 4, pixel: BLUE });
    blank.endStroke();
    const stroked = blank.pixels.slice();
    blank.fill(1, BLUE);
    blank.undo();
    expect(blank.pixels).toEqual(stroked);
    blank.undo();
    expect(new Set(blank.pixels)).toEqual(new Set([RED]));
    blank.undo();
    expect(new Set(blank.pixels)).toEqual(new Set([WHITE]));
  });

  test('after earlier work was taken up go back to it and no further', () => {
    fill(MIDDLE, RED);
    const again = new Sheet(page, SIDE, SIDE);
    again.unpack(sheet.pack());
    again.fill(again.labelAt(MIDDLE), BLUE);
    again.undo();
    expect(again.pixels).toEqual(sheet.pixels);
  });

  test('a new step ends what could be done again', () => {
    fill(MIDDLE, RED);
    sheet.undo();
    fill(CORNER, BLUE);
    expect(sheet.canRedo).toBe(false);
  });

  test('the oldest steps are forgotten', () => {
    for (let step = 0; step < changeLimits.steps + 20; step += 1) fill(MIDDLE, RED + step);
    let undone = 0;
    while (sheet.undo() !== null) undone += 1;
    expect(undone).toBe(changeLimits.steps);
  });
});

describe('keeping', () => {
  test('packed work comes back as it was, and is small', () => {
    fill(MIDDLE, RED);
    sheet.beginStroke(CORNER, { radius: 9, pixel: BLUE });
    sheet.endStroke();
    const packed = sheet.pack();
    expect(packed.byteLength).toBeLessThan(sheet.pixels.byteLength / 10);
    const again = new Sheet(page, SIDE, SIDE);
    expect(again.unpack(packed)).toBe(true);
    expect(again.pixels).toEqual(sheet.pixels);
  });

  test.each([
    { width: 128, height: 96, finer: 2 },
    { width: 1024, height: 1448, finer: Math.SQRT2 },
  ])('work kept at a finer size of the page is taken up', ({ width, height, finer }) => {
    const lines = (zoom: number) => [Math.round(width * zoom), Math.round(height * zoom)] as const;
    const before = new Sheet(drawPage(...lines(finer), []), ...lines(finer));
    before.beginStroke({ x: 20 * finer, y: 50 * finer }, { radius: 8 * finer, pixel: RED });
    before.endStroke();
    const now = new Sheet(drawPage(width, height, []), width, height);
    expect(now.unpack(before.pack())).toBe(true);
    for (const [x, y, pixel] of [
      [20, 50, RED],
      [26, 50, RED],
      [20, 43, RED],
      [30, 50, WHITE],
      [50, 20, WHITE],
    ] as const) {
      expect(now.pixels[y * width + x], `${x}, ${y}`).toBe(pixel);
    }
  });

  test('work of a page of other proportions is left alone', () => {
    const other = new Sheet(drawPage(64, 80, []), 64, 80);
    expect(other.unpack(sheet.pack())).toBe(false);
    expect([...other.pixels].every((pixel) => pixel === WHITE)).toBe(true);
  });
});
