import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
const ALL_STYLES = join(ROOT, 'src/app/app.css');
/** Beside it, so that it imports the same files; it is never written. */
const FIRST_STYLES = join(ROOT, 'src/app/first.css');
const TAILWIND = '@import "tailwindcss";';

/**
 * The style sheet of these classes and tokens alone, in the same order as the whole one, so that
 * nothing changes when that comes. Fonts have the addresses of the client's own build.
 *
 * @throws where app.css no longer begins with Tailwind, or no style sheet is built.
 */
export async function buildCriticalStyles(
  classes: readonly string[],
  variables: readonly string[],
): Promise<string> {
  const all = await readFile(ALL_STYLES, 'utf8');
  if (!all.includes(TAILWIND)) throw new Error('app.css does not import Tailwind');
  const first = all.replace(
    TAILWIND,
    () => `@import "tailwindcss" source(none);
@source inline(${JSON.stringify(classes.join(' '))});`,
  );
  // Tailwind leaves out tokens that no style uses.
  const uses = variables.map((name) => `color:var(${name});`).join('');
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'lux-critical-styles',
        enforce: 'pre',
        resolveId: (id) => (id === FIRST_STYLES ? id : null),
        load: (id) => (id === FIRST_STYLES ? `${first}\n.drawn-tokens{${uses}}` : null),
      },
      tailwindcss(),
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: FIRST_STYLES } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const sheet = outputs.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('no style sheet was built for the first paint');
  return `${sheet.source}`.trim();
}
