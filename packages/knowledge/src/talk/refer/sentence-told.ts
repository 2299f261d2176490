import type { Entry } from '../../content/entries.ts';
import { isAskingWord } from '../../recognition/aspect-frames.ts';
import { isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import { GIVES_REASON } from '../fit/fits-question.ts';
import { isKindOfAnswer } from '../fit/kind-of-answer.ts';
import { meansIn } from '../fit/left-unanswered.ts';
import type { Said } from '../said/said.ts';
import { GOES_ON } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

const CONFIDENCE = 0.86;
const MOST_WORDS = 7;
const WHY = /\b(?:warum|wieso|weshalb)\b/;
/** Asks for nothing that could stand in a sentence. */
const SAYS_NOTHING =
  /^(?:und|aber|denn|also|genau|eigentlich|nochmal|denen|davon|noch|mal|gar|keine?[nmrs]?|uberhaupt|wirklich|nur)$/;
const VERB_OF_ASKING = /^(?:fangt|beginnt|hort|endet|mundet|entspringt|lebt)$/;

/**
 * The sentence of what LUX has told already that answers a question of the talk: nobody is told that LUX does
 * not know what it has just said. null where none speaks of all that is asked.
 */
export function sentenceTold(
  said: Said,
  topic: Topic,
  { entries, level, wanted }: { entries: readonly Entry[]; level: Level; wanted: Wanted },
): Step | null {
  const { entry: last, thing, told } = topic;
  const goesOn = said.hasPronoun || GOES_ON.test(said.folded) || said.mentions.length === 0;
  if (!last || !thing || !goesOn || said.words.length > MOST_WORDS) return null;
  const naming = new Set([thing.name, ...thing.also].flatMap(wordsOf).map(lemmaKey));
  // "Und der schnellste Mensch?": people are asked of, though the word says little.
  const named = new Set(
    said.mentions.flatMap(({ certainty, end, start }) =>
      certainty === 'sure' ? said.words.slice(start, end) : [],
    ),
  );
  const content = said.words.filter(
    (word) =>
      !SAYS_NOTHING.test(word) &&
      (VERB_OF_ASKING.test(word) ||
        named.has(word) ||
        (!isStopWord(word) && !isAskingWord(word))) &&
      !naming.has(lemmaKey(word)),
  );
  if (content.length === 0) return null;
  for (const entry of [last, ...entries.filter((one) => one !== last && told.has(one.id))]) {
    const sentence = [entry[level], entry.older]
      .flatMap((text) => text.split(/(?<=[^\d][.!?]) /u))
      .find((text) => answers(entry, text));
    if (sentence === undefined) continue;
    return {
      answer: { text: sentence, confidence: CONFIDENCE },
      topic: topicAfter(topic, entry, { level, about: thing, wanted }),
    };
  }
  return null;

  function answers({ aspect: _, ...entry }: Entry, text: string): boolean {
    const keys = new Set(wordsOf(text).map(lemmaKey));
    const isSpoken = content.every(
      (word) => isAmong(lemmaKey(word), keys) || (VERB_OF_ASKING.test(word) && meansIn(word, text)),
    );
    if (!isSpoken || (WHY.test(said.folded) && !GIVES_REASON.test(text))) return false;
    return isKindOfAnswer({ ...entry, asks: [], young: text, older: text }, said, wanted);
  }
}
