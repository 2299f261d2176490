import { isPhantomSentence } from '@lux/contracts/conversation/phantom-sentences.ts';
import { microphoneUse } from './microphone-use.ts';
import type { RecognitionEngine, RecognitionEvent } from './recognition-engine.ts';

/** SPEC 4 and 9; the last five are our own. */
export const recognitionTimes = {
  startDelayMs: 100,
  retryDelayMs: 300,
  stopAfterFinalMs: 500,
  silenceMs: 1500,
  silenceCheckMs: 500,
  /** How long somebody may think before the first word. */
  patienceMs: 6000,
  /** A recogniser that gave up sooner than this would only give up again. */
  shortestRunMs: 1000,
  /** Whatever sounds like a voice for so long without a word is a television or a fan. */
  longestWordlessMs: 10_000,
  /** By then the microphone is allowed or refused; a recogniser that has not begun never will. */
  startLimitMs: 15_000,
  /** Told to stop, a recogniser that is silent for so long will never say that it has ended. */
  endLimitMs: 2500,
} as const;

export interface RecognitionHandlers {
  /** Words so far, empty where the recogniser made them up; `isFinal` once it is sure of them. */
  onHeard: (text: string, isFinal: boolean) => void;
  /** Listening has stopped, whatever the cause but `abort`. Called once per start. */
  onEnd: () => void;
  /** The recogniser's own word for what went wrong, `start-failed`, or `never-began`. */
  onError: (kind: string) => void;
}

/**
 * One listening turn: starts after 100 ms, once more 300 ms later if that fails (SPEC 9). It waits
 * in two ways. Until somebody begins it is patient: 6 s, also where the recogniser itself gives up
 * sooner, and ends without a word about it. Once somebody has begun, it stops 500 ms after a final
 * result or after 1500 ms without results (SPEC 4); who goes on speaking is not cut off. Words that
 * were never final by the end (Safari) are what was said. After `abort` no callback is called.
 */
export function startRecognition(
  createEngine: () => RecognitionEngine,
  handlers: RecognitionHandlers,
): { stop: () => void; abort: () => void } {
  let engine: RecognitionEngine | null = null;
  let hasEnded = false;
  let isStopping = false;
  let hasFailed = false;
  let hasBegun = false;
  let isSpeaking = false;
  let isStarted = false;
  let startedAt = 0;
  let engineStartedAt = 0;
  let lastActivityAt = 0;
  let silenceCheck: ReturnType<typeof setInterval> | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;
  let startLimit: ReturnType<typeof setTimeout> | undefined;
  let endLimit: ReturnType<typeof setTimeout> | undefined;
  /** Shown, but not yet final. */
  let unsureWords = '';
  const endUse = microphoneUse.begin();

  function close(): boolean {
    if (hasEnded) return false;
    hasEnded = true;
    endUse();
    clearTimeout(pending);
    clearTimeout(startLimit);
    clearTimeout(endLimit);
    clearInterval(silenceCheck);
    return true;
  }

  function end(): void {
    if (!close()) return;
    if (unsureWords !== '' && !hasFailed) handlers.onHeard(unsureWords, true);
    handlers.onEnd();
  }

  function stopEngine(): void {
    isStopping = true;
    endLimit ??= setTimeout(giveUpEngine, recognitionTimes.endLimitMs);
    engine?.stop();
  }

  /** Safari's recogniser may never say `end`, and would leave LUX listening for ever. */
  function giveUpEngine(): void {
    const silent = engine;
    end();
    silent?.abort();
  }

  /** In a home-screen app Safari's recogniser may take the start and never tell of it. */
  function giveUpStart(): void {
    fail('never-began');
    giveUpEngine();
  }

  function noteStart(): void {
    clearTimeout(startLimit);
    engineStartedAt = Date.now();
    if (isStarted) return;
    isStarted = true;
    startedAt = engineStartedAt;
    silenceCheck = setInterval(checkSilence, recognitionTimes.silenceCheckMs);
  }

  function noteVoice(isVoice: boolean): void {
    hasBegun = true;
    isSpeaking = isVoice;
    lastActivityAt = Date.now();
  }

  function checkSilence(): void {
    const { silenceMs, patienceMs, longestWordlessMs } = recognitionTimes;
    const hasBegunLimitMs = isSpeaking ? longestWordlessMs : silenceMs;
    const isOver = hasBegun
      ? Date.now() - lastActivityAt >= hasBegunLimitMs
      : Date.now() - startedAt >= patienceMs;
    if (isOver) stopEngine();
  }

  function hear(event: RecognitionEvent): void {
    if (hasEnded) return;
    // Whoever hears has begun, though it may not have told.
    if (!isStarted) noteStart();
    noteVoice(false);
    clearTimeout(pending);
    const results = Array.from(event.results);
    const isFinal = results.length > 0 && results.every((result) => result.isFinal);
    const words = results.map((result) => result[0]?.transcript ?? '').join(' ');
    const text = words.replace(/\s+/g, ' ').trim();
    const heard = isPhantomSentence(text) ? '' : text;
    unsureWords = isFinal ? '' : heard;
    handlers.onHeard(heard, isFinal);
    if (isFinal) pending = setTimeout(stopEngine, recognitionTimes.stopAfterFinalMs);
  }

  function fail(kind: string): void {
    if (hasEnded) return;
    // "no-speech" ends the patient wait; it is not an error.
    if (kind === 'no-speech' && !hasBegun) return;
    hasFailed = true;
    handlers.onError(kind);
  }

  /** Some recognisers give up before our patience does: they are asked once more. */
  function endOrListenOn(): void {
    const now = Date.now();
    const mayListenOn =
      !(isStopping || hasFailed || hasBegun) &&
      now - startedAt < recognitionTimes.patienceMs &&
      now - engineStartedAt >= recognitionTimes.shortestRunMs;
    if (mayListenOn) tryListen(false);
    else end();
  }

  function listen(): void {
    const created = createEngine();
    engine = created;
    created.lang = 'de-DE';
    created.continuous = false;
    created.interimResults = true;
    created.onstart = noteStart;
    created.onspeechstart = () => noteVoice(true);
    created.onspeechend = () => noteVoice(false);
    created.onresult = hear;
    created.onerror = (event) => fail(event.error);
    created.onend = endOrListenOn;
    startLimit ??= setTimeout(giveUpStart, recognitionTimes.startLimitMs);
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
      else stopEngine();
    },
    abort() {
      close();
      engine?.abort();
    },
  };
}
