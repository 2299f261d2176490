import { store } from '../../lib/store.ts';
import { toasts } from '../../lib/toasts.ts';
import { createWordFollower } from './create-word-follower.ts';
import { createSoundPlayer } from './sounds/create-sound-player.ts';
import { loadSound } from './sounds/load-sound.ts';
import { type LoadedSound, SpeechQueue, type SpokenSentence } from './speech-queue.ts';
import { spokenWordAtom, voiceLevelAtom } from './speech-state.ts';

interface OpenSpeechOptions {
  signal: AbortSignal;
  /** A sentence begins to be heard, counted from 0. */
  onSentence?: (index: number) => void;
}

/**
 * LUX's voice for one turn: the server's, else the browser's own, else a note that it could not be
 * said (SPEC 8). Which word is heard is told in `spokenWordAtom`, where the server knows it.
 */
export function openSpeech({ signal, onSentence = () => {} }: OpenSpeechOptions) {
  const follower = createWordFollower((word) => store.set(spokenWordAtom, word));
  signal.addEventListener('abort', follower.stop);
  const wordsOf = new Map<SpokenSentence, LoadedSound['words']>();

  return new SpeechQueue<AudioBuffer>({
    signal,
    onSentence: (index, sentence) => {
      onSentence(index);
      follower.follow(wordsOf.get(sentence));
    },
    load: async (sentence, loadSignal) => {
      const { audio, words } = await loadSound(sentence, loadSignal);
      wordsOf.set(sentence, words);
      return audio;
    },
    player: createSoundPlayer((level) => store.set(voiceLevelAtom, level)),
    sayLocally: async (text, saySignal) => {
      follower.stop();
      const { speakLocally } = await import('./speak-locally.ts');
      await speakLocally(text, saySignal);
    },
    onFailed: () => toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' }),
  });
}

/** Says one text; ends when its last word is out or the signal aborts, and never rejects. */
export function speak(text: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const speech = openSpeech({ signal });
  speech.add({ text });
  return speech.finish();
}
