import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import {
  createPictureSpeech,
  useDescribedPicture,
} from '../../pictures/describe/use-described-picture.ts';
import { createPendingJob } from '../../pictures/job/create-pending-job.ts';
import { galleryPicturesAtom } from '../../pictures/picture-lists.ts';
import type { ExpertWish } from './expert/expert-wish.ts';
import { useUnderstanding } from './understanding/use-understanding.ts';

/** What LUX says around a picture: five of each (SPEC 9). */
export const phrases = {
  intro: [
    'Oh, was für eine schöne Idee! Ich tauche gleich den Pinsel ein.',
    'Das klingt wunderbar. Ich hole meine buntesten Farben.',
    'Au ja! Das male ich jetzt für dich.',
    'Du hast aber viel Fantasie! Einen kleinen Moment, ich male los.',
    'Das mache ich gern. Schau, was gleich auf dem Papier passiert.',
  ],
  success: [
    'Fertig! Schau mal, dein Bild ist da.',
    'Tadaa! Das ist aus deiner Idee geworden.',
    'Dein Bild ist fertig. Gefällt es dir?',
    'Geschafft! Ich finde, es ist richtig schön geworden.',
    'Hier ist dein Bild. Das hast du dir toll ausgedacht!',
  ],
  failure: [
    'Oh nein, das hat leider nicht geklappt. Versuchen wir es noch einmal?',
    'Es tut mir leid, meine Farben wollten gerade nicht so wie ich.',
    'Schade, das Bild ist nicht fertig geworden. Magst du es noch einmal probieren?',
    'Hoppla, mir ist der Pinsel heruntergefallen. Versuch es gleich noch einmal.',
    'Entschuldige bitte, das konnte ich gerade nicht malen. Vielleicht fällt dir etwas anderes ein?',
  ],
} as const;

const pending = createPendingJob(storageKeys.pendingImage);
const speech = createPictureSpeech(phrases);

/** Loaded with the first wish. */
const loadGenerateImage = () => import('./generate-image.ts').then((m) => m.generateImage);
const loadGenerateExpertImage = () =>
  import('./expert/generate-expert-image.ts').then((m) => m.generateExpertImage);

/** From a description, said or typed, to a picture in the gallery (SPEC 4). */
export function usePainting(expertWish: ExpertWish | null) {
  const addPicture = useSetAtom(galleryPicturesAtom);
  const { understood, agree } = useUnderstanding();
  const written = useRef<ExpertWish | null>(null);
  const picture = useDescribedPicture({
    pending,
    speech,
    failed: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
    onReady: ({ jobId, prompt, url }) => {
      addPicture({
        add: { id: jobId, prompt, imageUrl: url, createdAt: new Date().toISOString() },
      });
      toasts.show({ title: 'Bild erstellt!', tone: 'success' });
    },
    toOrder: async (description, signal) => {
      const expert = written.current ?? (expertWish && { ...expertWish, prompt: description });
      written.current = null;
      if (expert) {
        const send = async () => (await loadGenerateExpertImage())(expert);
        return { prompt: expert.prompt, send };
      }
      const prompt = await agree(description, signal);
      if (prompt === null) return null;
      return { prompt, send: async () => (await loadGenerateImage())(prompt) };
    },
  });

  function paintExpertly(wish: ExpertWish) {
    written.current = wish;
    picture.describe(wish.prompt);
  }

  return { ...picture, understood, paintExpertly };
}
