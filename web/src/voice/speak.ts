import { rest } from '../lib/rest.ts';
import { toasts } from '../lib/toasts.ts';
import { playAudio } from './play-audio.ts';
import { speakLocally } from './speak-locally.ts';

interface SpeakOptions {
  signal: AbortSignal;
  onLevel: (level: number) => void;
}

/**
 * Says a text: LUX's voice from the server, else the browser's own, else a note that it could not
 * be said (SPEC 8). Ends when the last word is out or the signal aborts; never rejects.
 */
export async function speak(text: string, { signal, onLevel }: SpeakOptions): Promise<void> {
  try {
    const audio = await rest.postForBlob('/api/speech', { text }, { signal });
    await playAudio(audio, { signal, onLevel });
  } catch {
    if (signal.aborted) return;
    await speakLocally(text, signal).catch(() =>
      toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' }),
    );
  }
}
