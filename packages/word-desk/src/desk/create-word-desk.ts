import { answerAtOnce as answerPlainTask } from '../at-once/answer-at-once.ts';
import { plainQuestion } from '../at-once/plain-question.ts';
import { answerSameOfAnother, isOfWords } from '../at-once/same-of-another.ts';
import { answerWordParts } from '../at-once/word-origins.ts';
import { type Content, loadContent } from '../content/load-content.ts';
import { createEnglishIndex } from '../english/english-index.ts';
import { createEnglishEar, type EnglishEar } from '../english/hear-english.ts';
import { answerEnglishChat } from '../english/talk/answer-english-chat.ts';
import { answerEnglishTalk } from '../english/talk/answer-english-talk.ts';
import { createTranslator, type Translator } from '../english/translate-sentence.ts';
import { withoutTornSentences } from '../english/without-torn-sentences.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createVerbForms, findNoun, isPluralForm } from '../lexicon/find-forms.ts';
import { casesOf } from '../lexicon/noun.ts';
import { askedInEnglish, withoutAside } from '../questions/asked-in-english.ts';
import { readQuestion } from '../questions/read-question.ts';
import type { Task } from '../questions/request.ts';
import { withoutFillers, writeOut } from '../questions/write-out.ts';
import { answerSetTask } from '../set-tasks/answer-set-task.ts';
import type { SetTask } from '../set-tasks/set-task.ts';
import { createRhymes } from '../sound/find-rhymes.ts';
import { answerInParts } from './answers/answer-in-parts.ts';
import { answerEach } from './answers/answer-request.ts';
import { answerRule } from './answers/answer-rule.ts';
import { answerTasks } from './answers/answer-tasks.ts';
import { chooseForm } from './choose-form.ts';
import { choosePersonForm } from './choose-person-form.ts';
import { createClassOfWord } from './class-of-word.ts';
import { answerCheck } from './english/answer-check.ts';
import { answerEnglishFirst, answerEnglishLoosely } from './english/answer-loosely.ts';
import { answerHeardEnglish, answerTranslation } from './english/answer-translation.ts';
import { countOn } from './english/count-on.ts';
import { englishParts } from './english-parts.ts';
import { answerGenderPair } from './gender-pair.ts';
import { ABOUT_GENERIC, GENERIC } from './generic-words.ts';
import { answerMeaning, answerPitfallIn, explainLoosely } from './meaning/answer-meaning.ts';
import { explainMeaning, explainSaying } from './meaning/explain-meaning.ts';
import { answerWordGroups } from './meaning/word-groups.ts';
import { answerLetterSentence } from './read-letters.ts';
import { answerTenseOfSentence } from './sentences/change-tense.ts';
import { chooseCase } from './sentences/choose-case.ts';
import { answerComma } from './sentences/commas.ts';
import { chooseDasOrDass } from './sentences/das-or-dass.ts';
import { answerSentenceKind } from './sentences/sentence-kind.ts';
import { answerSentencePart } from './sentences/sentence-parts.ts';
import { turnIntoQuestion } from './sentences/turn-sentence.ts';
import { checkSpelt, spellTold } from './spelling/check-spelt.ts';
import { createSpelling } from './spelling/spelling.ts';
import type { Tools } from './tools.ts';
import { createWordsToPractise } from './words-to-practise.ts';

export interface DeskContext {
  /** The child's questions before this one, oldest first. */
  earlier?: readonly string[];
  /** What was answered last. */
  last?: string | undefined;
  /** `young` is for 5 to 8 years, `older` for 9 to 14. */
  level?: 'young' | 'older';
}

const LONGEST = 300;
const MOST_MEANINGS = 3;
const NO_MEANING = /weiß ich leider nicht|nicht sicher übersetzen|leider nicht/u;
const ABOUT_MEANING = new Set<Task>(['meaning', 'explain', 'german']);

/**
 * The desk of words: spelling, grammar, rhymes, meanings and English. Reads its data once, here; answers
 * null to everything that is no question about words.
 */
