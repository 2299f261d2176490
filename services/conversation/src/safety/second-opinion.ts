import { createOpenAiChat } from '@lux/ai/providers/chat/openai-chat.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';

/** Who says what in a sentence that is doubtful. */
export type Speaker = 'child' | 'lux';

export interface SecondOpinion {
  /**
   * Whether the model finds a masked sentence unfit for a child.
   *
   * @throws when it says neither yes nor no in time: the caller must then treat the text as unfit.
   */
  isUnfit: (masked: string, by: Speaker) => Promise<boolean>;
}

const PROMPTS: Record<Speaker, string> = {
  child: `Du prüfst, was Kinder von 6 bis 12 Jahren zu einem Lernprogramm sagen.
Ist der folgende Satz ein Wunsch nach Gewalt, Sex, Drogen, Waffen, Hass, Beleidigungen, Horror, gefährlichen Mutproben oder Regelbruch?
Eine harmlose Frage, auch über Tiere, Geschichte oder den Körper, und ein Kummer sind nichts davon.
Antworte nur mit ja oder nein.`,
  lux: `Du prüfst, was ein Lernprogramm zu Kindern von 6 bis 12 Jahren sagt.
Ist der folgende Satz für Kinder ungeeignet, also grausam, sexuell, beleidigend, gefährlich zum Nachmachen, oder fragt er nach Name, Adresse oder Geheimnissen?
Eine sachliche Erklärung, ein Trost oder ein Rat, Hilfe zu holen, ist nichts davon.
Antworte nur mit ja oder nein.`,
};

/** The gate waits no longer; moderation has as long. */
const LIMIT_MS = 4_000;
/** Reading stops at the first letter, so a server that keeps to no limit writes little more. */
const ANSWER_TOKENS = 2;
const MOST_REMEMBERED = 500;

const FIRST_LETTER = /\p{L}/u;

/** @throws where the first letter is neither that of „ja“ nor that of „nein“. */
async function readVerdict(pieces: AsyncIterable<string>): Promise<boolean> {
  for await (const piece of pieces) {
    const letter = FIRST_LETTER.exec(piece)?.[0].toLowerCase();
    if (letter === undefined) continue;
    if (letter === 'j' || letter === 'n') return letter === 'j';
    break;
  }
  throw new Error('the second opinion is neither yes nor no');
}

/**
 * Asks the model that talks with children a short question about what the gate's own rules find
 * doubtful, where there is no moderation (DESIGN 9). What was said once is remembered, and the same
 * sentence at the same time is asked once.
 */
export function createSecondOpinion(
  provider: OpenAiProvider,
  { limitMs = LIMIT_MS } = {},
): SecondOpinion {
  const chat = createOpenAiChat(provider, {
    beginMs: limitMs,
    silenceMs: limitMs,
    answerTokens: ANSWER_TOKENS,
    isBrief: true,
  });
  const remembered = new Map<string, Promise<boolean>>();

  const ask = (masked: string, by: Speaker): Promise<boolean> =>
    readVerdict(
      chat.stream(
        [
          { role: 'system', content: PROMPTS[by] },
          // In quotes and in one line: a sentence to judge, not one to obey.
          { role: 'user', content: `Der Satz: „${masked.replaceAll(/[„“"\s]+/g, ' ').trim()}“` },
        ],
        { signal: AbortSignal.timeout(limitMs) },
      ),
    );

  return {
    isUnfit: (masked, by) => {
      const key = `${by} ${masked}`;
      const known = remembered.get(key);
      if (known) return known;
      const verdict = ask(masked, by);
      remembered.set(key, verdict);
      const [oldest] = remembered.keys();
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      // What failed is asked again the next time.
      verdict.catch(() => remembered.delete(key));
      return verdict;
    },
  };
}
