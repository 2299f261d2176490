import { store } from '../../lib/store.ts';
import { toasts } from '../../lib/toasts.ts';
import { createSoundPlayer } from './create-sound-player.ts';
import { decodeSound } from './decode-sound.ts';
import { fetchSpeech } from './fetch-speech.ts';
import { SpeechQueue } from './speech-queue.ts';
import { voiceLevelAtom } from './voice-level.ts';

interface OpenSpeechOptions {
  signal: AbortSignal;
  /** A sentence begins to be heard, counted from 0. */
  onSentence?: (index: number) => void;
}

/**
 * LUX's voice for one turn: the server's, else the browser's own, else a note that it could not be
 * said (SPEC 8).
 */
export function openSpeech({ signal, onSentence = () => {} }: OpenSpeechOptions) {
  return new SpeechQueue<AudioBuffer>({
    signal,
    onSentence,
    load: async (sentence, loadSignal) => decodeSound(await fetchSpeech(sentence, loadSignal)),
    player: createSoundPlayer((level) => store.set(voiceLevelAtom, level)),
    sayLocally: async (text, saySignal) => {
      const { speakLocally } = await import('./speak-locally.ts');
      await speakLocally(text, saySignal);
    },
    onFailed: () => toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' }),
  });
}
