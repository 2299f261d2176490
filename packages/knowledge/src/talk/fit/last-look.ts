import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { isStopWord } from '../../recognition/words.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Wanted } from '../said/wanted.ts';
import { admit, type Step, tellNear, topicAfter, unknownIn } from '../topic.ts';
import { isKinOf, speaksOfName } from './answers-asked.ts';
import type { createHonesty } from './create-honesty.ts';
import type { Asked, LastChecks, Question } from './last-checks.ts';

/** It was found in another way than what was asked for, so something surer may go before it. */
const CONFIDENCE = 0.86;

interface Known {
  checks: LastChecks;
  entriesFor: (thing: Thing) => readonly Entry[];
  honesty: ReturnType<typeof createHonesty>;
  read: (question: string) => Said;
  wantedOf: (said: Said) => Wanted;
}

/**
 * Looks once more at what is to be told, whoever found it: does it answer what was asked? The text for older
 * children or another entry may; else LUX says first that it does not know, and then what comes near.
 */
export function createLastLook({ checks, entriesFor, honesty, read, wantedOf }: Known) {
  const { isAnsweredBy, isOfOthers, isSettled, isWrittenFor, meantBy, wholeTold } = checks;

  return function lastLook(found: Step, question: Question): Step {
    const { answer } = found;
    if (!answer || answer.isAdmission || found.isClosed) return found;
    const asked = { ...question, wordings: meantBy(question) };
    const entry = wholeTold(answer.text);
    if (!entry || isSettled(read(asked.said), asked.topic)) return found;
    if (isOfOthers(entry, asked)) return unknownIn(asked.topic);
    if (isWrittenFor(entry, asked)) return found;
    if (isAnsweredBy(entry, answer.text, asked)) return found;
    if (answer.text === entry.young && isAnsweredBy(entry, entry.older, asked))
      return { ...found, answer: { ...answer, text: entry.older } };
    return ofOther(asked) ?? admitted(entry, found, asked);
  };

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
    if (words.every(isStopWord)) return unknownIn(topic);
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
}
