import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { askForMore } from '../../pictures/describe/ask-for-more.ts';
import type { DescribePhase } from '../../pictures/describe/describe-button.tsx';
import { createPendingJob } from '../../pictures/job/create-pending-job.ts';
import { usePictureJob } from '../../pictures/job/use-picture-job.ts';
import { galleryPicturesAtom } from '../../pictures/picture-lists.ts';
import { sayOneOf } from '../../pictures/say-one-of.ts';
import { speak } from '../../voice/speaking/open-speech.ts';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';
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

/** SPEC 4: how long after the end of listening the gallery sends what it heard. */
const SEND_DELAY_MS = 300;

const pending = createPendingJob(storageKeys.pendingImage);
const sayIntro = sayOneOf(phrases.intro);
const saySuccess = sayOneOf(phrases.success);
const sayFailure = sayOneOf(phrases.failure);

/** They come with the first wish. */
const loadGenerateImage = () => import('./generate-image.ts').then((m) => m.generateImage);
const loadGenerateExpertImage = () =>
  import('./expert/generate-expert-image.ts').then((m) => m.generateExpertImage);

/** From a description, said or typed, to a picture in the gallery (SPEC 4). */
export function usePainting(expertWish: ExpertWish | null) {
  const addPicture = useSetAtom(galleryPicturesAtom);
  const { understood, agree } = useUnderstanding();
  /** `told`: the picture is there or failed, and LUX is still saying so. */
  const [step, setStep] = useState<'asked' | 'ordered' | 'told'>('asked');
  const written = useRef<ExpertWish | null>(null);
  const painting = usePictureJob({
    pending,
    failed: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
    onReady: ({ jobId, prompt, url }) => {
      addPicture({
        add: { id: jobId, prompt, imageUrl: url, createdAt: new Date().toISOString() },
      });
      toasts.show({ title: 'Bild erstellt!', tone: 'success' });
    },
  });
  const voice = useVoiceTurn({
    answer: paintAloud,
    sendDelayMs: SEND_DELAY_MS,
    onListen: () => {
      setStep('asked');
      painting.prepare();
    },
    onNothingHeard: askForMore,
  });

  async function* paintAloud(description: string, signal: AbortSignal) {
    const expert = written.current ?? (expertWish && { ...expertWish, prompt: description });
    written.current = null;
    const prompt = expert ? expert.prompt : await agree(description, signal);
    if (prompt === null) return;
    setStep('ordered');
    const intro = speak(sayIntro(), { signal });
    const outcome = await painting.order(prompt, async () =>
      expert ? (await loadGenerateExpertImage())(expert) : (await loadGenerateImage())(prompt),
    );
    setStep('told');
    await intro;
    if (outcome === 'ready') yield { text: saySuccess() };
    if (outcome === 'failed') yield { text: sayFailure() };
  }

  function describe(prompt: string) {
    setStep('asked');
    voice.type(prompt);
  }

  function paintExpertly(wish: ExpertWish) {
    written.current = wish;
    describe(wish.prompt);
  }

  function cancel() {
    painting.cancel();
    voice.stop();
  }

  const { state } = voice;
  const isMaking =
    painting.job !== null ||
    step === 'ordered' ||
    (state.phase === 'processing' && step === 'asked');
  const phase: DescribePhase = isMaking
    ? 'painting'
    : state.phase === 'processing'
      ? 'speaking'
      : state.phase;
  return {
    voice,
    phase,
    isMaking,
    understood,
    describe,
    paintExpertly,
    cancel,
    job: painting.job,
    prompt: painting.prompt,
  };
}
