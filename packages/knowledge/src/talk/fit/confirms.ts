import { speaksOf } from '../../content/entries.ts';
import { isStopWord, lemmaKey } from '../../recognition/words.ts';
import { asksTold, isAboutLast } from '../said/go-on.ts';
import type { Said } from '../said/said.ts';
import { YES } from '../said/talk-patterns.ts';
import { isAmong } from '../telling/choose-entry.ts';
import type { Step, Topic } from '../topic.ts';

/** "Echt wegen dem Mond?", "hat der wirklich tausend?": is what was told really so? */
const ASKS_AGAIN =
  /^(?:(?:und|was|wow|boah|aber) )?(?:echt|wirklich|ehrlich|stimmt das|im ernst)\b|\b(?:wirklich|echt)\b(?!.*\b(?:warum|wie|wo|wer|wann)\b)/;
const ASKS_ELSE = /\b(?:warum|wieso|wie|wo|wer|wann|welche\w*|was)\b/;

/** Says once more what was told, in its fuller words, where it speaks of all that is doubted. */
export function confirms({ folded, words }: Said, topic: Topic): Step | null {
  const { entry } = topic;
  if (!entry || !ASKS_AGAIN.test(folded) || ASKS_ELSE.test(folded)) return null;
  const doubted = words.filter(
    (word) => !isStopWord(word) && !/^(?:echt|wirklich|ehrlich|ernst|wegen)$/.test(word),
  );
  const isSpokenOf = doubted.every((word) => isAmong(lemmaKey(word), speaksOf(entry)));
  if (doubted.length === 0 || !isSpokenOf) return null;
  return { answer: { text: entry.older, confidence: 0.9 }, topic: { ...topic, level: 'older' } };
}

/** Whether what is said goes back to what was told, or is asked exactly as an answer has it: no doubt is left. */
export const isSettled = (said: Said, topic: Topic, isExact: (said: Said) => boolean): boolean =>
  isExact(said) ||
  isAboutLast(said.folded) ||
  asksTold(said.folded) ||
  YES.test(said.folded) ||
  confirms(said, topic) !== null;
