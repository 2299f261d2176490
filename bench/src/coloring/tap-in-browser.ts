import { setTimeout as pause } from 'node:timers/promises';
import { openSystemWithBrowser } from '@lux/e2e/testing/open-browser.ts';
import { z } from 'zod';

const SLOWER = 4;
/** Shares of the page's width and height; the paper around the figures and what lies in it. */
const POINTS = [0.03, 0.3, 0.5, 0.7, 0.97].flatMap((y) =>
  [0.03, 0.35, 0.5, 0.65, 0.97].map((x) => [x, y] as const),
);

const Tap = z.object({
  /** Main-thread time of all handlers of the tap. */
  handlersMs: z.number(),
  /** From the tap to the first frame that shows it, to the next 8 ms. */
  shownMs: z.number(),
});

/**
 * Taps on a page of the built-in painter in a browser whose processor is slowed down. The first one
 * has found the areas and met the compiler before.
 */
export async function tapInBrowser() {
  const system = await openSystemWithBrowser();
  try {
    const page = await system.browser.newPage({
      baseURL: system.stack.url,
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    await page.goto('/coloring');
    await page.getByLabel('Dein Ausmalbild beschreiben').fill('eine Katze auf einem Baum');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Ausmalen: eine Katze/ }).click();
    const table = page.getByRole('application', { name: 'Malfläche' });
    const canvas = table.locator('canvas').first();
    await canvas.waitFor();
    await pause(1_000);
    const size = z
      .object({ width: z.number(), height: z.number() })
      .parse(await canvas.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height })));
    const box = await table.boundingBox();
    if (!box) throw new Error('the table cannot be seen');
    const tap = async ([x, y]: readonly [number, number]) => {
      await page.touchscreen.tap(box.x + x * box.width, box.y + y * box.height);
      await pause(300);
    };

    for (const point of POINTS.slice(0, 5)) await tap(point);
    await page.evaluate(`
      window.noted = [];
      new PerformanceObserver((list) => noted.push(...list.getEntries())).observe({
        type: 'event', durationThreshold: 16,
      });`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const colours = page.getByRole('radio');
    const taps: z.infer<typeof Tap>[] = [];
    for (const [index, point] of POINTS.entries()) {
      // Another colour each time: what has its colour already is not painted anew.
      await colours.nth(index % 8).check({ force: true });
      await pause(300);
      await page.evaluate('noted.length = 0');
      await tap(point);
      const [first] = z.array(Tap).parse(
        await page.evaluate(`[{
          handlersMs: noted.filter(({ name }) => /^pointer|^click|^touch|^mouse/.test(name))
            .reduce((sum, one) => sum + one.processingEnd - one.processingStart, 0),
          shownMs: Math.max(0, ...noted.map(({ duration }) => duration)),
        }]`),
      );
      if (first) taps.push(first);
    }
    return { ...size, taps };
  } finally {
    await system.close();
  }
}
