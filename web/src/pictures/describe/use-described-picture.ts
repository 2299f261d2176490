import type { JobView } from '@lux/contracts/media/job.ts';
import { useState } from 'react';
import { toasts } from '../../lib/toasts.ts';
import { speak } from '../../voice/speaking/open-speech.ts';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';
import { type PictureJobOptions, usePictureJob } from '../job/use-picture-job.ts';
import type { DescribePhase } from './describe-button.tsx';

/** SPEC 4: how long after the end of listening the gallery sends what it heard. */
const SEND_DELAY_MS = 300;

/** What LUX says before the picture, and once it is there or has failed. */
interface PictureSpeech {
  intro: () => string;
  success: () => string;
  failure: () => string;
}

interface DescribedPictureOptions extends PictureJobOptions {
  speech: PictureSpeech;
  /** From what was said or typed to the prompt and the call that orders it; null: nothing is ordered. */
  toOrder: (
    description: string,
    signal: AbortSignal,
  ) => Promise<{ prompt: string; send: () => Promise<JobView> } | null>;
}

/** From a description, said or typed, to a picture (SPEC 4). */
export function useDescribedPicture({ speech, toOrder, ...job }: DescribedPictureOptions) {
  /** `told`: the picture is there or failed, and LUX is still saying so. */
  const [step, setStep] = useState<'asked' | 'ordered' | 'told'>('asked');
  const picture = usePictureJob(job);
  const voice = useVoiceTurn({
    answer: makeAloud,
    sendDelayMs: SEND_DELAY_MS,
    onListen: () => {
      setStep('asked');
      picture.prepare();
    },
    onNothingHeard: askForMore,
  });

  async function* makeAloud(description: string, signal: AbortSignal) {
    const order = await toOrder(description, signal);
    if (order === null) return;
    setStep('ordered');
    const intro = speak(speech.intro(), { signal });
    const outcome = await picture.order(order.prompt, order.send);
    setStep('told');
    await intro;
    if (outcome === 'ready') yield { text: speech.success() };
    if (outcome === 'failed') yield { text: speech.failure() };
  }

  function describe(description: string) {
    setStep('asked');
    voice.type(description);
  }

  function cancel() {
    picture.cancel();
    voice.stop();
  }

  const { state } = voice;
  const isMaking =
    picture.job !== null ||
    step === 'ordered' ||
    (state.phase === 'processing' && step === 'asked');
  const phase: DescribePhase = isMaking
    ? 'painting'
    : state.phase === 'processing'
      ? 'speaking'
      : state.phase;
  return { voice, phase, isMaking, describe, cancel, job: picture.job, prompt: picture.prompt };
}

/** Nothing was said or written (SPEC 5). */
export function askForMore(): void {
  toasts.show({
    title: 'Keine Beschreibung erkannt',
    description: 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.',
    tone: 'danger',
  });
}

interface Phrases {
  intro: readonly string[];
  success: readonly string[];
  failure: readonly string[];
}

/** Chooses among the phrases of each moment, as `sayOneOf` does. */
export function createPictureSpeech({ intro, success, failure }: Phrases): PictureSpeech {
  return { intro: sayOneOf(intro), success: sayOneOf(success), failure: sayOneOf(failure) };
}

/** Chooses a phrase at random, never the same twice in a row. */
export function sayOneOf(phrases: readonly string[], random: () => number = Math.random) {
  let last: string | undefined;
  return (): string => {
    const choices = phrases.filter((phrase) => phrase !== last);
    last = choices[Math.floor(random() * choices.length)] ?? phrases[0] ?? '';
    return last;
  };
}
