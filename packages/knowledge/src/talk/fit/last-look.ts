import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { isStopWord } from '../../recognition/words.ts';
import { impliedQuestions } from '../refer/implied-questions.ts';
import { asksTold, isAboutLast } from '../said/go-on.ts';
import { namedIn, type Said } from '../said/said.ts';
import { GOES_ON, YES } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import { admit, type Level, type Step, type Topic, tellNear, topicAfter } from '../topic.ts';
import { wordingsOf } from '../whole/whole-questions.ts';
import { isKinOf, speaksOfName } from './answers-asked.ts';
import { confirms } from './confirms.ts';
import type { createHonesty } from './create-honesty.ts';
import { ownQuestion } from './own-question.ts';
import { tellsAsked } from './tells-asked.ts';

/** It was found in another way than what was asked for, so something surer may go before it. */
const CONFIDENCE = 0.86;
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
  wantedOf: (said: Said) => Wanted;
}

interface Question {
  said: string;
  topic: Topic;
  level: Level;
  /** It answers what is meant by the talk, in whatever words. */
  isMeant: boolean;
}

interface Asked extends Question {
  /** All that may be meant by it; an answer to one of these is one. */
  wordings: readonly string[];
}

/**
 * Looks once more at what is to be told, whoever found it: does it answer what was asked? The text for older
 * children or another entry may; else LUX says first that it does not know, and then what comes near.
 */
export function createLastLook({
  entriesFor,
  entryAsked,
  entryTold,
  honesty,
  isExact,
  names,
  read,
  wantedOf,
}: Known) {
  return function lastLook(found: Step, question: Question): Step {
    const { answer } = found;
    if (!answer || answer.isAdmission || found.isClosed) return found;
    const asked = { ...question, wordings: meantBy(question) };
    const entry = wholeTold(answer.text);
    if (!entry || isSettled(read(asked.said), asked.topic)) return found;
    if (isOfOthers(entry, asked)) return unknown(asked.topic);
    if (isWrittenFor(entry, asked)) return found;
    if (isAnsweredBy(entry, answer.text, asked)) return found;
    if (answer.text === entry.young && isAnsweredBy(entry, entry.older, asked))
      return { ...found, answer: { ...answer, text: entry.older } };
    return ofOther(asked) ?? admitted(entry, found, asked);
  };

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

  /** Another entry that answers all of it. */
  function ofOther(asked: Asked): Step | null {
    const { level, topic, wordings } = asked;
    for (const one of wordings) {
      const entry = honesty.answerTo(one, topic);
      const text =
        entry && [entry[level], entry.older].find((told) => isAnsweredBy(entry, told, asked));
      if (!entry || text === undefined) continue;
      const wanted = wantedOf(read(one));
      return {
        answer: { text, confidence: CONFIDENCE },
        topic: topicAfter(topic, entry, { level, aspects: wanted.aspects, wanted }),
      };
    }
    return null;
  }

  /** What was found comes near where it is of whom is asked; else nothing is told of it. */
  function admitted(entry: Entry, found: Step, { level, said, topic }: Asked): Step {
    const wanted = wantedOf(read(said));
    const { hasPronoun, words } = read(said);
    // "Warum nicht?" says nothing that anything could be near to.
    if (words.every(isStopWord)) return unknown(topic);
    const named = namedIn(read(said)).filter(({ isSecondary }) => !isSecondary);
    const isOfTalk = topic.thing !== undefined && (hasPronoun || named.length === 0);
    const whom = isOfTalk && topic.thing ? [topic.thing] : named;
    const isOfThem =
      whom.length === 0 ||
      whom.some((one) => isKinOf(entry.thing, one) || speaksOfName(entry, one));
    if (isOfThem) {
      const near = tellNear(entry, topic, { level, wanted });
      return { ...near, topic: { ...found.topic, isNear: true } };
    }
    const [thing] = whom;
    return thing ? admit(entriesFor(thing), { thing, wanted, topic, level }) : found;
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

  function isSettled(said: Said, topic: Topic): boolean {
    // "Warum nicht?" is of the last words, and its answer may still be none.
    if (/\bnicht[ ?.!]*$/.test(said.folded)) return false;
    return (
      isExact(said) ||
      isAboutLast(said.folded) ||
      asksTold(said.folded) ||
      YES.test(said.folded) ||
      confirms(said, topic) !== null
    );
  }
}

/** "Sind Spinnen Insekten?", "ist das ein Fisch?" */
const asksKind = ({ folded, mentions, words }: Said): boolean =>
  /^(?:und |aber )?(?:ist|sind|war|waren) /.test(folded) &&
  mentions.some(({ end, start }) => end === words.length && start > 1);

const sentencesOf = (text: string) => text.split(/(?<=[^\d][.!?]) /u);
const SURE_SO = /^(?:Ja|Nein|Doch)(?:, das stimmt)?[.,!] /u;

const unknown = (topic: Topic): Step => ({
  answer: { text: 'Das weiß ich leider nicht.', confidence: 0.3, isAdmission: true },
  topic,
});
