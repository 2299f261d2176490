import type { KnownNoun, Language } from '../../story-writer/language/create-language.ts';
import type { TextSentence } from '../read-text.ts';
import { type DraftQuestion, leaveOut } from './draft-question.ts';
import { isCapital } from './read-clause.ts';

const MOST_WRONG = 3;
const FEWEST_WRONG = 2;
const MOST_WORDS = 16;

const IS = /(?<!\p{L})(?:ist|sind|war|waren|heißt|heißen|gibt|kann|können)(?!\p{L})/u;

/** "Am Tag" is true of the afternoon, too. */
const TIME =
  /^(?:Tage?n?|Jahre?n?|Male?|Stunden?|Wochen?|Monate?n?|Minuten?|Sekunden?|Nacht|Nächten?|Zeiten?|Morgen|Abend|Mittag|Jahrhundert|Menschen?|Leuten?|Kinder|Tiere?n?|Dinge?|Teile?)$/u;

interface Said {
  word: string;
  noun: KnownNoun;
  at: number;
}

/**
 * A gap where a noun stood; the wrong ones stand elsewhere in the text, fit by number and gender, and are
 * of another sort: somebody does not fit where a thing is missing, and nothing that is spoken of in one
 * sentence with the missing word.
 */
export function fillNoun(sentences: readonly TextSentence[], language: Language): DraftQuestion[] {
  const said = sentences.map((sentence) => nounsOf(sentence, language));
  const counts = new Map<string, number>();
  for (const { noun } of said.flat()) counts.set(noun.lemma, (counts.get(noun.lemma) ?? 0) + 1);
  return sentences.flatMap((sentence, place) => {
    // "Die Luft ist kalt": of much that may be said.
    if (IS.test(sentence.text)) return [];
    if (sentence.words.length > MOST_WORDS || !sentence.text.endsWith('.')) return [];
    const own = said[place] ?? [];
    const targets = own.filter(({ at, noun }) => at > 1 && (counts.get(noun.lemma) ?? 0) < 3);
    return targets.toReversed().flatMap((target) => {
      const together = new Set(
        said
          .filter((one) => one.some(({ noun }) => noun.lemma === target.noun.lemma))
          .flat()
          .map(({ noun }) => noun.lemma),
      );
      const wrong = said
        .flat()
        .filter(
          ({ noun, word }) =>
            !together.has(noun.lemma) &&
            (counts.get(noun.lemma) ?? 0) < 4 &&
            suits(word, noun, target),
        )
        .map(({ word }) => word);
      const gap = leaveOut(sentence.text, target.word);
      const different = [...new Set(wrong)].filter((word) => !isAlike(word, target.word));
      if (!gap || different.length < FEWEST_WRONG) return [];
      return [
        {
          question: `Welches Wort fehlt im Satz aus dem Text? „${gap}“`,
          answer: target.word,
          wrong: different.slice(0, MOST_WRONG),
          source: sentence.text,
        },
      ];
    });
  });
}

function nounsOf({ words }: TextSentence, language: Language): Said[] {
  return words.flatMap((word, at) => {
    if (!isCapital(word) || (at === 0 && language.isFunctionWord(word))) return [];
    const noun = language.noun(word);
    return noun && isSure(word, noun, language) ? [{ word, noun, at }] : [];
  });
}

/** No word that may be one or many ("Büffel", "Gewürze"), declined as an adjective, or a doing ("das Reiten"). */
function isSure(word: string, noun: KnownNoun, language: Language): boolean {
  const { lemma, plural, otherGender } = noun;
  if (TIME.test(word)) return false;
  if (otherGender !== undefined || plural === undefined || plural === lemma) return false;
  const shorter = word.slice(0, -1);
  const isOfOther =
    word === lemma && /[en]$/u.test(word) && language.noun(shorter)?.lemma === shorter;
  return !isOfOther && !language.isAdjective(word.toLowerCase());
}

/** Same number, gender and ending, in the form of the first case: then every article before fits. */
function suits(word: string, noun: KnownNoun, target: Said): boolean {
  if (noun.isPlural !== target.noun.isPlural) return false;
  if (noun.isPlural) {
    // The plural may stand in the third case: then all end in n.
    const isMarked = (form: string) => /[ns]$/u.test(form);
    if (target.word !== target.noun.plural) return isMarked(word);
    return word === noun.plural && isMarked(word) === isMarked(target.word);
  }
  const isBase = word === noun.lemma && target.word === target.noun.lemma;
  return isBase && noun.gender === target.noun.gender && !isWeak(noun) && !isWeak(target.noun);
}

const isWeak = ({ gender, genitive, lemma }: KnownNoun) =>
  gender === 'm' && /^e?n/u.test(genitive.slice(lemma.length));

function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.slice(0, 5) === b.slice(0, 5) || a.endsWith(b) || b.endsWith(a);
}
