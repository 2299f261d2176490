import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { readingOf } from '../reader/reading-of.ts';
import type { NameIndex } from '../recognition/name-index.ts';
import type { Search } from '../search/create-search.ts';
import type { LetterRuns } from '../search/letter-runs.ts';
import { isKinOf, speaksOfName } from '../talk/fit/answers-asked.ts';
import type { createHonesty } from '../talk/fit/create-honesty.ts';
import type { Asked, LastChecks, Question } from '../talk/fit/last-checks.ts';
import { tellsOther } from '../talk/fit/other-than-asked.ts';
import { tellsAsked } from '../talk/fit/tells-asked.ts';
import { namedIn, type Said } from '../talk/said/said.ts';
import { subjectToldOf } from '../talk/said/subject-told-of.ts';
import { GOES_ON } from '../talk/said/talk-patterns.ts';
import type { Wanted } from '../talk/said/wanted.ts';
import { textFor } from '../talk/telling/text-for.ts';
import {
  admit,
  NEAR_OPENING,
  type Step,
  type Topic,
  tellNear,
  topicAfter,
  unknownIn,
} from '../talk/topic.ts';
import { answerFeatures, asksWhether, YES_OR_NO } from './answer-features.ts';
import { createCandidates } from './create-judge.ts';
import { readAnswerNet, readSureNet, readTalkNet, surenessOf } from './sure-net.ts';
import { isInTalk, talkFeatures } from './talk-features.ts';

/** By what judges said of answers to 2,000 questions (`train/judged`): from here on two of three are right. */
const TELL = 0.55;
/** In a talk more is said by what was said before, and of what was not found one of two is right up to here. */
const TELL_IN_TALK = 0.66;
/** What is said to be unknown by what the talk means must be surely asked for. */
const TELL_CLOSED = 0.8;
const TELL_ALONE = 0.65;
/** What sounds like no question must be asked nearly in an entry's words. */
const TELL_UNASKED = 0.9;
/** Who asks whether wants a yes or a no. */
const TELL_WITHOUT_YES = 0.75;
/** Another one must be so much likelier than what was found. */
const LEAD = 0.3;
const LEAD_IN_TALK = 0.15;
/** What was found is told with doubt below this, and what comes near is told from there on. */
const DOUBT = 0.3;
const DOUBT_IN_TALK = 0.45;
const NEAR = 0.25;
/** In a talk what hardly anybody would take for an answer is not told as what comes near. */
const NOTHING_NEAR = 0.08;
/** "Rosenkohl ist wie ein kleiner Planet" */
const LIKENS = /(?:^|\b(?:ist|sind|war|waren) )wie eine?[nmrs]? (?:\w+ )?\w+[ ?.!]*$/;
/** "Kriegen Pinguine keine kalten Füße" asks, though no word of ours says so. */
const ASKS_FACT = 0.8;
const ASKS_NUMBER: ReadonlySet<string> = new Set(['measure', 'many']);
const NUMBER =
  /\d|(?<!\p{L})(?:ein\p{L}* (?:halb|Jahr|Monat|Woche|Tag|Stunde|Minute|Sekunde|Meter|Kilo|Gramm|Liter|Paar|paar)\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|kein\p{L}*|nie|immer|halb\p{L}*|doppelt|so \p{L}+ wie)(?!\p{L})/u;
const MOST_WORDINGS = 3;
const MOST_WEIGHED = 6;
/** So many more are weighed as they are written most like the question. */
const MOST_ALIKE = 4;

interface Known {
  checks: LastChecks;
  entriesFor: (thing: Thing) => readonly Entry[];
  honesty: ReturnType<typeof createHonesty>;
  /** Whether it is asked to weigh, and not only what there is to weigh. */
  isWeighed: boolean;
  letterRuns: LetterRuns;
  names: NameIndex;
  read: (question: string) => Said;
  search: Search;
  wantedOf: (said: Said) => Wanted;
}

/** An entry that could be the answer, with what tells whether it is. */
export interface Considered {
  entry: Entry;
  features: Float64Array;
}

/** How an entry meets a question: word by word, and by runs of letters. */
interface Meeting {
  features: Float64Array;
  sureness: number;
  likeness: number;
}

interface Weighed {
  entry: Entry;
  /** How surely a strict judge would call it the answer, 0 to 1. */
  share: number;
}

/**
 * Weighs all that could answer a question, and what was found to be told, by a net that has learnt from
 * judged answers: tells the likeliest, says first that it is not sure, or tells nothing.
 */
