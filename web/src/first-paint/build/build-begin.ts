import { join } from 'node:path';
import { build } from 'vite';

const BEGIN = join(import.meta.dirname, '../begin.ts');

/** The script of drawn pages, in one piece and small enough to stand in them. */
export async function buildBegin(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: BEGIN } },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error('the script of drawn pages is not one piece');
  }
  return script.code.trim();
}