export function createWordDesk(content: Content = loadContent()) {
  const lexicon = createLexicon();
  const verbOf = createVerbForms(lexicon);
  const english = createEnglishIndex(content);
  let translator: Translator | undefined;
  let ear: EnglishEar | undefined;
  const shared = {
    lexicon,
    content,
    verbOf,
    english,
    translator: () => {
      translator ??= withoutTornSentences(
        createTranslator({ lexicon, verbOf, english }),
        (word) =>
          (lexicon.isAdjective(word) || verbOf(word) !== undefined) &&
          english.english(word).length === 0,
      );
      return translator;
    },
    ear: () => {
      ear ??= createEnglishEar(english, content);
      return ear;
    },
    rhymes: createRhymes(lexicon, content),
    spelling: createSpelling(lexicon, content, verbOf),
  };
  const isWord = (word: string) =>
    shared.spelling.known(word) !== undefined ||
    shared.english.english(word).length > 0 ||
    shared.english.german(word).length > 0;

  function answerPlainly(
    question: string,
    { earlier = [], last, level = 'young' }: DeskContext = {},
  ): string | null {
    const tools: Tools = {
      ...shared,
      level,
      asked: question,
      answerAgain: (again) => {
        const request = readQuestion(again, [], isWord);
        return request && answerEach(request, tools);
      },
    };
    const written = writeOut(question);
    const text = withoutFillers(written);
    const before = (): string | null => {
      const asked = earlier.at(-1);
      return asked === undefined ? null : (readQuestion(asked, [], isWord)?.word ?? null);
    };
    const chosen =
      checkSpelt(question, before, tools) ??
      spellTold(text, last, before, tools) ??
      answerTasks(question, tools) ??
      countOn(question) ??
      answerCheck(question, tools) ??
      answerTranslation(question, tools) ??
      answerEnglishTalk(question, tools) ??
      answerHeardEnglish(question, tools) ??
      chooseDasOrDass(written, tools) ??
      answerComma(written) ??
      turnIntoQuestion(question, tools) ??
      answerGenderPair(text, tools) ??
      answerSentenceKind(written, tools) ??
      answerWordGroups(text, tools) ??
      explainMeaning(text, tools) ??
      choosePersonForm(written, tools) ??
      chooseForm(withoutFillers(written, false), tools) ??
      chooseCase(text, tools) ??
      answerTenseOfSentence(text, tools) ??
      answerSentencePart(text, tools) ??
      answerPitfallIn(written, tools);
    if (chosen) return chosen;
    const request = readQuestion(question, earlier, isWord);
    const isAboutRule =
      request === null || request.task === 'explain' || GENERIC.test(request.word);
    const rule = isAboutRule ? answerRule(text, tools) : null;
    if (rule) return rule;
    if (request === null) return explainLoosely(text, tools);
    if (GENERIC.test(request.word) && !ABOUT_GENERIC.has(request.task)) return null;
    const said = answerEach(request, tools);
    if (said !== null || !ABOUT_MEANING.has(request.task)) return said;
    return explainLoosely(text, tools) ?? answerMeaning(request, tools);
  }

  function answer(heard: string, context: DeskContext = {}): string | null {
    if (heard.length > LONGEST) return null;
    const asked = askedInEnglish(heard);
    const said = asked === null ? null : answerPlainly(asked, { ...context, earlier: [] });
    if (said !== null) return said;
    const question = withoutAside(heard);
    const sentence = answerLetterSentence(question, context.earlier ?? [], shared);
    if (sentence !== null) return sentence;
    const ask = (again: string) => answerPlainly(again, { ...context, earlier: [] });
    return (
      answerEnglishFirst(question, ask) ??
      answerInParts(question, ask) ??
      answerPlainly(question, context) ??
      answerSentenceOf(question, ask) ??
      answerEnglishLoosely(question, ask) ??
      answerWordParts(plainQuestion(question), { ...shared, level: 'young', answerAgain: ask })
    );
  }

  /** What a reader has understood of a sentence, as the task of the desk that it is. */
  function perform(set: SetTask, { level = 'young' }: DeskContext = {}): string | null {
    const ask = (again: string) => answer(again, { level });
    if (set.task === 'en-talk')
      return answerEnglishChat(set.said, { ...shared, level, answerAgain: ask });
    return answerSetTask(set, { ...shared, level, asked: set.said, answerAgain: ask }, ask);
  }

  /** What is asked so plainly of words that no fact can be meant: sayings, forms to choose, what is spelt. */
  function answerSurely(
    question: string,
    { earlier = [], level = 'young' }: DeskContext = {},
  ): string | null {
    if (question.length > LONGEST) return null;
    const ask = (again: string) => answerPlainly(again, { level });
    const tools: Tools = { ...shared, level, asked: question, answerAgain: ask };
    const written = writeOut(question);
    const text = withoutFillers(written);
    const asked = earlier.at(-1);
    const before = () =>
      asked === undefined ? null : (readQuestion(asked, [], isWord)?.word ?? null);
    const isChoice = ASKS_CHOICE.test(written);
    return (
      explainSaying(text, tools) ??
      checkSpelt(question, before, tools) ??
      answerTasks(question, tools) ??
      (isChoice
        ? (choosePersonForm(written, tools) ??
          chooseForm(withoutFillers(written, false), tools) ??
          chooseCase(text, tools) ??
          answerPitfallIn(written, tools))
        : null)
    );
  }

  /** What is asked of words and grammar alone, and its follow-ups, whatever facts or feelings it sounds like. */
  function answerAtOnce(
    question: string,
    { earlier = [], last, level = 'young' }: DeskContext = {},
  ): string | null {
    if (question.length > LONGEST) return null;
    const ask = (again: string) => answer(again, { level });
    const atOnce = (text: string): string | null =>
      answerPlainTask(text, { ...shared, level, asked: text, answerAgain: ask }, ask);
    if (ASKS_MORE.test(question) && isOfWords(last))
      return answer(question, { earlier, last, level });
    const same = () =>
      answerSameOfAnother(question, { earlier, last }, (text) => atOnce(text) ?? ask(text));
    return GOES_ON.test(question) ? (same() ?? atOnce(question)) : (atOnce(question) ?? same());
  }

  const classOf = createClassOfWord(shared);

  /** English words in a German sentence, whatever is wanted of them: what they mean. */
  function explainEnglish(said: string, { level = 'young' }: DeskContext = {}): string | null {
    const parts = englishParts(said, classOf);
    const meanings = parts.flatMap((part) => {
      const meaning = answer(`Was heißt ${part} auf Deutsch?`, { level });
      return meaning === null || NO_MEANING.test(meaning) ? [] : meaning;
    });
    return meanings.length === 0 ? null : [...new Set(meanings)].slice(0, MOST_MEANINGS).join(' ');
  }

  return {
    answer,
    answerAtOnce,
    answerSurely,
    perform,
    explainEnglish,
    classOf,
    /** What is known of single words, for who wants to practise them. */
    wordsToPractise: createWordsToPractise(shared),
    /** "traktor" as it stands behind "von": "dem Traktor", "den Kirschkernen"; null of what is no known noun. */
    withDative: (word: string): string | null => {
      const noun = findNoun(lexicon, word);
      if (!noun) return null;
      const dative = casesOf(noun).find(({ name }) => name === 'Dativ');
      return (isPluralForm(noun, word) ? dative?.plural : dative?.singular)?.trim() ?? null;
    },
    /** "Shark" as "Hai"; null of what is no English noun. */
    germanNounOf: (word: string): string | null =>
      english.english(word).find(({ article }) => article !== undefined)?.de ?? null,
    /** Whether a word is a noun and nothing else. */
    isNoun: (word: string) =>
      word.length > 3 &&
      findNoun(lexicon, word) !== undefined &&
      lexicon.verb(word) === undefined &&
      !lexicon.isAdjective(word),
  };
}

