/** SPEC 8: how slowly the browser's own voice reads. */
const RATE = 0.9;
/** Voices may arrive late; a browser that has none by then never will. */
const VOICES_TIMEOUT_MS = 1000;

/** Reads a text with the browser's own voice; rejects where there is none. */
export async function speakLocally(text: string, signal: AbortSignal): Promise<void> {
  const synthesis = globalThis.speechSynthesis;
  if (synthesis === undefined || !(await hasVoices(synthesis))) throw new Error('no local voice');
  if (signal.aborted) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'de-DE';
  utterance.rate = RATE;
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        synthesis.cancel();
        resolve();
      },
      { once: true },
    );
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) => {
      if (error === 'canceled' || error === 'interrupted') resolve();
      else reject(new Error(`local voice failed: ${error}`));
    };
    synthesis.speak(utterance);
  });
}

async function hasVoices(synthesis: SpeechSynthesis): Promise<boolean> {
  if (synthesis.getVoices().length > 0) return true;
  await new Promise((resolve) => {
    synthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, VOICES_TIMEOUT_MS);
  });
  return synthesis.getVoices().length > 0;
}
