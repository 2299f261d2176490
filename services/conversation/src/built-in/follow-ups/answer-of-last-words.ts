import { fold } from '@lux/knowledge/recognition/words.ts';
import type { Asked, Skill } from '../skill.ts';
import { admitsUnknown, hasAnswered } from './lux-said.ts';

/** "Und wann war das nochmal?", "in welchem Jahr denn?" */
const ASKS_YEAR =
  /^(?:(?:und|aber|äh|hm+) )*(?:wann (?:war|ist|passierte|geschah) (?:das|es)|(?:in )?welche[sm] jahr(?: war das)?|seit wann)(?: (?:denn|nochmal|noch mal|eigentlich|genau|passiert|gewesen|etwa|so|ungefähr))*[?. ]*$/iu;
const YEAR =
  /(?:(?:um|etwa|ungefähr) )?(?<![\d.,])(?:1\d{3}|20\d{2})(?![\d.,]*\d| (?:Meter|Kilometer|Kilo|Jahre|Grad|Menschen|Arten))/u;
/** "Und ein Baby?", "als Kind?", "bei Babys auch?" */
const ASKS_OF =
  /^(?:(?:und|aber|oder) )*(?:als |bei |beim |mit |für )?(?:(?:eine?[nmr]?|die|der|den|dem|das|so eine?[nr]?) )?(\p{L}{4,})(?: (?:auch|dann|denn|da))*[?. ]*$/iu;
const MOST_DATED = 2;
const SHORTEST_STEM = 4;
/** What inflection leaves as it is: "Baby" and "Babys". */
const stemOf = (word: string) => fold(word).replace(/(?:en|er|es|s|n|e)$/, '');

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

/**
 * What LUX has told a moment ago and is asked for once more by a word: the year, or the sentence in which
 * that word stood. For where nothing else is known; null where nothing of the kind was told.
 */
export const answerOfLastAnswer: Skill = ({ question, last }) => {
  if (last === undefined || !hasAnswered(last) || admitsUnknown(last)) return null;
  return sentenceWith(question, last);
};

/** The year of what was told, or the sentences with its years; null where there is none. */
export const answerYearTold: Skill = ({ question, last, history }: Asked) => {
  if (last === undefined || !ASKS_YEAR.test(question)) return null;
  const told = history.findLast(({ role, content }) => role === 'assistant' && YEAR.test(content));
  if (!told || !history.slice(-4).includes(told)) return null;
  const years = new Set(told.content.match(new RegExp(YEAR, 'gu')));
  if (years.size === 1) return `Das war ${[...years][0]}.`;
  // Of several years each is told with what happened.
  const dated = sentencesOf(told.content).filter((sentence) => YEAR.test(sentence));
  return dated.slice(0, MOST_DATED).join(' ');
};

/** "Und meine Mama?" */
const OF_OWN_PEOPLE = /^(?:und|oder) (?:bei )?mein\p{L}* \p{L}+[?. ]*$/iu;
const OF_GROWN_UPS = /(?<!\p{L})Erwachsen\p{L}*/u;

function sentenceWith(question: string, last: string): string | null {
  if (OF_OWN_PEOPLE.test(question.trim()))
    return sentencesOf(last).find((sentence) => OF_GROWN_UPS.test(sentence)) ?? null;
  const asked = ASKS_OF.exec(question.trim())?.[1];
  const sentences = sentencesOf(last);
  if (asked === undefined || sentences.length < 2) return null;
  const stem = stemOf(asked);
  if (stem.length < SHORTEST_STEM) return null;
  const found = sentences.filter((sentence) =>
    (sentence.match(/\p{Lu}\p{L}+/gu) ?? []).some((word) => stemOf(word) === stem),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
