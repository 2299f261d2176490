import { holdSpeech } from '../../voice/speaking/hold-speech.ts';

let letSpeak: (() => void) | null = null;
let endedAtMs = Number.NEGATIVE_INFINITY;
const waiting = new Set<() => void>();

/** What listens for a hidden page, such as a microphone, rests while all eyes are at the front, too. */
function tellScreens(isPaused: boolean): void {
  document.documentElement.toggleAttribute('data-paused', isPaused);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** "Augen nach vorn": everything rests where it is, and goes on from there (CLASSROOM 4). */
export const lessonPause = {
  isOn: (): boolean => letSpeak !== null,

  begin(): void {
    if (letSpeak !== null) return;
    letSpeak = holdSpeech();
    tellScreens(true);
  },

  end(): void {
    if (letSpeak === null) return;
    letSpeak();
    letSpeak = null;
    endedAtMs = performance.now();
    tellScreens(false);
    for (const goOn of waiting) goOn();
    waiting.clear();
  },

  /** Resolves when the pause is over, or with the signal. */
  over(signal?: AbortSignal | null): Promise<void> {
    if (letSpeak === null || signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      waiting.add(resolve);
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
  },

  /** For how long there has been no pause, in ms. */
  sinceMs: (): number => (letSpeak === null ? performance.now() - endedAtMs : 0),
} as const;
