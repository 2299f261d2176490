import { setTimeout as pause } from 'node:timers/promises';
import type { RequestType } from '@lux/contracts/analytics/request-type.ts';
import { readRequestIds } from '@lux/e2e/testing/read-request-ids.ts';
import { z } from 'zod';
import type { openSystem } from './open-system.ts';
import { pageScript } from './page-script.ts';

type System = Awaited<ReturnType<typeof openSystem>>;

interface Options extends Pick<System, 'browser' | 'url' | 'session'> {
  /** Requests of children whose mark begins like this only, of all kinds. */
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
