import { atom } from 'jotai';
import { childChange } from '../lib/session/child-change.ts';
import { askToPersist } from '../lib/storage/ask-to-persist.ts';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { store } from '../lib/store.ts';
import { Picture } from './picture.ts';

/** An update of a picture that is no more changes nothing. */
type Change = { add: Picture } | { update: Picture } | { removeId: string };

/**
 * The pictures stored under one key of browser storage, newest first. A picture is added once,
 * however often it arrives.
 */
function createPictureList(key: string) {
  const read = (): Picture[] => storage.readList(key, Picture);

  /** Null before the first reader has come. */
  const keptAtom = atom<Picture[] | null>(null);
  keptAtom.onMount = (set) => {
    set(read());
    // Another tab painted or deleted something.
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set(read());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  };
  // Not even for one drawing may a child see what the one before had.
  childChange.onChange(() => store.set(keptAtom, null));

  return atom(
    (get) => get(keptAtom) ?? read(),
    (_get, set, change: Change) => {
      const pictures = changed(read(), change);
      storage.writeJson(key, pictures);
      if ('add' in change) askToPersist();
      set(keptAtom, pictures);
    },
  );
}

function changed(pictures: Picture[], change: Change): Picture[] {
  if ('update' in change) {
    const { update } = change;
    return pictures.map((picture) => (picture.id === update.id ? update : picture));
  }
  const id = 'add' in change ? change.add.id : change.removeId;
  const others = pictures.filter((picture) => picture.id !== id);
  return 'add' in change ? [change.add, ...others] : others;
}

/** The lists as browser storage has them now, for what goes on beside the screens. */
export const storedPictures = {
  gallery: (): Picture[] => storage.readList(storageKeys.generatedImages, Picture),
  coloringPages: (): Picture[] => storage.readList(storageKeys.generatedColoringPages, Picture),
};

/** The pictures of the gallery: painted by LUX, or coloured in by the child. */
export const galleryPicturesAtom = createPictureList(storageKeys.generatedImages);

/** The colouring pages of this browser (SPEC 3). */
export const coloringPagesAtom = createPictureList(storageKeys.generatedColoringPages);