export function createWeighing(known: Known) {
  const { checks, entriesFor, honesty, letterRuns, names, read, search, wantedOf } = known;
  const byWords = readSureNet();
  const nets = known.isWeighed ? { alone: readAnswerNet(), inTalk: readTalkNet() } : null;
  const candidatesOf = createCandidates(search, entriesFor);

  const toldBy = ({ answer }: Step): Entry | undefined =>
    answer ? checks.wholeTold(answer.text.replace(NEAR_OPENING, '')) : undefined;

  /** All that could answer, the likeliest by the question's words first, what was found before all. */
  function considerAll(found: Step, asked: Asked): Considered[] {
    const { topic } = asked;
    const wordings = asked.wordings.slice(0, MOST_WORDINGS);
    const told = toldBy(found);
    const answersTo = wordings.map((one) => honesty.answerTo(one, topic));
    const others = [told, ...answersTo, ...knownOfTalk(read(asked.said), topic)].filter(
      (one) => one !== undefined,
    );
    const best = new Map<Entry, Meeting>();
    let likest = 0;
    for (const one of wordings) {
      const alike = letterRuns.read(read(one).written, MOST_ALIKE);
      likest = Math.max(likest, alike.likest[0]?.likeness ?? 0);
      const all = [...others, ...alike.likest.map(({ entry }) => entry)];
      for (const { entry, features } of candidatesOf(read(one), topic, all)) {
        const sureness = surenessOf(byWords, features);
        const before = best.get(entry);
        const likeness = Math.max(alike.likenessOf(entry), before?.likeness ?? 0);
        const surer = before && before.sureness >= sureness ? before : { features, sureness };
        best.set(entry, { ...surer, likeness });
      }
    }
    const rankOf = (entry: Entry) => (entry === told ? 2 : answersTo.includes(entry) ? 1 : 0);
    const met = [...best];
    const bySureness = met.toSorted(
      ([one, a], [other, b]) => rankOf(other) - rankOf(one) || b.sureness - a.sureness,
    );
    const byLikeness = met.toSorted(([, a], [, b]) => b.likeness - a.likeness);
    const ranked = [
      ...new Set([...bySureness.slice(0, MOST_WEIGHED), ...byLikeness.slice(0, MOST_ALIKE)]),
    ];
    const surest = Math.max(0, ...bySureness.map(([, { sureness }]) => sureness));
    const isNear = found.answer?.isAdmission === true;
    return ranked.map(([entry, { features, likeness, sureness }]) => {
      const foundAs = entry !== told ? null : isNear ? 'near' : 'answer';
      const standing = {
        ...({ sureness, surest, likeness, likest, foundAs } as const),
        isWhole: asked.wordings.some((one) => honesty.isWholeAnswer(entry, one)),
        isAnswerTo: answersTo.includes(entry),
      };
      const alone = answerFeatures(entry, features, standing, { asked, checks, read });
      const ofTalk = isInTalk(topic) ? talkFeatures(entry, read(asked.said), topic, read) : [];
      return { entry, features: Float64Array.from([...alone, ...ofTalk]) };
    });
  }

  /** Where nobody is named, all that is known of what is talked of may be meant. */
  function knownOfTalk(said: Said, { thing }: Topic): readonly Entry[] {
    const isNamed = namedIn(said).some((one) => !one.isSecondary);
    return thing === undefined || isNamed ? [] : entriesFor(thing);
  }

  function weigh(found: Step, question: Question): Step {
    const { level, said: text, topic } = question;
    const said = read(text);
    const { answer } = found;
    if (nets === null || found.isMeant || checks.isSettled(said, topic)) return found;
    const goesOn = isInTalk(topic);
    if (found.isClosed && !goesOn) return found;
    const net = goesOn ? nets.inTalk : nets.alone;
    const told = toldBy(found);
    const isTold = answer !== null && !answer.isAdmission;
    if (!isTold && isOfNobody(said, topic)) return found;
    // Lists, comparisons and what is asked back are no entry's; a warning stays one.
    if (isTold && (!told || told.aspect === 'danger')) return found;
    if ((told && isOneOfClass(told, said)) || (!isTold && !isAsking(said, topic))) return found;
    const asked = { ...question, wordings: checks.meantBy(question) };
    const weighed = considerAll(found, asked)
      .map(({ entry, features }): Weighed => ({ entry, share: surenessOf(net, features) }))
      .filter(({ entry }) => entry === told || mayBeTold(entry, said, topic))
      .sort((one, other) => other.share - one.share);
    const [best] = weighed;
    if (!best) return found;
    const ofTold = weighed.find(({ entry }) => entry === told);
    if (found.isClosed)
      return best.share >= TELL_CLOSED && isMeasured(best.entry) ? tell(best) : found;
    const lead = goesOn ? LEAD_IN_TALK : LEAD;
    const isAhead = best !== ofTold && best.share > (ofTold?.share ?? 0) + lead;
    if (isTold && ofTold) {
      // "Was frisst ein Axolotl in echt" asks for its food, whatever else speaks of what is real.
      const isAspectAsked = told?.aspect !== undefined && told.aspect === wantedOf(said).aspects[0];
      if (isAhead && !isAspectAsked && best.share >= TELL && isMeasured(best.entry))
        return tell(best);
      if (ofTold.share >= (goesOn ? DOUBT_IN_TALK : DOUBT)) return found;
      return near(isAhead ? best : ofTold);
    }
    // A number that was found to be another one is believed by nobody.
    const mayTell = !asksNumber(said) || isAhead;
    if (mayTell && best.share >= leastFor(best.entry) && isMeasured(best.entry)) return tell(best);
    const isNear = best.share >= (answer ? NEAR : DOUBT_IN_TALK);
    if ((answer || (goesOn && said.isQuestion)) && isAhead && isNear) return near(best);
    return goesOn && ofTold && best.share < NOTHING_NEAR ? unknown() : found;

    function leastFor({ young }: Entry): number {
      if (asksWhether(said) && !YES_OR_NO.test(young)) return TELL_WITHOUT_YES;
      if (!said.isQuestion) return TELL_UNASKED;
      if (!answer) return TELL_ALONE;
      return goesOn ? TELL_IN_TALK : TELL;
    }

    /** Whether a text answers all of it, with a number where one is asked for. */
    function answersAll(entry: Entry, told: string): boolean {
      if (asksNumber(said) && !NUMBER.test(told)) return false;
      return checks.isAnsweredBy(entry, told, asked);
    }

    /** Who asks how old or how often is not told how tall. */
    function isMeasured(entry: Entry): boolean {
      return !asksNumber(said) || [entry.young, entry.older].some((one) => answersAll(entry, one));
    }

    function tell({ entry, share }: Weighed): Step {
      const wanted = wantedOf(said);
      const short = textFor(entry, level, wanted);
      const isFuller =
        short === entry.young && !answersAll(entry, short) && answersAll(entry, entry.older);
      return {
        answer: { text: isFuller ? entry.older : short, confidence: share },
        topic: topicAfter(topic, entry, {
          ...{ level, aspects: wanted.aspects, wanted },
          about: subjectToldOf(entry, said, topic, names),
        }),
      };
    }

    /** Honestly that nothing is known of it, by the name of what the talk is of. */
    function unknown(): Step {
      const { thing } = topic;
      const isOfAnother = namedIn(said).some((one) => one !== thing && !one.isSecondary);
      if (!thing || isOfAnother || found.topic.thing !== thing) return unknownIn(topic);
      return admit([], { thing, topic, level, wanted: wantedOf(said) });
    }

    function near({ entry, share }: Weighed): Step {
      const isBelieved = share >= DOUBT;
      const isOfTalk = [topic.thing, ...topic.things, ...topic.recent, ...namedIn(said)].some(
        (one) => one !== undefined && (isKinOf(entry.thing, one) || speaksOfName(entry, one)),
      );
      const isUnlike = share < NOTHING_NEAR && !isTold;
      if (goesOn && (isUnlike || !(isBelieved || isOfTalk))) return unknown();
      const step = tellNear(entry, topic, { level, wanted: wantedOf(said), isBelieved });
      // What is asked of stays what the talk is of.
      const thing = found.topic.thing ?? step.topic.thing;
      return { ...step, topic: { ...step.topic, ...(thing && { thing }) } };
    }
  }

  const asksNumber = (said: Said): boolean => ASKS_NUMBER.has(wantedOf(said).kind);

  /** Of the kind that is asked for, and of whom the question or the talk names. */
  function mayBeTold(entry: Entry, said: Said, { recent, thing, things }: Topic): boolean {
    if (tellsOther(entry, said)) return false;
    if (![entry.young, entry.older].some((text) => tellsAsked({ text, entry }, said))) return false;
    const goesOn = thing !== undefined && (said.hasPronoun || GOES_ON.test(said.folded));
    if (!goesOn) return true;
    // "Und Löwen?" asks of nobody who was talked of.
    const ofTalk = said.isOfAnother ? [] : [thing, ...things, ...(said.hasPronoun ? [] : recent)];
    return [...ofTalk, ...namedIn(said)].some((one) => isKinOf(entry.thing, one));
  }

  return {
    /** What could answer a question, with what was found for it. */
    consider: (found: Step, question: Question) =>
      considerAll(found, { ...question, wordings: checks.meantBy(question) }),
    weigh,
  };
}

const isAsking = (said: Said, topic: Topic): boolean =>
  !LIKENS.test(said.folded) &&
  (said.isQuestion ||
    (readingOf(said, topic.thing).factShare >= ASKS_FACT && said.mentions.length > 0));

/** "Und wer hat das erfunden?" at the start of a talk, or of what LUX knows nothing of */
const isOfNobody = ({ hasPronoun, mentions }: Said, { thing, things }: Topic): boolean =>
  hasPronoun && mentions.length === 0 && thing === undefined && things.length === 0;

/** "Welches ist das größte Bundesland?" is answered by one of the class. */
const isOneOfClass = ({ thing }: Entry, { mentions }: Said): boolean =>
  mentions.some(({ things }) => things.some(({ name }) => thing.isA.includes(name)));
