import type { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { rest } from '../../lib/api/rest.ts';
import { store } from '../../lib/store.ts';
import { toasts } from '../../lib/toasts.ts';
import { createSoundPlayer } from './create-sound-player.ts';
import { createWordFollower } from './create-word-follower.ts';
import { isOwnPath, loadSound } from './load-sound.ts';
import { SpeechQueue, type SpokenSentence } from './speech-queue.ts';
import { spokenWordAtom, voiceLevelAtom } from './speech-state.ts';

/** When the words of a sentence are heard; null where nobody can tell. Never rejects. */
export async function fetchWords(
  { speechUrl }: SpokenSentence,
  signal: AbortSignal,
): Promise<readonly SpokenWord[] | null> {
  if (!isOwnPath(speechUrl)) return null;
  const loadSchema = async () => (await import('./spoken-words.ts')).SpokenWords;
  return rest.get(`${speechUrl}/words`, loadSchema, { signal }).catch(() => null);
}

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
  const words = new Map<SpokenSentence, Promise<readonly SpokenWord[] | null>>();
  let areWordsKnown = true;

  /** A voice that cannot tell the times of one sentence cannot tell those of the next. */
  async function wordsOf(sentence: SpokenSentence): Promise<readonly SpokenWord[] | null> {
    if (!areWordsKnown) return null;
    const known = await fetchWords(sentence, signal);
    areWordsKnown = known !== null;
    return known;
  }

  return new SpeechQueue<AudioBuffer>({
    signal,
    onSentence: (index, sentence) => {
      onSentence(index);
      follower.follow(words.get(sentence));
    },
    load: async (sentence, loadSignal) => {
      const sound = await loadSound(sentence, loadSignal);
      words.set(sentence, wordsOf(sentence));
      return sound;
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
