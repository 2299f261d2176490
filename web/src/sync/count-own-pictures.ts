import { z } from 'zod';
import { storage } from '../lib/storage.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { keptPictureId } from '../pictures/kept/kept-picture-id.ts';

const Entry = z.object({ imageUrl: z.string() });

/** How many pictures only this device has, such as those a child coloured in. */
export function countOwnPictures(): number {
  const pictures = storage.readList(storageKeys.generatedImages, Entry);
  return pictures.filter(({ imageUrl }) => keptPictureId(imageUrl) !== null).length;
}
