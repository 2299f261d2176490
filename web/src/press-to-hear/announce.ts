import { store } from '../lib/store.ts';
import { toasts } from '../lib/toasts.ts';
import { createSoundPlayer } from '../voice/speaking/create-sound-player.ts';
import { loadSound } from '../voice/speaking/load-sound.ts';
import { pauseSpeech } from '../voice/speaking/pause-speech.ts';
import { speakLocally } from '../voice/speaking/speak-locally.ts';
import { SpeechQueue } from '../voice/speaking/speech-queue.ts';
import { voiceLevelAtom } from '../voice/speaking/voice-level.ts';
import { asideContext } from './aside-context.ts';

/**
 * Says a few words in between: what LUX was saying waits and goes on afterwards. Ends when the last
 * word is out or the signal aborts, and never rejects.
 */
export async function announce(text: string, signal: AbortSignal): Promise<void> {
  const letGoOn = pauseSpeech();
  const queue = new SpeechQueue<AudioBuffer>({
    signal,
    load: loadSound,
    player: createSoundPlayer((level) => store.set(voiceLevelAtom, level), asideContext),
    sayLocally: speakLocally,
    onSentence: () => {},
    onFailed: () => toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' }),
  });
  queue.add({ text });
  await queue.finish();
  letGoOn();
}
