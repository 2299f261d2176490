import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { impliedQuestions } from '../refer/implied-questions.ts';
import { namedIn, type Said } from '../said/said.ts';
import { GOES_ON } from '../said/talk-patterns.ts';
import type { Level, Topic } from '../topic.ts';
import { wordingsOf } from '../whole/whole-questions.ts';
import { isKinOf } from './answers-asked.ts';
import { isSettled as isSettledBefore } from './confirms.ts';
import type { createHonesty } from './create-honesty.ts';
import { ownQuestion } from './own-question.ts';
import { tellsAsked } from './tells-asked.ts';

const MOST_GOING_ON = 6;

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  /** The entry that a question was written for. */
  entryAsked: (question: string) => Entry | undefined;
  /** The entry that a text begins with. */
  entryTold: (reply: string) => Entry | undefined;
  honesty: ReturnType<typeof createHonesty>;
  isExact: (said: Said) => boolean;
  names: NameIndex;
  read: (question: string) => Said;
}

/** A question in its talk. */
export interface Question {
  said: string;
  topic: Topic;
  level: Level;
  /** It answers what is meant by the talk, in whatever words. */
  isMeant: boolean;
}

export interface Asked extends Question {
  /** All that may be meant by it; an answer to one of these is one. */
  wordings: readonly string[];
}

export type LastChecks = ReturnType<typeof createLastChecks>;

/** What is looked at in an answer before it is told, whoever found it. */
export function createLastChecks({
  entriesFor,
  entryAsked,
  entryTold,
  honesty,
  isExact,
  names,
  read,
}: Known) {
  /** As it was said, as a whole question, as it is implied. */
  function meantBy({ said: text, topic }: Question): string[] {
    const said = read(text);
    const implied = impliedQuestions(said, topic, read, names);
    return [...new Set([...wordingsOf(said, text, topic, read), text, ...implied])];
  }

  function isAnsweredBy(entry: Entry, text: string, { isMeant, wordings }: Asked): boolean {
    // Of what kind something is, is told by what it is.
    if (entry.aspect === 'what' && wordings.map(read).some(asksKind)) return true;
    return wordings.some(
      (one) =>
        tellsAsked({ text, entry }, read(one)) && (isMeant || honesty.isWholeAnswer(entry, one)),
    );
  }

  /** "Und was macht die Königin?" in a talk of bees is not asked of ants. */
  function isOfOthers({ thing }: Entry, { isMeant, said, topic, wordings }: Asked): boolean {
    const { folded, words } = read(said);
    // "Und das kleinste?" is another one of the kind.
    const isRank = words.some((word) => /\w{3}st(?:e[nrs]?|en)$/.test(word));
    const isLed = GOES_ON.test(folded) && words.length <= MOST_GOING_ON && !isRank;
    if (isMeant || !topic.thing || !isLed || thing.isA.length === 0 || thing.isSecondary)
      return false;
    const ofTalk = [topic.thing, ...topic.things, ...topic.recent, ...(topic.met ?? [])];
    if (ofTalk.some((one) => isKinOf(thing, one))) return false;
    return !wordings.some((one) => namedIn(read(one)).some((named) => isKinOf(thing, named)));
  }

  /** The entry that a whole text is of; none where things are compared or listed. */
  function wholeTold(text: string): Entry | undefined {
    const entry = entryTold(text);
    const isWhole = sentencesOf(text.replace(SURE_SO, '')).every(
      (sentence) => entry?.young.includes(sentence) || entry?.older.includes(sentence),
    );
    return isWhole ? entry : undefined;
  }

  /** Whether an entry was written for this question, or for one like it. */
  function isWrittenFor(entry: Entry, { topic, wordings }: Asked): boolean {
    const [last] = topic.thing === entry.thing ? (topic.asked ?? []) : [];
    const before = last === undefined ? [] : read(last).words;
    const entries = entriesFor(entry.thing);
    return wordings.some(
      (one) =>
        entryAsked(one) === entry ||
        ownQuestion(read(one), entry.thing, { before, entries }) === entry,
    );
  }

  /** "Warum nicht?" is of the last words, and its answer may still be none. */
  const isSettled = (said: Said, topic: Topic): boolean =>
    !/\bnicht[ ?.!]*$/.test(said.folded) && isSettledBefore(said, topic, isExact);

  return { isAnsweredBy, isOfOthers, isSettled, isWrittenFor, meantBy, wholeTold };
}

/** "Sind Spinnen Insekten?", "ist das ein Fisch?" */
const asksKind = ({ folded, mentions, words }: Said): boolean =>
  /^(?:und |aber )?(?:ist|sind|war|waren) /.test(folded) &&
  mentions.some(({ end, start }) => end === words.length && start > 1);

const sentencesOf = (text: string) => text.split(/(?<=[^\d][.!?]) /u);
const SURE_SO = /^(?:Ja|Nein|Doch)(?:, das stimmt)?[.,!] /u;
