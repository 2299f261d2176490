import type { Locator, Page } from 'playwright-core';

/** Longer than a control has to be held to be read. */
const HELD_MS = 750;

/** A finger that stays on a control, as a touch screen tells it, and then lets go. */
export async function hold(page: Page, control: Locator): Promise<void> {
  // Whatever listens for it comes after the first paint, and brings the caption along.
  await page.locator('[popover]').waitFor({ state: 'attached' });
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not shown`);
  const finger = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
