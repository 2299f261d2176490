import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import type { NameIndex } from '../recognition/name-index.ts';
import { areAlike, createOfTwo } from './comparison/create-of-two.ts';
import type { createThingTalk } from './create-thing-talk.ts';
import { createAspectAsked } from './fit/aspect-asked.ts';
import { sureness } from './fit/create-answer-check.ts';
import type { createHonesty } from './fit/create-honesty.ts';
import type { createExactAsks } from './fit/exact-asks.ts';
import type { LastChecks } from './fit/last-checks.ts';
import { createLastLook } from './fit/last-look.ts';
import { withoutYes } from './fit/other-than-asked.ts';
import { poisonAsked } from './fit/poison-asked.ts';
import { askOfPlace, isOfPlace } from './membership/ask-of-place.ts';
import { createClosed } from './refer/create-closed.ts';
import { createToldBefore } from './refer/create-told-before.ts';
import { goingOnWith } from './refer/going-on-with.ts';
import { howTold } from './refer/how-told.ts';
import { impliedQuestions } from './refer/implied-questions.ts';
import { createKeepToTopic } from './refer/keep-to-topic.ts';
import { metAfter } from './refer/met-after.ts';
import { ofCapitalOnly } from './refer/of-capital.ts';
import { withOrderNamed } from './refer/of-order.ts';
import { tellOfYoung } from './refer/of-young.ts';
import { otherMeant } from './refer/other-meant.ts';
import { tellWarning } from './refer/warning-told.ts';
import { withQuestion } from './refer/with-question.ts';
import { askOfAnother, isWholeQuestion, namedAt } from './said/ask-of-another.ts';
import { asksTold, isAboutLast, isWhyAlone } from './said/go-on.ts';
import { memberTold } from './said/member-told.ts';
import { ofGender } from './said/of-gender.ts';
import { ofMeaning } from './said/of-meaning.ts';
import { namedIn, type Said } from './said/said.ts';
import { subjectToldOf } from './said/subject-told-of.ts';
import { YES } from './said/talk-patterns.ts';
import { textFor } from './telling/text-for.ts';
import { type Level, NO_TOPIC, type Step, type Topic, topicAfter } from './topic.ts';
import { withThing } from './whole/name-pronoun.ts';
import { wholeQuestions, wordingsOf } from './whole/whole-questions.ts';

const SURE_OF_PLACE = 0.66;
const SURE_OF_WHOLE = 0.6;

interface Known {
  checks: LastChecks;
  checked: (found: Step, said: string, topic: Topic, level: Level) => Step;
  entriesFor: (thing: Thing) => readonly Entry[];
  /** The entry that a question was written for. */
  entryAsked: ReturnType<typeof createExactAsks>;
  /** The entry whose text LUX has said. */
  entryTold: (reply: string) => Entry | undefined;
  honesty: ReturnType<typeof createHonesty>;
  isOffTopic: (question: string, text: string, topic: Topic) => boolean;
  names: NameIndex;
  read: (question: string) => Said;
  stepUnchecked: (said: string, topic: Topic, level: Level) => Step;
  surer: (found: Step, question: string, topic: Topic, level: Level) => Step;
  talk: ReturnType<typeof createThingTalk>;
  things: readonly Thing[];
}

