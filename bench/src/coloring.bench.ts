/**
 * Is a tap in a colouring page there at once? A full page of 1024 × 1024: the first tap finds all
 * areas, the next ones only paint theirs. Bars: first tap ≤ 50 ms, repeat ÷ first ≤ 0.1. The very
 * first of all also waits for the compiler, as a child's does, and is told apart.
 */
import { Sheet } from '@lux/web/src/features/coloring/studio/sheet/sheet.ts';
import { circle, drawPage } from '@lux/web/src/testing/builders/draw-page.ts';
import { tapInBrowser } from './coloring/tap-in-browser.ts';
import { quantile, show } from './measuring/figures.ts';

const SIDE = 1024;
const PAGES = 20;
const REPEATS = 20;

const shapes = Array.from({ length: 30 }, (_, index) =>
  circle(90 + (index % 6) * 165, 110 + Math.floor(index / 6) * 195, 40 + ((index * 7) % 90), 7),
);
const lines = drawPage(SIDE, SIDE, shapes);
const corner = { x: 3, y: 3 };

const firstMs: number[] = [];
const repeatMs: number[] = [];
let areas = 0;

for (let page = 0; page < PAGES; page += 1) {
  const sheet = new Sheet(lines, SIDE, SIDE);
  firstMs.push(measure(() => sheet.fill(sheet.labelAt(corner), page)));
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    repeatMs.push(measure(() => sheet.fill(sheet.labelAt(corner), 1000 + repeat)));
  }
  areas = sheet.regions.count;
}

const [coldMs = Number.NaN, ...warmMs] = firstMs;
const first = quantile(warmMs, 0.5);
const repeat = quantile(repeatMs, 0.5);
console.log(`page ${SIDE} × ${SIDE}, ${areas} areas; the largest one is tapped`);
console.log(`very first tap: ${coldMs.toFixed(1)} ms`);
console.log(`first tap: median ${first.toFixed(1)} ms, worst ${Math.max(...warmMs).toFixed(1)} ms`);
console.log(
  `repeat: median ${repeat.toFixed(2)} ms; repeat ÷ first: ${(repeat / first).toFixed(3)}`,
);

const { width, height, taps } = await tapInBrowser();
console.log(`in a browser four times slower, page ${width} × ${height}, ${taps.length} taps`);
const handlers = taps.map(({ handlersMs }) => handlersMs);
console.log(handlers.map((one) => one.toFixed(0)).join(' '));
show('tap: ms of the main thread, median', quantile(handlers, 0.5), '≤ 16.7');
show('tap: ms of the main thread, p95', quantile(handlers, 0.95), '≤ 16.7');
show(
  'tap to the frame that shows it, ms, median',
  quantile(
    taps.map(({ shownMs }) => shownMs),
    0.5,
  ),
);

function measure(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
