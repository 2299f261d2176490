/**
 * The paths of all screens (SPEC 2, and ours beside it). The client has a screen for each, the bff
 * answers any other path with 404 and the client's own page for it. No zod here: the client's first
 * script reads it.
 */
export const screenPaths = [
  '/',
  '/gallery',
  '/coloring',
  '/games',
  '/games/quiz',
  '/games/math',
  '/games/story',
  '/games/buchstaben',
  '/stickers',
  '/admin-dashboard',
  '/auth',
  '/konto',
  '/lehrkraft',
  '/lehrkraft/materialien',
  '/beitreten',
  '/meine-daten',
  '/datenschutz',
  '/datenschutz/kinder',
] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** Screens with an id or a code in their address. */
export const screenPatterns = [
  '/lehrkraft/klassen/:id',
  '/lehrkraft/stunden/:id',
  '/lehrkraft/materialien/:id',
  '/beitreten/:code',
] as const;
export type ScreenPattern = (typeof screenPatterns)[number];

const knownPaths: ReadonlySet<string> = new Set(screenPaths);
const knownPatterns = screenPatterns.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
);

/** Whether a screen is at this path, in small letters and without a stroke at its end. */
export function isScreenPath(path: string): boolean {
  return knownPaths.has(path) || knownPatterns.some((pattern) => pattern.test(path));
}
