import { z } from 'zod';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { keptPictureId, mediaFileId, Picture } from '../../pictures/picture.ts';
import { createListCollection } from './create-list-collection.ts';
import { createNotesCollection } from './create-notes-collection.ts';
import type { SyncCollection } from './sync-collection.ts';

/** As much of a story as has to be known here; the workshop reads the rest. */
const KeptStory = z.looseObject({
  id: z.string().regex(/^story_\d+$/),
  segments: z.array(z.unknown()),
  lastUpdated: z.union([z.iso.datetime(), z.number().min(0).max(8.64e15)]),
});

const Texts = z.record(z.string(), z.unknown());

/** Everything that follows a child to all devices (SPEC 1, 3). */
export const syncCollections: readonly SyncCollection[] = [
  pictureCollection('picture', storageKeys.generatedImages),
  pictureCollection('coloring', storageKeys.generatedColoringPages),
  createListCollection({
    kind: 'story',
    key: storageKeys.savedStories,
    isShared: (entry) => KeptStory.safeParse(entry).success,
    madeAt: (entry) => {
      const story = KeptStory.safeParse(entry);
      return story.success ? new Date(story.data.lastUpdated).toISOString() : null;
    },
  }),
  createNotesCollection([
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
function pictureCollection(kind: 'picture' | 'coloring', key: string): SyncCollection {
  return createListCollection({
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
