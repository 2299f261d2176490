/**
 * Screens that the build draws ahead: `/` as it is, the others as the frame with the note that
 * something is coming. Any other address begins empty.
 */
export const drawnPaths = [
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
