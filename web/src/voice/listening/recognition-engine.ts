interface RecognitionResult {
  readonly isFinal: boolean;
  readonly [index: number]: { readonly transcript: string };
}

export interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<RecognitionResult>;
}

/** What we use of the browser's SpeechRecognition, which TypeScript's DOM types leave out. */
export interface RecognitionEngine {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type EngineClass = new () => RecognitionEngine;

declare global {
  var SpeechRecognition: EngineClass | undefined;
  var webkitSpeechRecognition: EngineClass | undefined;
}

/** The browser's recogniser, or null where it has none (Firefox). */
export function findRecognitionEngine(): EngineClass | null {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition ?? null;
}
