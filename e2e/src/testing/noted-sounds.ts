import type { Page } from 'playwright-core';
import type { NotedSound } from './note-sounds.ts';

/** What the page has played so far, and when it was pressed. */
export async function notedSounds(
  page: Page,
): Promise<{ sounds: NotedSound[]; pressesMs: number[] }> {
  return page.evaluate('window.noted');
}
