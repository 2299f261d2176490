/** Every screen of SPEC 2, those about a child's data, and one that does not exist. */
export const allPaths = [
  '/',
  '/gallery',
  '/coloring',
  '/coloring?page=coloring-1',
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
  '/gibt-es-nicht',
] as const;
