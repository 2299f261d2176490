import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readPublicSettings } from '../../lib/public-settings.ts';
import type { RecognitionHandlers } from './recognition.ts';
import { findRecognitionEngine } from './recognition-engine.ts';

/**
 * How this browser and server can listen together; `unknown` until the server was asked. `none`
 * leaves the typed way.
 */
export type ListeningWay = 'unknown' | 'recognition' | 'recording' | 'none';

interface ListeningHandlers extends RecognitionHandlers {
  /** A recording is over and is being turned into words. */
  onRecorded: () => void;
  /** The words of a recording; empty where there were none. */
  onTranscribed: (text: string) => void;
}

interface Listening {
  stop: () => void;
  abort: () => void;
}

/** Words with which a recogniser says that it will not listen here at all. */
const REFUSALS = new Set(['not-allowed', 'service-not-allowed', 'never-began']);

/** The kind of failure where the school lets no browser listen. */
const FORBIDDEN = 'forbidden';

/** Tells why listening failed. Its words come when they are needed; where they do not, silence says it. */
export function tellFailure(kind: string): void {
  import('./recognition-failure.ts').then(
    ({ recognitionFailure }) => recognitionFailure(kind),
    () => {},
  );
}

/** Comes with the first press: the first visit does not pay for it. */
const loadRecognition = () => import('./recognition.ts');

const findsEngine = () => findRecognitionEngine() !== null;

/** Stands in for listening until its script is loaded. */
function untilLoaded(): Listening & { isStopped: boolean; isAborted: boolean } {
  const state = {
    isStopped: false,
    isAborted: false,
    stop: () => {
      state.isStopped = true;
    },
    abort: () => {
      state.isAborted = true;
    },
  };
  return state;
}

async function askServer(): Promise<boolean> {
  const { canTranscribe } = await import('./transcription-api.ts');
  return canTranscribe();
}

/**
 * Listening for one sentence at a time: the browser's recogniser where the school lets it, else a
 * recording that the server turns into words, where it can. `start` is false where neither is there,
 * after `onError` was told why.
 */
export function useListening(handlers: ListeningHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const running = useRef<Listening | null>(null);
  const hasToldWay = useRef(false);
  const [hasEngine, setHasEngine] = useState(false);
  const [foundWay, setWay] = useState<ListeningWay>('unknown');
  const way = foundWay === 'unknown' && hasEngine ? 'recognition' : foundWay;
  const [isRefused, setIsRefused] = useState(false);
  const whyNone = useRef('unsupported');

  // The prerendered page knows no browser. At once it would render the whole screen in one piece.
  useEffect(() => startTransition(() => setHasEngine(findsEngine())), []);

  useEffect(() => {
    // A screen that was drawn ahead knows the engine a moment later.
    if (way !== 'unknown' || findsEngine()) return;
    let isGone = false;
    void askServer().then((isAble) => !isGone && setWay(isAble ? 'recording' : 'none'));
    return () => {
      isGone = true;
    };
  }, [way]);

  /** The school lets no browser listen; perhaps the server can. */
  useEffect(() => {
    if (!hasEngine) return;
    let isGone = false;
    const leaveBrowser = async () => {
      if ((await readPublicSettings()).usesBrowserRecognition) return;
      whyNone.current = FORBIDDEN;
      const isAble = await askServer();
      if (!isGone) setWay(isAble ? 'recording' : 'none');
    };
    void leaveBrowser();
    return () => {
      isGone = true;
    };
  }, [hasEngine]);

  const record = useCallback(async (): Promise<void> => {
    let isOver = false;
    running.current = {
      stop: () => {
        isOver = true;
      },
      abort: () => {
        isOver = true;
      },
    };
    const [{ recordQuestion }, { usesBrowserRecognition }] = await Promise.all([
      import('./record-question.ts'),
      readPublicSettings(),
    ]);
    if (isOver) return latest.current.onEnd();
    if (!hasToldWay.current && usesBrowserRecognition) tellFailure('recording');
    hasToldWay.current = true;
    running.current = recordQuestion({
      onRecorded: () => latest.current.onRecorded(),
      onText: (text) => latest.current.onTranscribed(text),
      onError: (kind) => {
        setIsRefused(kind === 'not-allowed');
        latest.current.onError(kind);
        latest.current.onTranscribed('');
      },
    });
  }, []);

  /** The recogniser will not listen here; perhaps the server does. */
  const recordInstead = useCallback(
    async (kind: string): Promise<void> => {
      if (await askServer()) {
        setWay('recording');
        return record();
      }
      // Who allows the microphone after all may press again; where the service is missing it stays.
      if (kind !== 'not-allowed') setWay('none');
      setIsRefused(kind === 'not-allowed');
      latest.current.onError(kind);
      latest.current.onEnd();
    },
    [record],
  );

  const recognise = useCallback(
    async (Engine: NonNullable<ReturnType<typeof findRecognitionEngine>>): Promise<void> => {
      let refusal: string | null = null;
      const loading = untilLoaded();
      running.current = loading;
      const [recognition, { usesBrowserRecognition }] = await Promise.all([
        loadRecognition().catch(() => null),
        readPublicSettings(),
      ]);
      if (loading.isAborted) return;
      if (!usesBrowserRecognition && !loading.isStopped) return recordInstead(FORBIDDEN);
      if (recognition === null) latest.current.onError('network');
      if (recognition === null || loading.isStopped) return latest.current.onEnd();
      running.current = recognition.startRecognition(() => new Engine(), {
        onHeard: (text, isFinal) => latest.current.onHeard(text, isFinal),
        onError: (kind) => {
          if (REFUSALS.has(kind)) refusal = kind;
          else latest.current.onError(kind);
        },
        onEnd: () => {
          running.current = null;
          if (refusal === null) latest.current.onEnd();
          else void recordInstead(refusal);
        },
      });
    },
    [recordInstead],
  );

  const start = useCallback((): boolean => {
    running.current?.abort();
    running.current = null;
    setIsRefused(false);
    const Engine = findRecognitionEngine();
    const mayRecognise = way === 'recognition' || way === 'unknown';
    if (mayRecognise && Engine !== null) void recognise(Engine);
    else if (way === 'recording') void record();
    else if (way === 'unknown') void recordInstead('unsupported');
    else {
      latest.current.onError(whyNone.current);
      return false;
    }
    return true;
  }, [way, recognise, record, recordInstead]);

  const stop = useCallback(() => running.current?.stop(), []);
  const abort = useCallback(() => running.current?.abort(), []);

  useEffect(() => () => running.current?.abort(), []);

  return { start, stop, abort, way, isRefused };
}
