/** SPEC 8: how slowly the browser's own voice reads. */
const RATE = 0.9;
/** Voices may arrive late; a browser that has none by then never will. */
const VOICES_TIMEOUT_MS = 1000;
/** Safari may take a text and never tell of it; what has not begun by then never will. */
const START_LIMIT_MS = 3000;
/** What began ends by then at the latest: far slower than any voice reads. */
const ENDING_LIMIT_MS = 10_000;
const ENDING_LIMIT_PER_LETTER_MS = 250;
const LOOK_MS = 250;

/** Reads a text with the browser's own voice; rejects where there is none. */
export async function speakLocally(text: string, signal: AbortSignal): Promise<void> {
  const synthesis = globalThis.speechSynthesis;
  if (synthesis === undefined || !(await hasVoices(synthesis))) throw new Error('no local voice');
  if (signal.aborted) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'de-DE';
  utterance.rate = RATE;
  let stopWatching = () => {};
  const spoken = new Promise<void>((resolve, reject) => {
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
    stopWatching = watch(utterance, synthesis, (hasBegun) => {
      synthesis.cancel();
      if (hasBegun) resolve();
      else reject(new Error('local voice failed: never began'));
    });
    synthesis.speak(utterance);
  });
  await spoken.finally(() => stopWatching());
}

/** Calls `onLost` once a voice is out of time to begin or to end; the time stands while it is held. */
function watch(
  utterance: SpeechSynthesisUtterance,
  synthesis: SpeechSynthesis,
  onLost: (hasBegun: boolean) => void,
): () => void {
  let hasBegun = false;
  let restMs = START_LIMIT_MS;
  utterance.onstart = () => {
    hasBegun = true;
    restMs = ENDING_LIMIT_MS + utterance.text.length * ENDING_LIMIT_PER_LETTER_MS;
  };
  const look = setInterval(() => {
    if (synthesis.paused) return;
    restMs -= LOOK_MS;
    if (restMs <= 0) onLost(hasBegun);
  }, LOOK_MS);
  return () => clearInterval(look);
}

async function hasVoices(synthesis: SpeechSynthesis): Promise<boolean> {
  if (synthesis.getVoices().length > 0) return true;
  await new Promise((resolve) => {
    synthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, VOICES_TIMEOUT_MS);
  });
  return synthesis.getVoices().length > 0;
}
