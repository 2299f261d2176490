import { store } from '../lib/store.ts';
import { toasts } from '../lib/toasts.ts';
import { holdSpeech } from '../voice/speaking/hold-speech.ts';
import { asideContext } from '../voice/speaking/sounds/audio-context.ts';
import { createSoundPlayer } from '../voice/speaking/sounds/create-sound-player.ts';
import { loadSound } from '../voice/speaking/sounds/load-sound.ts';
import { speakLocally } from '../voice/speaking/speak-locally.ts';
import { SpeechQueue } from '../voice/speaking/speech-queue.ts';
import { voiceLevelAtom } from '../voice/speaking/speech-state.ts';

/**
 * Says a few words in between: what LUX was saying waits and goes on afterwards. Ends when the last
 * word is out or the signal aborts, and never rejects.
 */
export async function announce(
  text: string,
  signal: AbortSignal,
  onFailed = tellFailure,
): Promise<void> {
  const letGoOn = holdSpeech();
  const queue = new SpeechQueue<AudioBuffer>({
    signal,
    load: async (sentence, loadSignal) =>
      (await loadSound(sentence, loadSignal, asideContext)).audio,
    player: createSoundPlayer((level) => store.set(voiceLevelAtom, level), asideContext),
    sayLocally: speakLocally,
    onSentence: () => {},
    onFailed,
  });
  queue.add({ text });
  await queue.finish();
  letGoOn();
}

function tellFailure(): void {
  toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' });
}