/** Answers one question of a talk: what was found, where it is meant, sure and answers all that is asked. */
export function createStep(known: Known) {
  const { checked, entriesFor, entryAsked, honesty, isOffTopic, read, stepUnchecked, surer, talk } =
    known;

  const ofTwo = createOfTwo({ ...known, stepOfWholes });
  const { sentenceAgain, toldBefore } = createToldBefore({
    entriesFor,
    read,
    stepOfWholes,
    wantedOf: talk.wantedOf,
  });
  const closed = createClosed({ entryAsked, read });
  const { notAlive, notCounted, notImplied, notOfKind, notRanked } = closed;
  const { notTheSame, otherAspect, unrelated } = closed;
  const { isExact, wantedOf } = talk;
  const aspectAsked = createAspectAsked({ ...known, isExact, wantedOf });
  const lastLook = createLastLook({ ...known, wantedOf });
  const keepToTopic = createKeepToTopic({ entriesFor, read, wantedOf: talk.wantedOf });

  /** Answers a question in the light of what was said before, and of what is told in front of it. */
  return function step(asked: string, talked: Topic, level: Level): Step {
    const ordered = withOrderNamed(read(asked), talked);
    const { said: meant, topic: before } = ordered ?? { said: asked, topic: talked };
    const poison = poisonAsked(read(meant), before, entriesFor);
    if (poison) return { ...stepOf(poison, meant, before, level), isMeant: true };
    const other = otherMeant(read(meant), before, { things: known.things, entriesFor, read });
    if (other) return 'back' in other ? other.back : ofNamesake(other.whole, before, level);
    const implied =
      howTold(read(meant), before) ??
      ofTwo(meant, before, level) ??
      ofImplied(meant, before, level);
    const found =
      implied ??
      notImplied(meant, before) ??
      keepToTopic(stepAsSaid(meant, before, level), meant, before, level);
    const told =
      tellOfYoung(read(meant), before, { entriesFor, found, level, read }) ??
      (implied ? null : unrelated(found, meant, before)) ??
      notTheSame(found, meant, before) ??
      notAlive(found, meant, before) ??
      notCounted(found, meant, before) ??
      (implied ? null : otherAspect(found, meant, before)) ??
      warned(found, meant, before, level) ??
      (found.answer?.isAdmission ? ofKindTalked(meant, before, level) : null) ??
      found;
    const back =
      toldBefore(told, meant, before, level) ?? sentenceAgain(told, meant, before, level);
    const isMeant = back !== null || told === implied;
    const said = (isMeant ? null : ofAspect(told, meant, before, level)) ?? back ?? told;
    const fit =
      notRanked(said, meant, before) ??
      notOfKind(said, meant, before) ??
      ofCapitalOnly(said, read(meant), before, { level, wanted: talk.wantedOf(read(meant)) }) ??
      said;
    const last = lastLook(fit, { said: meant, topic: before, level, isMeant });
    return {
      ...last,
      ...(last.answer && {
        answer: { ...last.answer, text: withoutYes(last.answer.text, read(meant)) },
      }),
      ...(isMeant && { isMeant }),
      topic: { ...last.topic, met: metAfter(before, last.topic) },
    };
  };

  /** The aspect that is surely asked for; the question is remembered as it was read. */
  function ofAspect(found: Step, said: string, topic: Topic, level: Level): Step | null {
    const step = aspectAsked(found, read(said), topic, level);
    const { asked, named, question } = found.topic;
    return (
      step && {
        ...step,
        topic: {
          ...step.topic,
          ...(asked && { asked }),
          ...(named && { named }),
          ...(question !== undefined && { question }),
        },
      }
    );
  }

  /** What corrects the name that was understood, asked of the thing that is meant. */
  function ofNamesake(whole: string, topic: Topic, level: Level): Step {
    return stepOfWholes([whole], topic, level) ?? stepAsSaid(whole, NO_TOPIC, level);
  }

  /** The warning that was told, where a question for leave is answered by anything else. */
  function warned(found: Step, said: string, topic: Topic, level: Level): Step | null {
    const { thing } = topic;
    if (!thing) return null;
    const warning = tellWarning(read(said), topic, entriesFor(thing), level);
    const isTold = warning?.answer && found.answer?.text.includes(warning.answer.text);
    return isTold ? null : warning;
  }

  /** "Frisst der auch Menschen?" of the blue whale, which is told of all whales that were talked of. */
  function ofKindTalked(said: string, topic: Topic, level: Level): Step | null {
    const { met = [], thing } = topic;
    const kinds = met.filter((one) => thing?.isA.includes(one.name));
    const wholes = kinds.flatMap((kind) => withThing(read(said), kind) ?? []);
    const found = wholes.length === 0 ? null : stepOfWholes(wholes.slice(-1), topic, level);
    return found && { ...found, topic: { ...found.topic, ...(thing && { thing }) } };
  }

  /** A question that is not said but meant, where that is surely answered. */
  function ofImplied(said: string, topic: Topic, level: Level): Step | null {
    for (const one of impliedQuestions(read(said), topic, read, known.names)) {
      const found = stepOfWholes([one], topic, level);
      // Behind "warum?" the question before is still the one that others go on with.
      const asked = isWhyAlone(read(said).folded) ? undefined : one;
      if (!found) continue;
      const next = goingOnWith(found, read(one), topic, known.names);
      return withQuestion(next, read(said).written, null, topic, asked);
    }
    return null;
  }

  /** Answers a question in the words in which it was said. */
  function stepAsSaid(said: string, before: Topic, level: Level): Step {
    const topic = ofGender(read(said), before);
    const { written } = read(said);
    const isOfLast =
      isAboutLast(read(said).folded) || asksTold(read(said).folded) || YES.test(read(said).folded);
    const wholes = isOfLast ? [] : wholeQuestions(read(said), topic, read);
    const wordings = isOfLast ? [said] : wordingsOf(read(said), said, topic, read);
    const ofWhole = read(said).hasPronoun ? null : stepOfWholes(wholes, topic, level);
    const ofPlace = isOfPlace(read(said)) ? askOfPlace(written, topic.question) : null;
    // "Welche Tiere leben da?" is asked of Italy; "und der kleinste?" is answered by one of its kind.
    const own = read(said).hasPronoun || wholes.length > 0 ? wholes : [written];
    const goesOn = /^(?:und|oder|aber) (?!\p{L}+ (?:die|der|das) )/u.test(written);
    // "Und eine Ente?" is asked of the duck in the words before; "und der kleinste?" names nobody.
    const isAskedSo = (one: string, entry: Entry | undefined) =>
      entry !== undefined && (!goesOn || namedIn(read(one)).includes(entry.thing));
    const meant = read(said).hasPronoun ? own.slice(0, 1) : own;
    const ofExact = isOfLast
      ? undefined
      : meant
          .map((one) => ({ one, entry: entryAsked(one) }))
          .find(({ one, entry }) => isAskedSo(one, entry))?.entry;
    const exact = ofExact ? stepOf(ofExact, said, topic, level) : null;
    const found = exact ?? ofWhole ?? inTalk(said, { topic, ofPlace, level, asked: wordings });
    const isOpen = ofWhole === null && wholes.length > 0 && sureness(found) === 0;
    const told = (isOpen ? stepOfWholes(wholes, topic, level) : null) ?? found;
    const named =
      namedAt(read(said), told.topic.thing) ?? (read(said).isOfAnother ? topic.named : undefined);
    const two = namedIn(read(said));
    const member = memberTold(told, read(said).folded, known.names);
    const next = {
      ...told,
      topic: {
        ...told.topic,
        ...(named && { named }),
        ...(member && { thing: member, recent: [...told.topic.recent, member] }),
        // "Was ist der Unterschied zwischen …?", "welcher ist größer?"
        ...(areAlike(two) && told.topic.things.length < 2 && { things: two }),
      },
    };
    const asked = wholes[0] ?? (isWholeQuestion(read(said)) ? written : undefined);
    return withQuestion(next, written, ofPlace, topic, asked);
  }

  /** Tells what was found for a question beyond doubt. */
  function stepOf(entry: Entry, said: string, topic: Topic, level: Level): Step {
    const wanted = talk.wantedOf(read(said));
    const about = subjectToldOf(entry, read(said), topic, known.names);
    return {
      answer: { text: textFor(entry, level, wanted), confidence: 1 },
      topic: topicAfter(topic, entry, { level, wanted, about }),
    };
  }

  /** The first of these questions that is surely answered, each asked for itself. */
  function stepOfWholes(wholes: readonly string[], topic: Topic, level: Level): Step | null {
    for (const whole of wholes) {
      const alone = inTalk(whole, { topic: NO_TOPIC, ofPlace: null, level, asked: [whole] });
      if (sureness(alone) < SURE_OF_WHOLE) continue;
      const { recent, told } = topic;
      const isSame = alone.topic.thing === topic.thing;
      return {
        ...alone,
        topic: {
          ...alone.topic,
          recent: [
            ...recent.filter((one) => !alone.topic.recent.includes(one)),
            ...alone.topic.recent,
          ],
          ...(isSame && { told: new Set([...told, ...alone.topic.told]) }),
          ...(alone.topic.things.length === 0 && { things: topic.things }),
        },
      };
    }
    return null;
  }

  function inTalk(
    said: string,
    {
      topic,
      ofPlace,
      level,
      asked,
    }: { topic: Topic; ofPlace: string | null; level: Level; asked: readonly string[] },
  ): Step {
    const again =
      ofPlace === null
        ? null
        : checked(stepUnchecked(ofPlace, NO_TOPIC, level), ofPlace, NO_TOPIC, level);
    const found =
      again && sureness(again) >= SURE_OF_PLACE
        ? again
        : checked(stepUnchecked(said, topic, level), said, topic, level);
    const meant =
      ofAnother(found, read(said), topic, level) ??
      ofMeaning(found, read(said), {
        topic,
        level,
        entriesFor,
        isOffTopic: (text) => isOffTopic(said, text, topic),
      }) ??
      found;
    return honesty.honest(surer(meant, said, topic, level), { asked, said, topic, level });
  }

  /** "Und Bienen?" asks of them what was asked before, and not what they are. */
  function ofAnother(found: Step, said: Said, topic: Topic, level: Level): Step | null {
    const again = askOfAnother(said, topic);
    const isTold = sureness(found) > 0 && found.topic.entry?.aspect !== 'what';
    if (again === null || isTold) return null;
    const { aspects } = talk.wantedOf(read(again));
    if (aspects[0] === 'what') return null;
    const asked = checked(stepUnchecked(again, NO_TOPIC, level), again, NO_TOPIC, level);
    const isOfIt = namedIn(said).some((thing) => thing === asked.topic.thing);
    if (!asked.answer || !isOfIt) return null;
    return { ...asked, topic: { ...asked.topic, recent: found.topic.recent } };
  }
}
