import type { useReadAloud } from './reading/use-read-aloud.ts';
import type { useVoiceAnswer } from './voice/use-voice-answer.ts';

interface QuestionActionsOptions {
  game: { choose: (index: number) => void; check: () => void; next: () => void };
  reading: ReturnType<typeof useReadAloud>;
  voice: ReturnType<typeof useVoiceAnswer>;
  /** What is read aloud now; null while there is no question. */
  texts: () => Promise<string[]> | string[] | null;
}

/** What the buttons of a question do: nobody reads or listens on while the child goes on. */
export function questionActions({ game, reading, voice, texts }: QuestionActionsOptions) {
  const beQuiet = () => {
    reading.stop();
    voice.stop();
  };
  return {
    onRead: () => {
      voice.stop();
      const read = texts();
      if (read) void reading.read(read);
    },
    onChoose: (index: number) => {
      voice.forget();
      game.choose(index);
    },
    onCheck: () => {
      beQuiet();
      game.check();
    },
    onNext: () => {
      beQuiet();
      game.next();
    },
  };
}
