import type { SmallTalkFile } from './small-talk-file.ts';

type Riddle = SmallTalkFile['riddles'][number];
type Turn = { role: string; content: string };

const givesUp =
  /\b(?:weiß (?:ich |es )?nicht|keine ahnung|lösung|auflösung|sag(?:s| es| mir)|verrat|gebe auf|geb auf|was ist es|aufgeben|antwort|ich weiß es nicht)\b/u;

/** Judges a guess while LUX's last sentence was a riddle; null when it was none or the child moved on. */
export function answerRiddle(
  text: string,
  history: readonly Turn[],
  riddles: Riddle[],
): string | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const riddle = riddles.find(({ question }) => last.includes(question));
  if (!riddle) return null;
  const guess = text.toLowerCase();
  const words = guess.match(/\p{L}+/gu) ?? [];
  const solution = `${riddle.solution.charAt(0).toUpperCase()}${riddle.solution.slice(1)}`;
  if (words.some((word) => riddle.solutionWords.some((right) => word.startsWith(right)))) {
    return `Richtig! Die Lösung ist: ${solution}. Möchtest du noch ein Rätsel?`;
  }
  if (givesUp.test(guess)) return `Die Lösung ist: ${solution}. Möchtest du noch ein Rätsel?`;
  if (
    words.length > 4 ||
    /^(?:was|wie|warum|wer|wo|wann|erzähl|noch|ein|hallo|tschüss|nein|stopp)\b/.test(guess)
  ) {
    const isGuess =
      /^(?:ein|eine|einen|der|die|das|ist es|vielleicht) /.test(guess) && words.length <= 4;
    if (!isGuess) return null;
  }
  return `Das ist es noch nicht. Hier ist das Rätsel noch einmal: ${riddle.question} Wenn du magst, sag einfach: Lösung.`;
}
