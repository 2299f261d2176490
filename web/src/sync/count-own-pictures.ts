import { z } from 'zod';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { keptPictureId } from '../pictures/picture.ts';

const Entry = z.object({ imageUrl: z.string() });

/** How many pictures only this device has, such as those a child coloured in. */
export function countOwnPictures(): number {
  const pictures = storage.readList(storageKeys.generatedImages, Entry);
  return pictures.filter(({ imageUrl }) => keptPictureId(imageUrl) !== null).length;
}
