import { speaksOf } from '../../content/entries.ts';
import { isStopWord, lemmaKey } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
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
