import { atom } from 'jotai';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { GalleryImage } from './gallery-image.ts';

const KEY = storageKeys.generatedImages;
const read = (): GalleryImage[] => storage.readList(KEY, GalleryImage);

const imagesAtom = atom<GalleryImage[]>([]);
imagesAtom.onMount = (set) => {
  set(read());
  // Another tab painted or deleted something.
  const follow = ({ key }: StorageEvent) => (key === KEY || key === null) && set(read());
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

type Change = { add: GalleryImage } | { removeId: string };

/** The pictures of this browser, newest first. A picture is added once, however often it arrives. */
export const galleryImagesAtom = atom(
  (get) => get(imagesAtom),
  (_get, set, change: Change) => {
    const others = read().filter(
      ({ id }) => id !== ('add' in change ? change.add.id : change.removeId),
    );
    const images = 'add' in change ? [change.add, ...others] : others;
    storage.writeJson(KEY, images);
    set(imagesAtom, images);
  },
);
