import { writeSixInSums } from '@lux/child-safety/normalise/six-in-sums.ts';
import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { createSoundWriter } from '../dialect/by-sound.ts';
import { createChildSoundWriter } from '../dialect/child-sounds.ts';
import { createDialectWriter } from '../dialect/create-dialect-writer.ts';
import { createTearMender } from '../dialect/create-tear-mender.ts';
import { createEnglishNouns, withoutEnglish } from '../dialect/half-english.ts';
import { createTermHearer } from '../dialect/hear-terms.ts';
import { withMeantWords } from '../dialect/misheard-words.ts';
import { createNearTerms } from '../dialect/near-terms.ts';
import { createReadings, withoutPauses } from '../dialect/readings.ts';
import { takeBack } from '../dialect/take-back.ts';
import { withVerbInPlace } from '../dialect/verb-of-question.ts';
import type { loadContent } from '../load-content.ts';
import { withBookForms } from './words-asked.ts';

const FEW_ENGLISH_WORDS = 4;
/** Nouns, words of both languages and unknown ones: verbs and small words are heard as they are. */
const MAY_BE_NOUN: ReadonlySet<string> = new Set(['N', 'B', 'E', '?']);
const FEWEST_BY_SOUND = 4;
/** "Scharfes s" is a letter, and no "das" of a dialect. */
const NAMES_LETTER = /(?<!\p{L})(?:scharfe[nms]?|lange[ms]|doppel|zwei) s(?!\p{L})/iu;

/** "Tiger, T I G A": single letters in a row are spelt. */
/** "Abc ab d" names a letter, and says no "die". */
const OF_ABC = /(?<!\p{L})(?:abc|alphabet|buchstabe\p{L}*)(?!\p{L})/iu;
const SPELLS = /(?<!\p{L})\p{L}(?:[ ,]+\p{L}){2,}(?!\p{L})/iu;
/** "He go oder he goes": no words that were torn. */
const ENGLISH_CHOICE =
  /(?<!\p{L})(?:he|she|it|they|we|you|i) [a-z']+ oder (?:he|she|it|they|we|you|i) [a-z]/iu;
/** "I miss you" holds an English "I". */
const ENGLISH_I =
  /(?<!\p{L})i (?:am|miss|love|like|have|can|want|hate|need|don't|do|will|was|see|know|think)(?: not)? (?:you|it|a|an|the|my|to|him|her|them|that|this|so|not|[a-z]+ing|hungry|tired|happy|sorry|fine)(?!\p{L})/iu;

/** "Wie schreibt man 21" asks for a word, though a recogniser writes digits. */
const NUMBER_AS_WORD =
  /(?<=(?:schreibt? man|reimt? sich auf|reim auf|buchstabiere?|wie viele silben hat) (?:die zahl |das wort )?)(?:\d{1,2}|1000?)(?=(?: aus| in worten| als wort)?[ ?.!]*$)/giu;
const withNumberWord = (said: string) =>
  said.replace(NUMBER_AS_WORD, (digits) =>
    numberWord(Number(digits)).replace(/^ein(?=hundert|tausend)/, ''),
  );

interface Known {
  dialect: ReturnType<typeof loadContent>['dialect'];
  knowledge: Knowledge;
  desk: ReturnType<typeof createWordDesk>;
  /** What our texts call things and ask for. */
  terms: Iterable<string>;
}

/** Writes out what a recogniser tore and a dialect says, as it stands in books. */
export function createAsMeant({ dialect, knowledge, desk, terms }: Known) {
  const writeDialectOut = createDialectWriter(dialect, (word) => desk.isNoun(word));
  const isWord = (word: string) =>
    knowledge.isWord(word) || desk.classOf(word) !== '?' || parseNumberWord(word) !== null;
  const writeBySound = createSoundWriter(isWord);
  /** A word or two may answer a task, and stay as they were said. */
  const bySound = (said: string) =>
    said.split(' ').length < FEWEST_BY_SOUND ? said : writeBySound(said);
  const mend = withBookForms(createTearMender(knowledge.isWord));
  /** "I have got a cat" begins with no Bavarian "i". */
  const isEnglishSaid = (said: string) =>
    ENGLISH_I.test(said) ||
    (said.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => desk.classOf(word) === 'E')
      .length >= FEW_ENGLISH_WORDS;
  const meantWords = (said: string) => withVerbInPlace(withMeantWords(withoutEnglish(said)));
  /** A whole sentence; letters that are spelt stay letters. */
  const asMeant = (spoken: string) => {
    const said = withNumberWord(spoken);
    return isEnglishSaid(said) ||
      NAMES_LETTER.test(said) ||
      OF_ABC.test(said) ||
      SPELLS.test(said) ||
      ENGLISH_CHOICE.test(said) ||
      hearSpelling(said) !== null
      ? said
      : bySound(writeDialectOut(mend(withoutPauses(takeBack(meantWords(writeSixInSums(said)))))));
  };
  /** Words of German and of both languages are heard as they are. */
  const germanNounOf = (word: string) =>
    desk.classOf(word) === 'E' ? desk.germanNounOf(word) : null;
  const readings = createReadings({
    inGerman: createEnglishNouns(germanNounOf),
    hearTerms: createTermHearer(terms, isWord),
    writeChildSounds: createChildSoundWriter(isWord, (word) => desk.isNoun(word)),
    withNameOf: knowledge.withNameOf,
  });
  const near = createNearTerms(terms, (word) => MAY_BE_NOUN.has(desk.classOf(word)));
  const nearReadings = (said: string) => (said === said.toLowerCase() ? near(said) : []);
  return { asMeant, writeDialectOut, readings, nearReadings };
}
