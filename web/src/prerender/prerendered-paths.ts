/** Screens that the build prerenders. Any other address starts with an empty page. */
export const prerenderedPaths = [
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
  '/meine-daten',
  '/datenschutz',
  '/datenschutz/kinder',
] as const;
