import { aspectsMeant } from '../../reader/aspects-meant.ts';
import { aspectsAsked, isAskingWord } from '../../recognition/aspect-frames.ts';
import { type QuestionKind, questionKind } from '../../recognition/question-kind.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';

/** What a question wants to know of a thing, without the words that name the thing. */
export interface Wanted {
  aspects: string[];
  /** Lemmas that neither name the thing nor merely ask. */
  topics: string[];
  /** "warum", "wie", "was" …: the same topics ask for other things with another one. */
  questionWord: string | undefined;
  kind: QuestionKind;
  /** All words but those that name the thing: "warum heisst der so". */
  words: string[];
}

const QUESTION_WORD =
  /\b(warum|wieso|weshalb|wozu|wofur|woher|wohin|wann|wer|wo|woraus|womit|wie viele?|wieviele?|wie|was|welche\w*)\b/;
const SAME: Record<string, string> = {
  wieso: 'warum',
  weshalb: 'warum',
  wieviele: 'wie viele',
  wieviel: 'wie viele',
  'wie viel': 'wie viele',
};
/** "Wie viel wiegt er?" counts nothing. */
const MUCH = /\bwie ?viel (?:wieg|kost|zeit|wasser|luft|kraft|geld|platz)/;

/** The lemmas of a text's words that neither name a thing nor merely ask. */
export function topicsOf(words: readonly string[]): string[] {
  const asksForLook = words.some((word) => LOOKS.test(word));
  const asksWhere = words.includes('wo') || words.includes('woher');
  const isTopic = (word: string) =>
    !(asksWhere && (BEGINS.test(word) || WHEN.test(word))) &&
    (SEES.test(word) ? !asksForLook : !isAskingWord(word) && !/^\d+$/.test(word));
  return [...new Set(words.filter((word) => !isStopWord(word) && isTopic(word)).map(lemmaKey))];
}

/** "Wie sehen Eulen aus?" asks for the look, "wie sehen Eulen?" for seeing. */
const SEES = /^(?:sehen|sieht)$/;
/** "Wo fängt der Rhein an?" asks where, and for nothing that is caught. */
const BEGINS = /^(?:fangt|beginnt|endet|mundet|hort)$/;
/** "Wo schlafen Eichhörnchen nachts?" asks where. */
const WHEN = /^(?:nachts|morgens|abends|mittags|tagsuber|tags)$/;
const LOOKS = /^aus|^wie$/;
/** "Wofür ist Köln bekannt?" asks for no purpose. */
const KNOWN_FOR = /\bwofur (?=.*\b(?:bekannt|beruhmt))/;

/**
 * Reads a question; `namingWords` are those that name the thing and ask nothing of it. Of our own questions
 * the patterns hear enough.
 */
export function readWanted(
  question: string,
  namingWords: ReadonlySet<string>,
  { isOurs = false }: { isOurs?: boolean } = {},
): Wanted {
  const folded = fold(question);
  const meant = folded.replace(KNOWN_FOR, 'was ');
  const words = wordsOf(question).filter((word) => !namingWords.has(word));
  const questionWord = QUESTION_WORD.exec(meant)?.[1];
  return {
    aspects: isOurs ? [...aspectsAsked(folded)] : aspectsMeant(question, namingWords),
    topics: topicsOf(words),
    questionWord: MUCH.test(folded) ? 'wie' : questionWord && (SAME[questionWord] ?? questionWord),
    kind: questionKind(meant),
    words,
  };
}
