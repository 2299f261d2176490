import { vi } from 'vitest';
import type { RecognitionEngine } from '../../voice/listening/recognition-engine.ts';

/** A recogniser that hears what the test says. */
export class FakeRecognition implements RecognitionEngine {
  static last: FakeRecognition | null = null;
  static failingStarts = 0;
  /** It never tells that it has begun. */
  static isSilent = false;

  lang = '';
  continuous = true;
  interimResults = false;
  onstart: RecognitionEngine['onstart'] = null;
  onspeechstart: RecognitionEngine['onspeechstart'] = null;
  onspeechend: RecognitionEngine['onspeechend'] = null;
  onresult: RecognitionEngine['onresult'] = null;
  onerror: RecognitionEngine['onerror'] = null;
  onend: RecognitionEngine['onend'] = null;

  constructor() {
    FakeRecognition.last = this;
  }

  start = vi.fn(() => {
    if (FakeRecognition.failingStarts > 0) {
      FakeRecognition.failingStarts -= 1;
      throw new Error('busy');
    }
    if (!FakeRecognition.isSilent) this.onstart?.();
  });
  stop = vi.fn(() => this.onend?.());
  abort = vi.fn(() => this.onend?.());

  hear(transcript: string, isFinal: boolean): void {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
  }

  /** Gives the page this recogniser. */
  static install(): void {
    FakeRecognition.last = null;
    FakeRecognition.failingStarts = 0;
    FakeRecognition.isSilent = false;
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  }
}
