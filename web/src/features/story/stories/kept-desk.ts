import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';
import { Desk } from './desk.ts';
import { newStory } from './new-story.ts';

/** The running story over reloads. */
export const keptDesk = {
  open: (): Desk =>
    storage.readJson(storageKeys.storyDesk, Desk) ?? {
      story: newStory(Date.now()),
      input: '',
      tips: null,
      undo: null,
      isSaved: false,
    },

  keep(desk: Desk): void {
    storage.writeJson(storageKeys.storyDesk, desk);
  },
};
