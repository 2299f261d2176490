import { setTimeout as pause } from 'node:timers/promises';
import type { RequestType } from '@lux/contracts/analytics/request.ts';
import { readRequestIds } from '@lux/e2e/testing/read-request-ids.ts';
import { z } from 'zod';
import type { openSystem } from './open-system.ts';

/** Runs in the page before anything else: looks at the list as a person does, by its rows. */
const pageScript = `
  const ROW_PX = 64;
  const box = () => document.querySelector('section[aria-label="Tabelle der Anfragen"]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const countRows = () => Math.round((box()?.querySelector('tbody').offsetHeight ?? 0) / ROW_PX);
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });

  /** Some three screens a second, turning round at the ends of a long stretch. */
  async function scroll(seconds) {
    const STEP_PX = 30;
    const STRETCH_PX = 20_000;
    const start = performance.now();
    let [before, frames, longestFrameMs, step] = [start, 0, 0, STEP_PX];
    while (before - start < seconds * 1_000) {
      const list = box();
      if (list.scrollTop >= Math.min(STRETCH_PX, list.scrollHeight - list.clientHeight)) step = -STEP_PX;
      if (list.scrollTop <= 0) step = STEP_PX;
      list.scrollTop += step;
      await frame();
      const now = performance.now();
      longestFrameMs = Math.max(longestFrameMs, now - before);
      [before, frames] = [now, frames + 1];
    }
    return { framesPerSecond: (frames * 1_000) / (before - start), longestFrameMs };
  }

  const scrollDown = () => box()?.scrollTo(0, box().scrollHeight);
  const scrollUp = () => box()?.scrollTo(0, 0);

  window.feedBench = { countRows, longTasks, scroll, scrollDown, scrollUp };
`;

type System = Awaited<ReturnType<typeof openSystem>>;

interface Options extends Pick<System, 'browser' | 'url' | 'session'> {
  /** Only requests of children with marks that begin like this, of all kinds. */
  visitor?: string;
  /** Requests of this type only. */
  type?: RequestType;
}

const PATIENCE_MS = 60_000;
const Metrics = z.object({
  metrics: z.array(z.object({ name: z.string(), value: z.number() })),
});
const Scrolled = z.object({ framesPerSecond: z.number(), longestFrameMs: z.number() });

/** The list of requests in a browser of its own, and what is to be known of it. */
export async function openList({ browser, url, session, visitor, type }: Options) {
  const context = await browser.newContext({
    baseURL: url,
    storageState: session,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(pageScript);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Seconds of processor, not of the clock: what others do beside it does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/admin-dashboard?bereich=anfragen');
  await page.getByText('Neue Anfragen erscheinen sofort.').waitFor();

  const countRows = async () => z.number().parse(await page.evaluate('feedBench.countRows()'));
  /** @throws Error where the list has not so many rows in time, whatever is tried meanwhile. */
  const waitForRows = async (count: number, attempt = '') => {
    const deadline = performance.now() + PATIENCE_MS;
    let rows = await countRows();
    while (rows !== count) {
      if (performance.now() > deadline) throw new Error(`${rows} rows instead of ${count}`);
      await page.evaluate(attempt);
      await pause(100);
      rows = await countRows();
    }
  };
  const filter = async (token: string) => {
    await page.getByLabel('Besucher (Anfang genügt)').fill(token);
    await page.getByRole('button', { name: 'Filtern' }).click();
  };
  if (visitor) {
    await page.getByText('Alle', { exact: true }).click();
    await page.getByText('Filter', { exact: true }).click();
    await filter(visitor);
  }

  if (type) {
    await page.getByText('Alle', { exact: true }).click();
    await page.getByText('Filter', { exact: true }).click();
    await page.locator('select[name="type"]').selectOption(type);
    await page.getByRole('button', { name: 'Filtern' }).click();
  }

  return {
    page,
    filter,
    countRows,

    waitForRows,

    /** Scrolls down until older ones have come, too, and up again. */
    loadOlder: async (count: number) => {
      await waitForRows(count, 'feedBench.scrollDown()');
      await page.evaluate('feedBench.scrollUp()');
    },

    /** Microseconds of the page's main thread so far. */
    readCpuUs: async () => {
      const { metrics } = Metrics.parse(await devtools.send('Performance.getMetrics'));
      const task = metrics.find(({ name }) => name === 'TaskDuration');
      return (task?.value ?? Number.NaN) * 1_000_000;
    },

    /** Tasks over 50 ms since the last call, in ms. */
    takeLongTasks: async () =>
      z.array(z.number()).parse(await page.evaluate('feedBench.longTasks.splice(0)')),

    /** What the page says is left out. */
    readLeftOut: async () => {
      const note = page.getByText(/Es kommen sehr viele Anfragen/);
      if (!(await note.isVisible())) return 0;
      return Number((await note.textContent())?.replaceAll('.', '').match(/\d+/)?.[0]);
    },

    /** Up and down at a brisk pace, while whatever comes comes. */
    scroll: async (seconds: number) =>
      Scrolled.parse(await page.evaluate(`feedBench.scroll(${seconds})`)),

    /** The ids of all rows, read off the screen from top to bottom. */
    readIds: () => readRequestIds(page),

    close: () => context.close(),
  };
}
