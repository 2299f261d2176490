import { z } from 'zod';
import { storageKeys } from '../lib/storage-keys.ts';
import { keptPictureId } from '../pictures/kept/kept-picture-id.ts';
import { mediaFileId } from '../pictures/media-file-id.ts';
import { Picture } from '../pictures/picture.ts';
import { createListShelf } from './create-list-shelf.ts';
import { createNotesShelf } from './create-notes-shelf.ts';
import type { Shelf } from './shelf.ts';

/** As much of a story as has to be known here; the workshop reads the rest. */
const KeptStory = z.looseObject({
  id: z.string().regex(/^story_\d+$/),
  segments: z.array(z.unknown()),
  lastUpdated: z.union([z.iso.datetime(), z.number().min(0).max(8.64e15)]),
});

const Texts = z.record(z.string(), z.unknown());

/** Everything that follows a child to all devices (SPEC 1, 3). */
export const shelves: readonly Shelf[] = [
  pictureShelf('picture', storageKeys.generatedImages),
  pictureShelf('coloring', storageKeys.generatedColoringPages),
  createListShelf({
    kind: 'story',
    key: storageKeys.savedStories,
    isShared: (entry) => KeptStory.safeParse(entry).success,
    madeAt: (entry) => {
      const story = KeptStory.safeParse(entry);
      return story.success ? new Date(story.data.lastUpdated).toISOString() : null;
    },
  }),
  createNotesShelf([
    { key: storageKeys.askedQuestions, isWhole: isTexts },
    { key: storageKeys.lettersAsked, isWhole: isTexts },
    { key: storageKeys.calmMode, isWhole: (text) => text === 'on' || text === 'off' },
    {
      key: storageKeys.interestTheme,
      // The letters game knows its themes; here it need only look like one.
      isWhole: (text) => /^[a-z-]{1,40}$/.test(text),
      // No theme is a choice, too.
      mayBeDeleted: true,
    },
  ]),
];

/** Pictures on the server; the bytes of a `kept:` one are on this device alone, and so is it. */
function pictureShelf(kind: 'picture' | 'coloring', key: string): Shelf {
  return createListShelf({
    kind,
    key,
    isShared: (entry) => {
      const picture = Picture.safeParse(entry);
      return picture.success && mediaFileId(picture.data.imageUrl) !== null;
    },
    isOwn: (entry) => {
      const picture = Picture.safeParse(entry);
      return picture.success && keptPictureId(picture.data.imageUrl) !== null;
    },
    madeAt: (entry) => {
      const picture = Picture.safeParse(entry);
      return picture.success ? picture.data.createdAt : null;
    },
  });
}

function isTexts(text: string): boolean {
  try {
    return Texts.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
