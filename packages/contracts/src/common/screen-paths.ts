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
  '/meine-daten',
  '/datenschutz',
  '/datenschutz/kinder',
] as const;
export type ScreenPath = (typeof screenPaths)[number];
