import { storageKeys as keys } from '../lib/storage/storage-keys.ts';
import type { drawnPaths } from './drawn-paths.ts';

interface OwnThings {
  /** Whoever has one of these in the browser's storage finds another screen than a new visitor. */
  keys: readonly string[];
  /** So does whoever is logged in. */
  isForVisitors?: true;
}

/**
 * What makes a screen another than the one the build draws; null where it draws the frame alone, or a
 * screen that the client goes on with whatever it finds.
 */
export const ownThings: Record<(typeof drawnPaths)[number], OwnThings | null> = {
  '/': null,
  '/gallery': { keys: [keys.generatedImages, keys.pendingImage, keys.pendingPrint] },
  '/coloring': {
    keys: [keys.generatedColoringPages, keys.pendingColoringPage, keys.pendingPrint],
  },
  '/games': { keys: [keys.calmMode] },
  '/games/quiz': { keys: [keys.quizGame, keys.calmMode] },
  '/games/math': { keys: [keys.mathGame, keys.calmMode] },
  '/games/story': {
    keys: [keys.storyDesk, keys.savedStories, keys.pendingStoryPicture, keys.calmMode],
  },
  '/games/buchstaben': { keys: [keys.lettersGame, keys.interestTheme, keys.calmMode] },
  '/stickers': { keys: [keys.keptUserId], isForVisitors: true },
  '/admin-dashboard': null,
  '/auth': { keys: [keys.keptUserId], isForVisitors: true },
  '/meine-daten': { keys: [] },
  '/datenschutz': { keys: [] },
  '/datenschutz/kinder': { keys: [] },
};
