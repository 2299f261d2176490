import { useRef, useState } from 'react';
import { z } from 'zod';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { usePictureJob } from '../../pictures/job/use-picture-job.ts';
import { pictureWish } from './stories/picture-wish.ts';
import type { Story } from './stories/story.ts';
import { themes } from './themes.ts';

const KEY = storageKeys.pendingStoryPicture;
const Pending = z.object({
  jobId: z.string().min(1),
  prompt: z.string(),
  storyId: z.string().min(1),
});

/** Comes with the first picture. */
const loadIllustrate = () => import('./asking/illustrate-story.ts').then((m) => m.illustrateStory);

/**
 * The picture of a story, through the picture job. It comes to the story it was ordered for, also
 * when another one lies on the desk by then, or after a reload.
 */
export function useIllustration(onPainted: (storyId: string, imageUrl: string) => void) {
  /** The story the job in hand belongs to. */
  const storyId = useRef<string | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const painting = usePictureJob({
    pending: {
      read() {
        const kept = storage.readJson(KEY, Pending);
        storyId.current = kept?.storyId ?? null;
        return kept;
      },
      keep: (pending) => storage.writeJson(KEY, { ...pending, storyId: storyId.current }),
      forget: () => storage.remove(KEY),
    },
    failed: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
    onReady: ({ url }) => {
      if (storyId.current !== null) onPainted(storyId.current, url);
    },
  });

  return {
    job: painting.job,
    isPainting: isOrdering || painting.job !== null,
    cancel: painting.cancel,
    /** Failures have been told when this resolves. */
    async paint(story: Story): Promise<void> {
      if (isOrdering || painting.job !== null) return;
      storyId.current = story.id;
      setIsOrdering(true);
      const wish = pictureWish(story, themes[story.theme].name);
      await painting.order(wish, async () => (await loadIllustrate())(wish));
      setIsOrdering(false);
    },
  };
}
