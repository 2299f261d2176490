import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** Between two looks; each is a few milliseconds of work for the page. */
const LOOK_MS = 50;
/** Afterwards Playwright waits by itself, and says what it waited for in vain. */
const OFTEN_MS = 10_000;

const patient = new WeakSet<object>();

/**
 * Playwright looks at once, then after 20, 70, 170 and 270 ms, then twice a second, so that nearly
 * every screen of a journey would be waited for half a second too long. This makes all locators of
 * the process look more often; what they wait for stays the same.
 */
export function pollLocatorsOften(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  if (patient.has(locators)) return;
  patient.add(locators);
  const { waitFor } = locators;
  locators.waitFor = async function (this: Locator, options) {
    await soon(this, options?.state ?? 'visible');
    return waitFor.call(this, options);
  };
  locators.click = onceVisible(locators.click);
  locators.tap = onceVisible(locators.tap);
  locators.fill = onceVisible(locators.fill);
  locators.check = onceVisible(locators.check);
  locators.focus = onceVisible(locators.focus);
}

function onceVisible<Options extends unknown[]>(
  act: (this: Locator, ...options: Options) => Promise<void>,
) {
  return async function (this: Locator, ...options: Options): Promise<void> {
    await soon(this, 'visible');
    return act.apply(this, options);
  };
}

async function soon(locator: Locator, state: State): Promise<void> {
  const deadline = Date.now() + OFTEN_MS;
  while (Date.now() < deadline) {
    // Where there are two, or the page is just going, Playwright knows better what to do.
    const isThere = await isIn(state, locator).catch(() => true);
    if (isThere) return;
    await pause(LOOK_MS);
  }
}

async function isIn(state: State, locator: Locator): Promise<boolean> {
  switch (state) {
    case 'visible':
      return locator.isVisible();
    case 'hidden':
      return !(await locator.isVisible());
    case 'attached':
      return (await locator.count()) > 0;
    case 'detached':
      return (await locator.count()) === 0;
  }
}
