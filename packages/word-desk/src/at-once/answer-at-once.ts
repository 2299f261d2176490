import { explainMeaning } from '../desk/meaning/explain-meaning.ts';
import type { Tools } from '../desk/tools.ts';
import { answerAlliteration } from './alliterations.ts';
import { answerAskedCase } from './asked-cases.ts';
import { answerAskedFamily } from './asked-families.ts';
import { answerAskedKind } from './asked-kinds.ts';
import { answerAskedLetters } from './asked-letters.ts';
import { answerAskedTranslation } from './asked-translation.ts';
import { checkGerman } from './check-german.ts';
import { chooseBetween } from './choose-between.ts';
import { answerCompoundWord } from './compound-words.ts';
import { answerDerivedWord } from './derived-words.ts';
import { answerEnglishForm } from './english-forms-asked.ts';
import { answerEnglishGroup } from './english-groups-asked.ts';
import { answerEnglishRule } from './english-rules-asked.ts';
import { answerEnglishTime } from './english-time.ts';
import { answerGrammarTerm } from './grammar-terms.ts';
import { answerKindsInSentence } from './kinds-in-sentence.ts';
import { answerMoreTasks } from './more-word-tasks.ts';
import { answerPassive } from './passive.ts';
import { plainQuestion } from './plain-question.ts';
import { answerReworded } from './reworded.ts';
import { answerObject } from './sentence-objects.ts';
import { answerSilentLetter } from './silent-letters.ts';
import { answerTrick } from './tricks.ts';
import { answerWordOrigin } from './word-origins.ts';

type Ask = (question: string) => string | null;

/** Whoever needs the most words of a question to be sure goes first. */
const ANSWERS: readonly ((text: string, tools: Tools) => string | null)[] = [
  answerTrick,
  answerEnglishRule,
  answerSilentLetter,
  answerEnglishForm,
  answerEnglishTime,
  answerEnglishGroup,
  answerAskedCase,
  answerObject,
  answerPassive,
  answerKindsInSentence,
  answerCompoundWord,
  answerAskedKind,
  answerDerivedWord,
  checkGerman,
  answerMoreTasks,
  answerAskedFamily,
  answerAlliteration,
  answerWordOrigin,
  answerGrammarTerm,
  chooseBetween,
  answerAskedLetters,
];
const PART_OF_SENTENCE =
  /^was (?:ist|sind) (?:in|bei) (?:dem|diesem|unserem) satz (?:das|der|die) /u;
const ASKS_MEANING =
  /^(?:wofür steht|was (?:heißt|bedeutet|meint|soll)|.{3,80} (?:was (?:heißt|bedeutet|meint|soll)(?: denn| eigentlich)? (?:das|es)|was ist das)|was ist (?:ein|eine) \p{L}+$|warum sagt man|erklär\p{L}* )/u;

/** What is asked so plainly of words and grammar that no fact, feeling or practice can be meant; null of all else. */
export function answerAtOnce(question: string, tools: Tools, ask: Ask): string | null {
  const text = plainQuestion(question);
  if (text === '') return null;
  const part = PART_OF_SENTENCE.test(text) ? answerReworded(text, ask) : null;
  if (part !== null) return part;
  for (const answer of ANSWERS) {
    const said = answer(text, tools);
    if (said !== null) return said;
  }
  const meant = ASKS_MEANING.test(text) ? explainMeaning(text, tools) : null;
  return meant ?? answerAskedTranslation(text, tools, ask) ?? answerReworded(text, ask);
}
