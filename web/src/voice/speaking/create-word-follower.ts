import type { SpokenWord } from '@lux/contracts/conversation/speech.ts';

type Words = Promise<readonly SpokenWord[] | null>;

/** Tells word by word what is being heard. */
export function createWordFollower(onWord: (word: SpokenWord | null) => void): {
  /** A sentence begins now; its words may come later. Ends the one before. */
  follow: (words: Words | undefined) => void;
  stop: () => void;
} {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let sentence = 0;

  function stop(): void {
    sentence += 1;
    timers.forEach(clearTimeout);
    timers = [];
    onWord(null);
  }

  function schedule(words: readonly SpokenWord[], startedAtMs: number): void {
    const at = (ms: number, word: SpokenWord | null) => {
      const waitMs = Math.max(0, startedAtMs + ms - performance.now());
      timers.push(setTimeout(() => onWord(word), waitMs));
    };
    const heardMs = performance.now() - startedAtMs;
    const rest = words.filter(({ endMs }) => endMs > heardMs);
    for (const word of rest) at(word.startMs, word);
    const last = rest.at(-1);
    if (last) at(last.endMs, null);
  }

  return {
    follow(words) {
      stop();
      const startedAtMs = performance.now();
      const followed = sentence;
      words?.then((known) => {
        if (known !== null && followed === sentence) schedule(known, startedAtMs);
      });
    },
    stop,
  };
}
