import type { Browser } from 'playwright-core';
import { openBrowser } from './open-browser.ts';
import { openSystem } from './open-system.ts';

export interface Stage {
  system: Awaited<ReturnType<typeof openSystem>>;
  browser: Browser;
  close: () => Promise<void>;
}

/** A whole system and a browser that looks at it. */
export async function openStage(env: Record<string, string> = {}): Promise<Stage> {
  // One after the other: where the system does not start, no browser is left behind.
  const system = await openSystem({ env });
  try {
    const browser = await openBrowser();
    const close = async () => {
      await browser.close();
      await system.close();
    };
    return { system, browser, close };
  } catch (error) {
    await system.close();
    throw error;
  }
}