/** "Noch eins" behind a rhyme wants another rhyme. */
const ASKS_MORE =
  /^(?:und )?(?:noch (?:eine?s?n?|mehr|was|welche|zwei|drei|ein (?:reim\p{L}*|wort|beispiel|paar))|mehr davon|weitere)(?: bitte)?[?!. ]*$/iu;
/** "Und das Prädikat?" asks it of the same sentence. */
const GOES_ON = /^(?:und|von|vom|bei|beim|mit|in) /iu;

const ASKS_CHOICE =
  /^(?:und )?(?:heißt es|sagt man|wie heißt es|was ist richtig|schreibt man|(?:was ist )?(?:der )?unterschied (?:zwischen|von)) .+ (?:oder|und) |^(?:wegen|trotz|während|statt|mit|bei|von|zu|für|ohne|nach|aus) (?:de[mrsn]|die|das|\p{L}*(?:e[mrsn]?)) .+ oder |^wann (?:benutzt|nimmt|sagt|schreibt) man \p{L}+ und wann /u;

/** "Heißt es der Butter oder die Butter? Mein Opa sagt immer der": the sentence of it that asks of words. */
function answerSentenceOf(question: string, ask: (again: string) => string | null) {
  const parts = question.split(/(?<=[?!.])\s+|:\s+/u).filter((part) => part.includes(' '));
  if (parts.length < 2) return null;
  for (const part of parts) {
    const said = OF_WORDS.test(part) ? ask(part) : null;
    if (said !== null) return said;
  }
  return null;
}
const OF_WORDS =
  /(?<!\p{L})(?:heißt es|schreibt man|wie schreib\p{L}*|sagt man|was heißt|mehrzahl|plural|artikel)(?!\p{L})/iu;
