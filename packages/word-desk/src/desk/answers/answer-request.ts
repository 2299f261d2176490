import { findNoun } from '../../lexicon/find-forms.ts';
import type { Request, Task } from '../../questions/request.ts';
import { answerEnglish } from '../english/answer-english.ts';
import {
  answerCompounds,
  answerExplain,
  answerFamily,
  answerOpposite,
  answerRhyme,
  answerSynonym,
} from '../meaning/answer-meaning.ts';
import { answerSpelling } from '../spelling/answer-spelling.ts';
import { capitalise, type Tools } from '../tools.ts';
import { answerAlphabet, answerSentence } from './answer-alphabet.ts';
import { answerComparison, answerKind } from './answer-kind.ts';
import { answerNoun, compose } from './answer-noun.ts';
import { answerVerb } from './answer-verb.ts';

const AT_ONCE = 4;

/** "Den Plural von das Museum": here an article before the word says nothing. */
const OF_A_NOUN = new Set<Task>(['plural', 'singular', 'cases', 'gender', 'syllables', 'rhyme']);
const ARTICLE_BEFORE = /^(?:der|die|das|den|dem|ein|eine|einen) (?=[^ ]+$)/u;

/** "Und gelb und schwarz?": the same for each of them. */
export function answerEach(request: Request, tools: Tools): string | null {
  const words = [request.word, ...(request.others ?? [])]
    .slice(0, AT_ONCE)
    .map((word) => (OF_A_NOUN.has(request.task) ? word.replace(ARTICLE_BEFORE, '') : word));
  const answers = words.map((word) => answerRequest({ ...request, word }, tools));
  return answers.includes(null) ? (answers[0] ?? null) : answers.join(' ');
}

function answerRequest(request: Request, tools: Tools): string | null {
  switch (request.task) {
    case 'spell':
    case 'spellWith':
    case 'spellBackwards':
    case 'capital':
    case 'countLetters':
    case 'letterAt':
    case 'vowels':
    case 'syllables':
      return answerSpelling(request, tools);
    case 'plural':
      return (
        englishFirst(request, tools) ??
        answerNoun(asMeant(request, tools), tools) ??
        answerEnglish({ ...request, task: 'englishPlural' }, tools) ??
        admit(request)
      );
    case 'article':
      // "Der Hund oder die Katze?" asks for no article.
      if (request.detail && request.detail !== request.word) return null;
      return answerNoun(request, tools) ?? admit(request);
    case 'gender':
    case 'singular':
    case 'cases':
      return answerNoun(request, tools) ?? admit(request);
    case 'parts':
      return answerNoun(request, tools);
    case 'tense':
      return (
        englishPastFirst(request, tools) ??
        answerVerb(request, tools) ??
        answerEnglish({ ...request, task: 'englishPast' }, tools) ??
        admit(request)
      );
    case 'person':
    case 'conjugate':
    case 'baseForm':
      return (
        answerVerb(request, tools) ??
        (BARE_PERSON.test(request.detail ?? '') ? null : admit(request))
      );
    case 'wordKind':
    case 'isKind':
      return answerKind(request, tools);
    case 'compare':
      return answerComparison(request, tools);
    case 'opposite':
      return answerOpposite(request, tools);
    case 'synonym':
      return answerSynonym(request, tools);
    case 'family':
      return answerFamily(request, tools);
    case 'rhyme':
    case 'doRhyme':
      return answerRhyme(request, tools);
    case 'compose':
      return compose(request, tools);
    case 'compounds':
      return answerCompounds(request, tools);
    case 'explain':
      return (
        answerExplain(request, tools) ??
        (isGermanText(request.word, tools)
          ? null
          : answerEnglish({ ...request, task: 'meaning' }, tools))
      );
    case 'sentence':
      return answerSentence(request, tools);
    case 'choose':
      return null;
    default:
      return answerAlphabet(request, tools) ?? answerEnglish(request, tools);
  }
}

/** "Im Winter" is no "I'm". */
const isGermanText = (text: string, { spelling }: Tools) =>
  text.includes(' ') && text.split(' ').every((word) => spelling.known(word) !== undefined);

const isEnglishNoun = (word: string, { english }: Tools) =>
  english.english(word).some(({ article }) => article !== undefined);

/** The noun that is meant, where a child misspelt it and it is no English word: "Fogel". */
function asMeant(request: Request, tools: Tools): Request {
  const isKnown =
    findNoun(tools.lexicon, request.word) !== undefined || isEnglishNoun(request.word, tools);
  const found = isKnown ? undefined : tools.spelling.find(request.word)?.word;
  return found !== undefined && findNoun(tools.lexicon, found) !== undefined
    ? { ...request, word: found.toLowerCase() }
    : request;
}

/** "Mouse" is no misspelt German word. */
function englishFirst(request: Request, tools: Tools) {
  const isGerman = findNoun(tools.lexicon, request.word) !== undefined;
  return isGerman || !isEnglishNoun(request.word, tools)
    ? null
    : answerEnglish({ ...request, task: 'englishPlural' }, tools);
}

function englishPastFirst(request: Request, tools: Tools) {
  const isGerman = tools.verbOf(request.word) !== undefined || request.word.includes(' ');
  return isGerman ? null : answerEnglish({ ...request, task: 'englishPast' }, tools);
}

/** "Wie geht es mit dir?" asks for no form. */
const BARE_PERSON = /^(?:ich|du|er|sie|es|wir|ihr)$/;

/** Where grammar was asked for, but the word is unknown. */
const admit = ({ word }: Request) =>
  /^\p{L}{2,30}$/u.test(word)
    ? `Das Wort „${capitalise(word)}“ kenne ich leider nicht. Frag eine Lehrerin oder einen Lehrer.`
    : null;
