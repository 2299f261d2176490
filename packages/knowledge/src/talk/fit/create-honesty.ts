import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { readingOf } from '../../reader/reading-of.ts';
import { askedClause } from '../../recognition/asked-clause.ts';
import { aspectsAsked } from '../../recognition/aspect-frames.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Search } from '../../search/create-search.ts';
import { queryOf } from '../create-hit-finder.ts';
import type { Said } from '../said/said.ts';
import { GOES_ON, OF_THESE } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { textFor } from '../telling/text-for.ts';
import { type Level, NEAR_OPENING, type Step, type Topic, tellNear, topicAfter } from '../topic.ts';
import { contentOf, isKinOf } from './answers-asked.ts';
import { isSettled } from './confirms.ts';
import { ASKS_WHICH } from './judge-hit.ts';
import { isKindOfAnswer, isOfDoing, tellsReason } from './kind-of-answer.ts';
import { leftUnanswered, meansIn } from './left-unanswered.ts';
import { tellsOther } from './other-than-asked.ts';

const BARE_WHICH =
  /^(?:und |aber )?(?:welche[rs]?|wer) (?:davon )?(?:ist|war|sind|wird) (?:denn )?(?:am|der|die|das) \w+[ ?.!]*$/;
const MOST_HITS = 4;
const LEAST_SCORE = 0.62;
/** An answer that leaves nothing open is sure, however it was found. */
const CONFIDENCE = 0.86;

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  isExact: (said: Said) => boolean;
  entryOf: (text: string) => Entry | undefined;
  names: NameIndex;
  read: (question: string) => Said;
  search: Search;
  wantedOf: (said: Said) => Wanted;
}

