import { storageKeys } from '../lib/storage-keys.ts';
import { createPictureList } from './create-picture-list.ts';

/** The colouring pages of this browser (SPEC 3). */
export const coloringPagesAtom = createPictureList(storageKeys.generatedColoringPages);
