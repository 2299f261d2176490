import { openSpeech } from './open-speech.ts';

/** Says one text; ends when its last word is out or the signal aborts, and never rejects. */
export function speak(text: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const speech = openSpeech({ signal });
  speech.add({ text });
  return speech.finish();
}
