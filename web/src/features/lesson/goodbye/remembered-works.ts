import { useEffect } from 'react';
import { rest } from '../../../lib/api/rest.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { mediaFileId, type Picture } from '../../../pictures/picture.ts';
import { storedPictures } from '../../../pictures/picture-lists.ts';

/** As many as goodbye shows. */
const MOST_PICTURES = 12;
const WATCHED: ReadonlySet<string> = new Set([
  storageKeys.generatedImages,
  storageKeys.generatedColoringPages,
]);

const remembered = new Map<string, Blob>();

/** Where the picture a child has made of it is. */
const addressOf = ({ colored, imageUrl }: Picture): string => colored?.imageUrl ?? imageUrl;

/** What a child has made in this lesson, newest first; pages without a colour of its own are not. */
export function madePictures(): { url: string; prompt: string }[] {
  const pages = storedPictures.coloringPages().filter(({ colored }) => colored !== undefined);
  return [...storedPictures.gallery(), ...pages]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST_PICTURES)
    .map((picture) => ({ url: addressOf(picture), prompt: picture.prompt }));
}

export const rememberedPicture = (url: string): Blob | undefined => remembered.get(url);

async function remember(): Promise<void> {
  for (const { url } of madePictures()) {
    const id = mediaFileId(url);
    if (id === null || remembered.has(url)) continue;
    try {
      const response = await rest.getResponse(`/media/${id}/thumbnail`);
      remembered.set(url, await response.blob());
    } catch {
      // The next picture tries again.
    }
  }
}

/**
 * Has small copies of the pictures in this page's memory: when a lesson is over, the server shows a
 * seat's things to nobody any more, and the child still wants to see them.
 */
export function useRememberedWorks(): void {
  useEffect(() => {
    void remember();
    return storage.watch((key) => {
      if (WATCHED.has(key)) void remember();
    });
  }, []);
}
