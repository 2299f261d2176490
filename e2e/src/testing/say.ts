import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';

/** Speaks a sentence once the page's stand-in microphone is open. */
export async function say(page: Page, sentence: string): Promise<void> {
  // Asked from here: the page's content security policy forbids the browser to poll a string.
  await waitFor(() => page.evaluate('window.isMicrophoneOpen()'), { what: 'the microphone' });
  await page.evaluate(`window.say(${JSON.stringify(sentence)})`);
}
