import { storageKeys } from '../lib/storage-keys.ts';
import { createPictureList } from './create-picture-list.ts';

/** The pictures of the gallery: painted by LUX, or coloured in by the child. */
export const galleryPicturesAtom = createPictureList(storageKeys.generatedImages);
