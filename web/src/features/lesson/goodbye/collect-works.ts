import type { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { z } from 'zod';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { keptPictures } from '../../../pictures/kept/kept-pictures.ts';
import { keptPictureId } from '../../../pictures/picture.ts';
import { madePictures, rememberedPicture } from './remembered-works.ts';

/** What a child sees of its lesson at the end. */
export interface Farewell {
  lesson: Pick<ChildLesson, 'seat' | 'label' | 'afterwards'>;
  /** Addresses in this page's memory; on the device and the server they may be gone already. */
  pictures: { url: string; prompt: string }[];
  stories: string[];
}

const Story = z.object({ title: z.string().min(1) });

/** Takes what was made in the lesson into memory, before it is deleted. Never rejects. */
export async function collectWorks(lesson: Farewell['lesson']): Promise<Farewell> {
  const stories = storage.readList(storageKeys.savedStories, Story).map(({ title }) => title);
  const pictures = await Promise.all(
    madePictures().map(async ({ url, prompt }) => {
      const picture = await readPicture(url).catch(() => undefined);
      return picture ? [{ url: URL.createObjectURL(picture), prompt }] : [];
    }),
  );
  return { lesson, pictures: pictures.flat(), stories };
}

async function readPicture(url: string): Promise<Blob | undefined> {
  const keptId = keptPictureId(url);
  return keptId === null ? rememberedPicture(url) : keptPictures.read(keptId);
}
