import type { Rolldown } from 'vite';
import type { prerenderedPaths } from '../prerendered-paths.ts';

/** The route of each screen, as app/router.tsx has it; that of `/` is in the first script. */
const routes: Record<(typeof prerenderedPaths)[number], string | null> = {
  '/': null,
  '/gallery': 'gallery',
  '/coloring': 'coloring',
  '/games': 'games',
  '/games/quiz': 'quiz',
  '/games/math': 'math',
  '/games/story': 'story',
  '/games/buchstaben': 'letters',
  '/stickers': 'stickers',
  // A visitor is sent away from it, and whoever stays comes seldom.
  '/admin-dashboard': null,
  '/auth': 'auth',
  '/meine-daten': 'data',
  '/datenschutz': 'data',
  '/datenschutz/kinder': 'data',
};

/**
 * The scripts of a screen's route, each after those it imports: told to the browser with the client's
 * own, they do not come one after the other, and can be evaluated one by one.
 *
 * @throws where one of them is not a script of its own.
 */
export function routeFiles(bundle: Rolldown.OutputBundle, path: keyof typeof routes): string[] {
  const route = routes[path];
  if (route === null) return [];
  const files: string[] = [];
  const seen = new Set<string>();
  const follow = (chunk: Rolldown.OutputBundle[string] | undefined): void => {
    if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) follow(bundle[name]);
    files.push(chunk.fileName);
  };
  for (const module of [`/app/routes/${route}.tsx`, '/prerender/prepare-hydration.ts']) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module),
    );
    if (chunk === undefined) throw new Error(`${path} has no script of ${module}`);
    follow(chunk);
  }
  return files;
}
