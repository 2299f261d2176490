import { useRef, useState } from 'react';
import { z } from 'zod';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { usePictureJob } from '../../../pictures/job/use-picture-job.ts';
import { cutSentences } from '../editor/cut-sentences.ts';
import { type Story, storyText } from '../editor/story.ts';
import { themes } from '../themes.ts';

/** Two sentences say who and where; more would overload the picture. */
const SENTENCES = 2;
const SENTENCES_CHARACTERS = 500;

/** What LUX paints for a story: its title, how it begins, and the theme. Below 1000 characters. */
export function pictureWish(story: Pick<Story, 'title' | 'segments'>, themeName: string): string {
  const beginning = cutSentences(storyText(story))
    .slice(0, SENTENCES)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SENTENCES_CHARACTERS);
  const title = story.title.trim();
  const named = title === '' || /[.!?]$/.test(title) ? title : `${title}.`;
  return [named, beginning, `Thema: ${themeName}`].filter((part) => part !== '').join(' ');
}

const KEY = storageKeys.pendingStoryPicture;
const Pending = z.object({
  jobId: z.string().min(1),
  prompt: z.string(),
  storyId: z.string().min(1),
});

/** Loaded with the first picture. */
const loadIllustrate = () => import('./illustrate-story.ts').then((m) => m.illustrateStory);

/**
 * The picture of a story, made by a picture job. It goes to the story it was ordered for, even if
 * another one is open by then, or after a reload.
 */
export function useIllustration(onPainted: (storyId: string, imageUrl: string) => void) {
  /** The story the current job belongs to. */
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
    /** The child's own picture. */
    choose: (story: Story, imageUrl: string) => onPainted(story.id, imageUrl),
    /** Failures have been shown when this resolves. */
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
