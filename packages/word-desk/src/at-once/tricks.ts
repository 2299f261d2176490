import type { Tools } from '../desk/tools.ts';

const ASKS =
  /(?<!\p{L})(?:tricks?|eselsbrücken?|merksatz|merkspruch|merkhilfe|merke? ich mir|merkt man sich|(?:mir|sich) (?:\p{L}+ ){0,5}?merken)(?!\p{L})/u;
const MOST_WORDS = 14;
const GERMAN_RULE =
  /(?<!\p{L})(?:trick|eselsbrücken?|merksatz|merkspruch|merken|merk|merke|merkt|hast|hat|man|mir|mich|sich|ein|einen|eine|für|wie|kann|ich|du|kannst|sagen|gib|es|immer|nie|am|besten|wann|nach)(?!\p{L})/gu;

/** "Wie merke ich mir, wann …": a way to remember, else the rule itself. */
export function answerTrick(text: string, { content, answerAgain, level }: Tools): string | null {
  if (!ASKS.test(text)) return null;
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return null;
  const found = content.tricks.find(({ asked }) =>
    asked.some((groups) =>
      groups.every((group) =>
        group.some((wanted) =>
          words.some((word) =>
            wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted,
          ),
        ),
      ),
    ),
  );
  if (found) return found[level];
  const rest = text.replace(GERMAN_RULE, ' ').replace(/\s+/gu, ' ').trim();
  return /^\p{L}+ (?:und|oder) \p{L}+$/u.test(rest)
    ? answerAgain(`wann schreibt man ${rest}`)
    : null;
}
