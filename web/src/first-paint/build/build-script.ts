import { build } from 'vite';

/** A script of drawn pages, in one piece and small enough to stand in them. */
export async function buildScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error('a script of drawn pages is not one piece');
  }
  return script.code.trim();
}
