import type { RecognitionEngine, RecognitionEvent } from './recognition-engine.ts';

/** SPEC 4 and 9. */
export const recognitionTimes = {
  startDelayMs: 100,
  retryDelayMs: 300,
  stopAfterFinalMs: 500,
  silenceMs: 1500,
  silenceCheckMs: 500,
} as const;

export interface RecognitionHandlers {
  /** Words so far; `isFinal` once the recogniser is sure of them. */
  onHeard: (text: string, isFinal: boolean) => void;
  /** Listening has stopped, whatever the cause. Called once per start. */
  onEnd: () => void;
  /** The recogniser's own word for what went wrong, or `start-failed`. */
  onError: (kind: string) => void;
}

/**
 * One listening turn: starts after 100 ms (once more 300 ms later if that fails), stops by itself
 * 500 ms after a final result or after 1500 ms without results (SPEC 4, auto mode). Where the
 * browser says that somebody is speaking, the silence is counted from when they paused.
 */
export function startRecognition(
  createEngine: () => RecognitionEngine,
  handlers: RecognitionHandlers,
): { stop: () => void; abort: () => void } {
  let engine: RecognitionEngine | null = null;
  let hasEnded = false;
  let isSpeaking = false;
  let lastActivityAt = 0;
  let silenceCheck: ReturnType<typeof setInterval> | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(pending);
    clearInterval(silenceCheck);
    handlers.onEnd();
  }

  function noteActivity(): void {
    lastActivityAt = Date.now();
  }

  function checkSilence(): void {
    const isSilent = !isSpeaking && Date.now() - lastActivityAt >= recognitionTimes.silenceMs;
    if (isSilent) engine?.stop();
  }

  function hear(event: RecognitionEvent): void {
    noteActivity();
    isSpeaking = false;
    const results = Array.from(event.results);
    const isFinal = results.length > 0 && results.every((result) => result.isFinal);
    const text = results.map((result) => result[0]?.transcript ?? '').join(' ');
    handlers.onHeard(text.replace(/\s+/g, ' ').trim(), isFinal);
    if (!isFinal) return;
    clearTimeout(pending);
    pending = setTimeout(() => engine?.stop(), recognitionTimes.stopAfterFinalMs);
  }

  function listen(): void {
    const created = createEngine();
    engine = created;
    created.lang = 'de-DE';
    created.continuous = false;
    created.interimResults = true;
    created.onstart = () => {
      noteActivity();
      silenceCheck ??= setInterval(checkSilence, recognitionTimes.silenceCheckMs);
    };
    created.onspeechstart = () => {
      isSpeaking = true;
    };
    created.onspeechend = () => {
      isSpeaking = false;
      noteActivity();
    };
    created.onresult = hear;
    created.onerror = (event) => handlers.onError(event.error);
    created.onend = end;
    created.start();
  }

  function tryListen(isRetry: boolean): void {
    try {
      listen();
    } catch {
      if (!isRetry) {
        pending = setTimeout(tryListen, recognitionTimes.retryDelayMs, true);
        return;
      }
      handlers.onError('start-failed');
      end();
    }
  }

  pending = setTimeout(tryListen, recognitionTimes.startDelayMs, false);

  return {
    stop() {
      if (engine === null) end();
      else engine.stop();
    },
    abort() {
      engine?.abort();
      end();
    },
  };
}
