import type { Page } from 'playwright-core';

/**
 * The ids of all rows in the dashboard's list of requests, the newest first, read off the screen from
 * top to bottom. A request that stands in two places is there twice. The list must be at rest.
 */
export function readRequestIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const box = document.querySelector('section[aria-label="Tabelle der Anfragen"]');
    const byPlace = new Map<number, string>();
    let top = 0;
    while (box && top < box.scrollHeight) {
      box.scrollTop = top;
      // The first tells the list that it was scrolled, in the second it is drawn.
      await frame();
      await frame();
      const rows = [...box.querySelectorAll<HTMLElement>('tr[data-request]')];
      for (const row of rows) {
        byPlace.set(Number(row.getAttribute('aria-rowindex')), row.dataset.request ?? '');
      }
      const lowest = rows.at(-1)?.getBoundingClientRect().top ?? 0;
      top += Math.max(lowest - box.getBoundingClientRect().top, box.clientHeight / 2);
    }
    box?.scrollTo(0, 0);
    return [...byPlace].sort(([one], [other]) => one - other).map(([, id]) => id);
  });
}
