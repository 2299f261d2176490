import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { askForMore } from '../../pictures/describe/ask-for-more.ts';
import type { DescribePhase } from '../../pictures/describe/describe-button.tsx';
import { createPendingJob } from '../../pictures/job/create-pending-job.ts';
import { usePictureJob } from '../../pictures/job/use-picture-job.ts';
import { coloringPagesAtom } from '../../pictures/picture-lists.ts';
import { sayOneOf } from '../../pictures/say-one-of.ts';
import { speak } from '../../voice/speaking/open-speech.ts';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';

/** What LUX says around a colouring page: five of each. */
export const phrases = {
  intro: [
    'Oh, das wird ein schönes Ausmalbild! Ich spitze schon den Stift.',
    'Gute Idee! Ich zeichne dir die Linien, und du malst sie bunt.',
    'Das zeichne ich gern für dich. Leg schon mal deine Farben bereit.',
    'Au ja! Einen kleinen Moment, ich zeichne los.',
    'Das klingt lustig. Gleich hast du etwas zum Ausmalen.',
  ],
  success: [
    'Fertig! Jetzt bist du dran: Welche Farbe nimmst du zuerst?',
    'Dein Ausmalbild ist da. Viel Spaß beim Malen!',
    'Tadaa! Tippe dein Bild an, dann kannst du losmalen.',
    'Geschafft! Jetzt fehlen nur noch deine Farben.',
    'Hier ist dein Ausmalbild. Mach es richtig schön bunt!',
  ],
  failure: [
    'Oh nein, mein Stift ist abgebrochen. Versuchen wir es noch einmal?',
    'Es tut mir leid, das Zeichnen hat gerade nicht geklappt.',
    'Schade, das Ausmalbild ist nicht fertig geworden. Magst du es noch einmal probieren?',
    'Hoppla, da ist mir die Linie verrutscht. Versuch es gleich noch einmal.',
    'Entschuldige bitte, das konnte ich gerade nicht zeichnen. Vielleicht fällt dir etwas anderes ein?',
  ],
} as const;

/** As in the gallery flow (SPEC 4). */
const SEND_DELAY_MS = 300;

const pending = createPendingJob(storageKeys.pendingColoringPage);
const sayIntro = sayOneOf(phrases.intro);
const saySuccess = sayOneOf(phrases.success);
const sayFailure = sayOneOf(phrases.failure);

/** Comes with the first wish. */
const loadGenerate = () =>
  import('./generate-coloring-page.ts').then((m) => m.generateColoringPage);

/** From a description, said or typed, to a colouring page. */
export function useDrawing() {
  const addPage = useSetAtom(coloringPagesAtom);
  /** `told`: the picture is there or failed, and LUX is still saying so. */
  const [step, setStep] = useState<'asked' | 'ordered' | 'told'>('asked');
  const drawing = usePictureJob({
    pending,
    failed: 'Das Ausmalbild konnte nicht generiert werden',
    onReady: ({ jobId, prompt, url }) => {
      const createdAt = new Date().toISOString();
      addPage({ add: { id: `coloring-${jobId}`, prompt, imageUrl: url, createdAt } });
      toasts.show({ title: 'Ausmalbild erstellt!', tone: 'success' });
    },
  });
  const voice = useVoiceTurn({
    answer: drawAloud,
    sendDelayMs: SEND_DELAY_MS,
    onListen: () => {
      setStep('asked');
      drawing.prepare();
    },
    onNothingHeard: askForMore,
  });

  async function* drawAloud(prompt: string, signal: AbortSignal) {
    setStep('ordered');
    const intro = speak(sayIntro(), { signal });
    const outcome = await drawing.order(prompt, async () => (await loadGenerate())(prompt));
    setStep('told');
    await intro;
    if (outcome === 'ready') yield { text: saySuccess() };
    if (outcome === 'failed') yield { text: sayFailure() };
  }

  function describe(prompt: string) {
    setStep('asked');
    voice.type(prompt);
  }

  function cancel() {
    drawing.cancel();
    voice.stop();
  }

  const { state } = voice;
  const isMaking =
    drawing.job !== null ||
    step === 'ordered' ||
    (state.phase === 'processing' && step === 'asked');
  const phase: DescribePhase = isMaking
    ? 'painting'
    : state.phase === 'processing'
      ? 'speaking'
      : state.phase;
  return { voice, phase, isMaking, describe, cancel, job: drawing.job, prompt: drawing.prompt };
}
