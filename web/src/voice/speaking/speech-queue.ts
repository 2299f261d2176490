import type { SpeechRequest, SpokenWord } from '@lux/contracts/conversation/speech.ts';

/** A sentence's sound, ready to be played. */
export interface LoadedSound {
  audio: AudioBuffer;
  /** When its words are heard; null where the voice does not tell. Never rejects. */
  words: Promise<readonly SpokenWord[] | null>;
}

/** One sentence to be said aloud. */
export interface SpokenSentence {
  text: string;
  /** For beginning readers: slowly, by syllables, or a letter's sound instead of the text. */
  manner?: Partial<Pick<SpeechRequest, 'pace' | 'sound' | 'conversationId'>>;
  /** What the browser's own voice says instead, where it cannot say the text in this manner. */
  localText?: string;
  /** Where the server is making its sound ready, if it is. */
  speechUrl?: string | null;
  /** The sound itself, where it was made ready ahead of time. */
  sound?: Promise<LoadedSound> | undefined;
}

/** A sound that has its place in time. */
export interface ScheduledSound {
  started: Promise<void>;
  ended: Promise<void>;
}

export interface SpeechQueueDeps<Sound> {
  /** Brings a sentence's sound, ready to be played; rejects where there is none. */
  load: (sentence: SpokenSentence, signal: AbortSignal) => Promise<Sound>;
  player: {
    /** Plays right after what is already scheduled, else at once. */
    schedule: (sound: Sound) => ScheduledSound;
    /** Silence, now. */
    stop: () => void;
  };
  /** The browser's own voice; rejects where there is none. */
  sayLocally: (text: string, signal: AbortSignal) => Promise<void>;
  /** A sentence begins to be heard, counted from 0. */
  onSentence: (index: number, sentence: SpokenSentence) => void;
  /** Neither voice could say a sentence. Told once. */
  onFailed: () => void;
  /** Ends everything at once. */
  signal: AbortSignal;
}

/** How many sentences after the one being heard are fetched already. */
const AHEAD = 2;

/**
 * Says sentences one after the other while more are still being written. The next sound is fetched
 * while this one is heard and scheduled to begin where it ends, so there is no gap between them. A
 * sentence without a sound is spoken by the browser's own voice (SPEC 8).
 */
export class SpeechQueue<Sound> {
  readonly #deps: SpeechQueueDeps<Sound>;
  readonly #sentences: SpokenSentence[] = [];
  readonly #sounds: Promise<Sound | null>[] = [];
  readonly #spoken: Promise<void>;
  #heard = 0;
  #isComplete = false;
  #hasFailed = false;
  #wake: () => void = () => {};

  constructor(deps: SpeechQueueDeps<Sound>) {
    this.#deps = deps;
    deps.signal.addEventListener('abort', () => {
      deps.player.stop();
      this.#wake();
    });
    this.#spoken = this.#speak();
  }

  add(sentence: SpokenSentence): void {
    this.#sentences.push(sentence);
    this.#fetchAhead();
    this.#wake();
  }

  /** No more sentences will come; resolves when the last one has been heard, or on abort. */
  finish(): Promise<void> {
    this.#isComplete = true;
    this.#wake();
    return this.#spoken;
  }

  #fetchAhead(): void {
    const { load, signal } = this.#deps;
    const wanted = this.#sentences.slice(0, this.#heard + AHEAD + 1);
    for (const sentence of wanted.slice(this.#sounds.length)) {
      this.#sounds.push(load(sentence, signal).catch(() => null));
    }
  }

  async #speak(): Promise<void> {
    const { player, signal } = this.#deps;
    let last: ScheduledSound | undefined;
    for (let index = 0; await this.#hasSentence(index); index += 1) {
      const sound = (await this.#orAborted(this.#sounds[index])) ?? null;
      if (signal.aborted) return;
      if (sound === null) {
        await this.#orAborted(last?.ended);
        await this.#sayLocally(index);
        continue;
      }
      last = player.schedule(sound);
      await this.#orAborted(last.started);
      this.#begin(index);
    }
    await this.#orAborted(last?.ended);
  }

  async #sayLocally(index: number): Promise<void> {
    const { sayLocally, onFailed, signal } = this.#deps;
    const { text = '', localText = text } = this.#sentences[index] ?? {};
    this.#begin(index);
    try {
      if (!signal.aborted) await sayLocally(localText, signal);
    } catch {
      if (!this.#hasFailed && !signal.aborted) onFailed();
      this.#hasFailed = true;
    }
  }

  #begin(index: number): void {
    const sentence = this.#sentences[index];
    if (this.#deps.signal.aborted || sentence === undefined) return;
    this.#heard = index;
    this.#fetchAhead();
    this.#deps.onSentence(index, sentence);
  }

  async #hasSentence(index: number): Promise<boolean> {
    while (!this.#deps.signal.aborted) {
      if (index < this.#sentences.length) return true;
      if (this.#isComplete) return false;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return false;
  }

  /** What is waited for must not outlive an interruption. */
  async #orAborted<T>(promise: Promise<T> | undefined): Promise<T | undefined> {
    const { signal } = this.#deps;
    if (signal.aborted) return undefined;
    const aborted = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    return Promise.race([promise, aborted]);
  }
}
