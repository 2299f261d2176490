import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { writeVoiceSample } from './browser/write-voice-sample.ts';
import { openSystem } from './open-system.ts';

/**
 * The headless Chromium that comes as a package, with a process per page as people have it. Its
 * microphone hears a made-up voice, then silence, and may be used without a question.
 */
export async function openBrowser(): Promise<Browser> {
  const voice = await writeVoiceSample();
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--mute-audio',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${voice}`,
    ],
    headless: true,
  });
  browser.once('disconnected', () => rmSync(dirname(voice), { recursive: true, force: true }));
  return browser;
}

export interface SystemWithBrowser {
  stack: Awaited<ReturnType<typeof openSystem>>['stack'];
  browser: Browser;
  close: () => Promise<void>;
}

/** A whole system and a browser that looks at it. */
export async function openSystemWithBrowser(
  env: Record<string, string> = {},
): Promise<SystemWithBrowser> {
  // One after the other: where the system does not start, no browser is left behind.
  const system = await openSystem({ env });
  try {
    const browser = await openBrowser();
    const close = async () => {
      await browser.close();
      await system.close();
    };
    return { stack: system.stack, browser, close };
  } catch (error) {
    await system.close();
    throw error;
  }
}
