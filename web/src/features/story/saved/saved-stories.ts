import { atom } from 'jotai';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { Story } from '../editor/story.ts';

const KEY = storageKeys.savedStories;

type Change = { keep: Story } | { removeId: string };

/** One and the same list, so that finding nothing anew renders nothing anew. */
const NONE: Story[] = [];

function read(): Story[] {
  const stories = storage.readList(KEY, Story);
  return stories.length === 0 ? NONE : stories;
}

/** Null before the first read. */
const keptAtom = atom<Story[] | null>(null);
keptAtom.onMount = (set) => {
  set(read());
  // Another tab saved or deleted something.
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) set(read());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The saved stories (SPEC 3), last saved first. Writing to it returns whether the browser stored the list. */
export const savedStoriesAtom = atom(
  (get) => get(keptAtom) ?? read(),
  (_get, set, change: Change): boolean => {
    const id = 'keep' in change ? change.keep.id : change.removeId;
    const others = read().filter((story) => story.id !== id);
    const stories = 'keep' in change ? [change.keep, ...others] : others;
    const isKept = storage.writeJson(KEY, stories);
    set(keptAtom, stories);
    return isKept;
  },
);
