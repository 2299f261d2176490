import { globSync } from 'node:fs';
import { join } from 'node:path';

const DRAWN = join(import.meta.dirname, '../../../web/dist/screens');

/** Every screen that the client's build has drawn (web/src/prerender/drawn-paths.ts), sorted. */
export function drawnScreens(): string[] {
  const pages = globSync('**/*.html', { cwd: DRAWN });
  return pages.map((page) => `/${page.replace(/(^index)?\.html$/, '')}`).sort();
}