/** Lets only what answers all of a question be told as the answer to it; else LUX says that it does not know. */
export function createHonesty({
  entriesFor,
  entryOf,
  isExact,
  names,
  read,
  search,
  wantedOf,
}: Known) {
  /** Whether nothing that is asked is left unanswered by an entry. */
  function answersAll(entry: Entry, question: string): boolean {
    const said = read(question);
    const wanted = wantedOf(said);
    const unspoken = search.unspoken(queryOf(said), entry);
    const left = leftUnanswered(entry, unspoken, { said, wanted, names });
    return left.length === 0 && isKindOfAnswer(entry, said, wanted) && !tellsOther(entry, said);
  }

  /** Whether an entry answers a question, or the clause of it that asks. */
  function isWholeAnswer(entry: Entry, question: string): boolean {
    const clause = askedClause(read(question).written)?.clause;
    return answersAll(entry, question) || (clause !== undefined && answersAll(entry, clause));
  }

  /** What answers all of a question, of what speaks of its words. */
  function answerTo(question: string, topic: Topic): Entry | undefined {
    const said = read(question);
    const wanted = wantedOf(said);
    const { aspect: heard } = readingOf(said, topic.thing);
    const named = said.mentions
      .filter(({ certainty }) => certainty === 'sure')
      .flatMap(({ things }) => things)
      .filter(({ isSecondary }) => !isSecondary);
    const things = named.length > 0 ? named : topic.thing ? [topic.thing] : [];
    const asked = things
      .flatMap(entriesFor)
      .filter(({ aspect }) => aspect !== undefined && aspect === (wanted.aspects[0] ?? heard));
    const hits = search
      .rank(queryOf(said), MOST_HITS)
      .filter(({ entry, score }) => score >= LEAST_SCORE && things.includes(entry.thing))
      .map(({ entry }) => entry);
    return [...asked, ...hits].find((entry) => answersAll(entry, question));
  }

  /** What was found, where it answers one of these wordings of what was asked wholly. */
  function honest(
    found: Step,
    {
      asked,
      said: question,
      topic,
      level,
    }: { asked: readonly string[]; said: string; topic: Topic; level: Level },
  ): Step {
    const said = read(question);
    const { answer } = found;
    if (!answer) return found;
    const told = answer.text.replace(NEAR_OPENING, '');
    const entry = wholeEntry(told);
    const isElse = entry !== undefined && !isOfDoing(entry, said.folded);
    if (isSettled(said, topic, isExact) && !isElse) return found;
    const isTold =
      entry !== undefined &&
      !isOfUnnamed(entry, said, topic) &&
      !isEmpty(asked.map(read)) &&
      !isOfOthers(entry, said, topic) &&
      asked.some((one) => isWholeAnswer(entry, one));
    if (!answer.isAdmission) {
      if (!entry) return found;
      if (isTold) return inFullerWords(found, entry, asked);
      const other = asked.map((one) => answerTo(one, topic)).find((one) => one !== undefined);
      return other ? tellAs(other) : tellNear(entry, topic, { level, wanted: wantedOf(said) });
    }
    // What came near leaves nothing open: then it is the answer.
    const isSure =
      isTold &&
      NEAR_OPENING.test(answer.text) &&
      tellsReason(entry, said) &&
      isOfAsked(entry, said, topic) &&
      asked.some((one) => isInOneSentence(entry, read(one)));
    return isSure ? tellAs(entry) : found;

    function tellAs(one: Entry): Step {
      const wanted = wantedOf(said);
      const step: Step = {
        answer: { text: textFor(one, level, wanted), confidence: CONFIDENCE },
        topic: topicAfter(topic, one, { level, aspects: wanted.aspects, wanted }),
      };
      return inFullerWords(step, one, asked);
    }
  }

  /** The entry whose text it is, a figure may be told behind it; none where two are told of. */
  function wholeEntry(text: string): Entry | undefined {
    const whole = entryOf(text);
    if (whole) return whole;
    const sentences = text.split(/(?<=[.!?]) /u);
    for (let length = sentences.length - 1; length > 0; length -= 1) {
      const entry = entryOf(sentences.slice(0, length).join(' '));
      if (entry) return entry.older.includes(sentences[length] ?? '') ? entry : undefined;
    }
    return undefined;
  }

  /** "Welche ist am häufigsten?" behind a talk of languages asks for no letter. */
  function isOfOthers({ thing }: Entry, said: Said, topic: Topic): boolean {
    if (!BARE_WHICH.test(said.folded) || said.mentions.length > 0) return false;
    const ofTalk = [topic.thing, ...topic.things, ...topic.recent].filter(
      (one) => one !== undefined,
    );
    return ofTalk.length > 0 && !ofTalk.some((one) => isKinOf(thing, one));
  }

  /** "Und um sich selbst?" alone asks for nothing that could be found. */
  const isEmpty = (wordings: readonly Said[]): boolean =>
    wordings.every(
      ({ folded, words }) =>
        GOES_ON.test(folded) && words.every(isStopWord) && aspectsAsked(folded).length === 0,
    );

  /** Whether one sentence of a text, or one of its questions, has all words of a question. */
  function isInOneSentence({ asks, older, thing, young }: Entry, one: Said): boolean {
    const content = contentOf(one, thing);
    const sentences = [young, older].flatMap((text) => text.split(/(?<=[.!?]) /u));
    // That a drone gathers no nectar says nothing of what becomes of it.
    const isOpen = /^(?:was|wie|wo|wer|wann|welche)/.test(one.folded);
    const told = isOpen ? sentences.filter((text) => !/(?<!\p{L})kein/u.test(text)) : sentences;
    return (
      content.length > 0 &&
      [...told, ...asks].some((text) =>
        content.every((key) => isAmong(key, keysIn(text)) || meansIn(key, text)),
      )
    );
  }

  /** Whether an entry is about whom the question names, or else what is talked of. */
  function isOfAsked({ thing }: Entry, said: Said, topic: Topic): boolean {
    const named = said.mentions
      .filter(({ certainty, rest }) => certainty === 'sure' && rest === undefined)
      .flatMap(({ things }) => things);
    if (named.some((one) => isKinOf(thing, one))) return true;
    // "Welches von denen gräbt Höhlen?" of two that were told of.
    if (OF_THESE.test(said.folded) && topic.met?.includes(thing)) return true;
    const others = named.filter(({ isSecondary }) => !isSecondary);
    const key = lemmaKey(fold(thing.name));
    const wasAsked = topic.asked?.some((one) =>
      read(one).words.some((word) => lemmaKey(word) === key),
    );
    return (
      others.length === 0 &&
      topic.thing !== undefined &&
      (isKinOf(thing, topic.thing) || wasAsked === true)
    );
  }

  /** "Wie lange dauert ein Spiel?" is not asked of ice hockey, if nobody named it. */
  function isOfUnnamed({ aspect, thing }: Entry, said: Said, topic: Topic): boolean {
    if (aspect === undefined || thing.isA.length === 0 || ASKS_WHICH.test(said.folded))
      return false;
    if (said.mentions.some(({ things }) => things.some((one) => isKinOf(thing, one)))) return false;
    const isOfTalk = [topic.thing, ...topic.things, ...topic.recent].some(
      (one) => one !== undefined && isKinOf(thing, one),
    );
    const key = lemmaKey(fold(thing.name));
    return !isOfTalk && !said.words.some((word) => lemmaKey(word) === key);
  }

  /** The text for older children, where only that speaks of all that is asked. */
  function inFullerWords(found: Step, entry: Entry, asked: readonly string[]): Step {
    if (found.answer?.text !== entry.young) return found;
    const words = asked
      .flatMap((one) => contentOf(read(one), entry.thing))
      .filter((key) => isAmong(key, keysIn(entry.older)));
    const isOfKind = asked.some((one) =>
      isKindOfAnswer({ ...entry, older: entry.young }, read(one), wantedOf(read(one))),
    );
    const isFuller = !isOfKind || words.some((key) => !isAmong(key, keysIn(entry.young)));
    return isFuller ? { ...found, answer: { ...found.answer, text: entry.older } } : found;
  }

  return { answerTo, honest, isWholeAnswer };
}

const keysIn = (text: string) => new Set(wordsOf(text).map(lemmaKey));
