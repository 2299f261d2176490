import { storageKeys as keys } from '../lib/storage/storage-keys.ts';
import type { prerenderedPaths } from './prerendered-paths.ts';

interface PersonalState {
  /** With one of these keys in browser storage the screen differs from a new visitor's. */
  keys: readonly string[];
  /** It also differs for whoever is logged in. */
  isForVisitors?: true;
}

/**
 * What makes a screen another than the prerendered one; null where only the frame is prerendered, or
 * where the client hydrates the screen whatever it finds.
 */
export const personalState: Record<(typeof prerenderedPaths)[number], PersonalState | null> = {
  '/': null,
  '/gallery': { keys: [keys.generatedImages, keys.pendingImage, keys.pendingPrint] },
  '/coloring': {
    keys: [keys.generatedColoringPages, keys.pendingColoringPage, keys.pendingPrint],
  },
  '/games': { keys: [keys.calmMode] },
  '/games/quiz': { keys: [keys.quizGame, keys.calmMode] },
  '/games/math': { keys: [keys.mathGame, keys.mathTimer, keys.calmMode] },
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
