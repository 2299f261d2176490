import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { readingOf } from '../reader/reading-of.ts';
import { askedClause } from '../recognition/asked-clause.ts';
import type { NameIndex } from '../recognition/name-index.ts';
import type { Search } from '../search/create-search.ts';
import { contentOf, fitsWhom } from '../talk/fit/answers-asked.ts';
import { isSettled } from '../talk/fit/confirms.ts';
import { sureness as surenessFound } from '../talk/fit/create-answer-check.ts';
import { answersKind } from '../talk/fit/fits-question.ts';
import { isBesides } from '../talk/fit/is-besides.ts';
import type { Said } from '../talk/said/said.ts';
import { subjectToldOf } from '../talk/said/subject-told-of.ts';
import { readWanted, type Wanted } from '../talk/said/wanted.ts';
import { textFor } from '../talk/telling/text-for.ts';
import {
  type Level,
  NO_TOPIC,
  type Step,
  type Topic,
  tellNear,
  topicAfter,
} from '../talk/topic.ts';
import { createCandidates } from './create-judge.ts';
import { readSureNet, surenessOf } from './sure-net.ts';

/**
 * Shares measured with questions that were held back (`train/sureness`): from `TELL` on more than nine of
 * ten are right, below `DOUBT` hardly any. In between LUX says that it is not sure.
 */
const TELL = 0.68;
const TELL_BELIEVED = 0.4;
const TELL_NEAR = 0.2;
const DOUBT = 0.08;
/** In a talk more is said by what was said before, and less can be judged. */
const TELL_IN_TALK = 0.75;
/** Another one must be so sure, and so much surer than what the patterns found. */
const INSTEAD = 0.5;
const LEAD = 0.22;
/** "Kriegen Pinguine keine kalten Füße" asks, though no word of ours says so. */
const ASKS_FACT = 0.8;

interface Known {
  search: Search;
  entriesFor: (thing: Thing) => readonly Entry[];
  read: (question: string) => Said;
  /** The entry that a text of ours tells. */
  entryOf: (text: string) => Entry | undefined;
  isExact: (said: Said) => boolean;
  names: NameIndex;
}

interface Sure {
  entry: Entry;
  sureness: number;
  /** Whom it is about and what kind of answer it is fits what is asked. */
  isFitting: boolean;
}

function wantedOf({ mentions, question, words }: Said): Wanted {
  const named = mentions.flatMap(({ start, end }) => words.slice(start, end));
  return readWanted(question, new Set(named));
}

/** Judges what was found by all that could answer, and tells, doubts or replaces it. */
export function createSurer({ search, entriesFor, read, entryOf, isExact, names }: Known) {
  const net = readSureNet();
  const candidatesOf = createCandidates(search, entriesFor);

  function judge(said: Said, topic: Topic, others: readonly Entry[] = []): Sure[] {
    const wanted = wantedOf(said);
    return candidatesOf(said, topic, others)
      .map(({ entry, features }) => ({
        entry,
        sureness: surenessOf(net, features),
        isFitting: answersKind(entry, wanted) && fitsWhom(entry, said, topic),
      }))
      .sort((one, other) => other.sureness - one.sureness);
  }

  /** The whole of what was said, and the question behind what was told first. */
  function judgeAll(question: string, topic: Topic, others: readonly Entry[]): Sure[] {
    const whole = judge(read(question), topic, others);
    const asked = askedClause(read(question).written);
    if (!asked) return whole;
    const told = read(asked.before).mentions.filter(({ certainty }) => certainty === 'sure');
    const thing = told
      .flatMap(({ things }) => things)
      .filter(({ isSecondary }) => !isSecondary)
      .at(-1);
    const about = thing && thing !== topic.thing ? { ...NO_TOPIC, thing } : topic;
    const both = [...whole, ...judge(read(asked.clause), about, others)];
    return both.sort((one, other) => other.sureness - one.sureness);
  }

  /** The entry whose text it is; none where more is told, as of a list or of two that are compared. */
  function wholeEntry(text: string): Entry | undefined {
    const entry = entryOf(text);
    return entry && (entry.young === text || entry.older === text) ? entry : undefined;
  }

  return function surer(found: Step, question: string, topic: Topic, level: Level): Step {
    const said = read(question);
    const { factShare } = readingOf(said, topic.thing);
    const isAsking = said.isQuestion || (factShare >= ASKS_FACT && said.mentions.length > 0);
    if (said.isOfAnother || isSettled(said, topic, isExact) || !isAsking || found.isClosed)
      return found;
    const isFound = surenessFound(found) > 0;
    const told = isFound && found.answer ? wholeEntry(found.answer.text) : undefined;
    const isNear = found.answer?.text.includes(' weiß: ') ?? false;
    const isGoingOn = topic.thing !== undefined && (said.refersBack || said.hasPronoun);
    // "Welches ist das größte Bundesland?" is answered by one of the class.
    const isOfClass = said.mentions.some(({ things }) =>
      things.some(({ name }) => told?.thing.isA.includes(name)),
    );
    if (isFound && (!told || isOfClass)) return found;
    const judged = judgeAll(question, topic, told ? [told] : []);
    const [best] = judged;
    if (!best) return found;
    // "Wie baut man das?" is not answered by what was told just now, where another one of it fits.
    const isTold = told !== undefined && told === topic.entry;
    if (isGoingOn && (isFound || isNear)) {
      const least = isTold ? INSTEAD : TELL_BELIEVED;
      const isOfTopic = best.entry.thing === topic.thing && best.entry !== topic.entry;
      if (!(isTold || isNear) || !isOfTopic || best.sureness < least) return found;
      return best.isFitting ? tell(best) : near(best);
    }
    const ofTold = told && judged.find(({ entry }) => entry === told);
    if (told && ofTold) {
      const isSurer = best.sureness >= INSTEAD && best.sureness > ofTold.sureness + LEAD;
      const isAsked =
        told.aspect !== undefined &&
        (told.aspect === readingOf(said, topic.thing).aspect ||
          told.aspect === wantedOf(said).aspects[0]);
      if (best.entry !== told && isSurer && best.isFitting && !isAsked) return tell(best);
      if (isBesides(told, said, wantedOf(said), ofTold.sureness)) return near(ofTold);
      // Who asks for nothing beside the name is answered by the patterns.
      const isPlain = contentOf(said, told.thing).length === 0;
      if (ofTold.sureness >= DOUBT || isPlain || isAsked) return found;
      const isNearer = best.sureness >= TELL_NEAR && best.sureness > ofTold.sureness + LEAD;
      return near(isNearer ? best : ofTold);
    }
    if (told) return found;
    if (best.isFitting && best.sureness >= (isGoingOn ? TELL_IN_TALK : TELL)) return tell(best);
    const isNearer = best.sureness >= TELL_BELIEVED || !isNear;
    return best.sureness >= TELL_NEAR && isNearer ? near(best) : found;

    function tell({ entry, sureness }: Sure): Step {
      const wanted = wantedOf(said);
      return {
        answer: { text: textFor(entry, level, wanted), confidence: (1 + sureness) / 2 },
        topic: topicAfter(topic, entry, {
          level,
          aspects: wanted.aspects,
          wanted,
          about: subjectToldOf(entry, said, topic, names),
        }),
      };
    }

    function near({ entry, sureness }: Sure): Step {
      const isBelieved = sureness >= TELL_BELIEVED;
      return tellNear(entry, topic, { level, wanted: wantedOf(said), isBelieved });
    }
  };
}
