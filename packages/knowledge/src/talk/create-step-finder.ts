import type { Thing } from '../content/thing.ts';
import { askedClause, withCondition } from '../recognition/asked-clause.ts';
import { aspectsAsked } from '../recognition/aspect-frames.ts';
import type { NameIndex } from '../recognition/name-index.ts';
import type { Hit } from '../search/create-search.ts';
import type { createHitFinder } from './create-hit-finder.ts';
import type { createThingTalk } from './create-thing-talk.ts';
import { sureness } from './fit/create-answer-check.ts';
import { answersKind } from './fit/fits-question.ts';
import {
  isAbout,
  isBesidesIt,
  isNear,
  isOfUnnamed,
  purposeAmong,
  speaksOfAll,
} from './fit/judge-hit.ts';
import { isPart } from './refer/by-last-question.ts';
import { namesOneAsked } from './said/asked-class.ts';
import type { Said } from './said/said.ts';
import { subjectToldOf } from './said/subject-told-of.ts';
import { GOES_ON } from './said/talk-patterns.ts';
import { topicsOf } from './said/wanted.ts';
import { textFor } from './telling/text-for.ts';
import {
  type Answer,
  type Level,
  NO_TOPIC,
  type Step,
  type Topic,
  tellNear,
  topicAfter,
} from './topic.ts';

/** An answer found by the thing and the aspect alone is left alone from here on. */
const SURE = 0.8;
/** Measured on unseen questions: lower ones answer more of them, and more wrongly. */
const MIN_SCORE = 0.66;
const MIN_SCORE_WITHOUT_NAME = 0.66;
const SURE_OF_TOPIC = 0.74;
const MIN_NEAR_WITHOUT_NAME = 0.52;
const MIN_NEAR = 0.42;
const MIN_LEAD = 0.08;
/** What stands before "wenn" and the like, in a question. */
const SUBORDINATE = /^([^,.?!]{12,120}),? (?:wenn|nachdem|sobald|obwohl|bevor) /iu;
const MIN_MAIN_WORDS = 4;
const SURE_OF_MAIN = 0.65;
/** "Was hat der?", "warum ist das so?": only what is told before says what is asked. */
const VAGUE = new Set<string>(['what', 'why', 'how', 'task']);
/** Somebody is asked of who was not named yet. */
export const ASKS_BACK: Answer = {
  text: 'Wen oder was meinst du? Sag mir den Namen.',
  confidence: 0.3,
  isAdmission: true,
};
const isAnimal = (thing: Thing | undefined) => thing?.isA.includes('Tier') === true;
const SURE_OF_PART = 0.6;
const MAX_BARE_WORDS = 3;
const OF_PEOPLE = /\b(?:ich|mein\w*|mir|man|wir|uns\w*|mensch\w*|leute|kinder|du|dein\w*)\b/;
/** What holds for all of these says little of one of them. */
const BROAD =
  /^(?:Tier|Säugetier|Vogel|Pflanze|Lebewesen|Person|Mensch|Land|Stadt|Staat|Beruf|Ort)$/;
const OF_ONE_KIND = new Set<string>(['size', 'weight', 'speed', 'age', 'look', 'what', 'sound']);
const UNKNOWN = 'Das weiß ich leider nicht.';
/** "Was ist ein Knie?" is a question of its own. */
const ASKS_WHAT_IT_IS =
  /^(?:und )?(?:was (?:ist|sind)(?! mit)|wer ist|wozu|wofur|erklar\w*|erzahl\w*) /;
/** "Wie geht es dir?" is about nothing anybody knows, whatever else "geht". */
const GREETS =
  /^(?:und )?(?:na,? )?wie geht(?:['’]?s| es)?(?: (?:es|dir|euch|so|heute|denn|denn so))*\s*[?!.]*$/iu;

interface Known {
  names: NameIndex;
  read: (question: string) => Said;
  talk: ReturnType<typeof createThingTalk>;
  hitsOf: ReturnType<typeof createHitFinder>;
  /** The thing of a name, as of a kind. */
  thingNamed: (name: string) => Thing | undefined;
}

/** Finds what the patterns and the search know to a question of a talk, before it is checked. */
export function createStepFinder({ names, read, talk, hitsOf, thingNamed }: Known) {
  function stepUnchecked(said: string, topic: Topic, level: Level): Step {
    if (GREETS.test(said)) return { answer: null, topic, isClosed: true };
    const question = withCondition(said);
    const whole = stepOf(question, topic, level);
    if (sureness(whole) >= SURE) return whole;
    const asked = askedClause(read(question).written);
    if (!asked) return stepOfMain(question, topic, level) ?? whole;
    const told = read(asked.before).mentions.filter(
      ({ certainty, things: named }) => certainty === 'sure' && named.length === 1,
    );
    const [thing] = told.at(-1)?.things ?? [];
    const about = thing && thing !== topic.thing ? { ...NO_TOPIC, thing } : topic;
    const ofClause = stepOf(asked.clause, about, level);
    return sureness(ofClause) > sureness(whole) ? ofClause : whole;
  }

  function isVague(said: Said): boolean {
    const { aspects, topics } = talk.wantedOf(said);
    return topics.length === 0 && VAGUE.has(aspects[0] ?? 'what');
  }

  /** "Was passiert mit dem Essen, wenn ich es geschluckt habe?" is at least about the food. */
  function stepOfMain(question: string, topic: Topic, level: Level): Step | null {
    const main = SUBORDINATE.exec(question)?.[1];
    const said = main === undefined ? undefined : read(main);
    if (!said || said.words.length < MIN_MAIN_WORDS || isVague(said)) return null;
    const found = stepOf(`${main}?`, topic, level);
    return sureness(found) >= SURE_OF_MAIN ? found : null;
  }

  function stepOf(question: string, topic: Topic, level: Level): Step {
    const said = read(question);
    const found = stepOfPart(said, topic, level) ?? stepOfSaid(said, topic, level);
    return namesOneAsked(ofItsKind(found, said, topic, level) ?? found, said, names);
  }

  /** "Warum gibt es den nicht mehr?" of one dinosaur is told of all of them. */
  function ofItsKind(found: Step, said: Said, topic: Topic, level: Level): Step | null {
    const { thing } = topic;
    const isOfThing = said.hasPronoun && said.mentions.length === 0 && thing !== undefined;
    if (!isOfThing || (found.answer && !found.answer.isAdmission)) return null;
    if (talk.wantedOf(said).aspects.some((aspect) => OF_ONE_KIND.has(aspect))) return null;
    for (const kind of thing.isA.filter((name) => !BROAD.test(name))) {
      const whole = thingNamed(kind);
      if (!whole || whole === thing) continue;
      const ofKind = stepOfSaid(said, { ...NO_TOPIC, thing: whole }, level);
      if (sureness(ofKind) >= SURE_OF_TOPIC && ofKind.topic.thing === whole) {
        return { ...ofKind, topic: { ...ofKind.topic, thing, recent: topic.recent } };
      }
    }
    return null;
  }

  /** "Wie viele Beine?" behind a talk of ants asks for theirs. */
  function stepOfPart(said: Said, topic: Topic, level: Level): Step | null {
    const { mentions, folded } = said;
    const isOfPart =
      topic.thing?.isSecondary === false &&
      mentions.length > 0 &&
      mentions.every(({ things: named }) =>
        named.every((one) => one.isSecondary || (isAnimal(topic.thing) && isPart(one))),
      ) &&
      !ASKS_WHAT_IT_IS.test(folded);
    if (!isOfPart) return null;
    const found = stepOfSaid({ ...said, mentions: [], refersBack: true }, topic, level);
    const isOfTopic = found.topic.thing === topic.thing;
    if (isOfTopic && sureness(found) >= SURE_OF_PART) return found;
    // "Haben die Zähne?" of turtles is not answered by what teeth are.
    const isOfIts = said.hasPronoun || GOES_ON.test(folded) || said.words.length <= MAX_BARE_WORDS;
    if (!isOfIts || OF_PEOPLE.test(folded)) return null;
    if (isOfTopic && found.answer?.isAdmission) return found;
    const answer = { text: UNKNOWN, confidence: 0.3, isAdmission: true };
    return { answer, topic, isClosed: true };
  }

  function stepOfSaid(said: Said, topic: Topic, level: Level): Step {
    const [ofTopic] = said.hasPronoun && said.mentions.length > 0 ? hitsOf(said, topic) : [];
    if (ofTopic?.isOfTopic && ofTopic.score >= SURE_OF_TOPIC) {
      return tellHit(ofTopic, said, topic, level);
    }
    const found = talk.step(said, topic, level);
    const confidence = found.answer?.isAdmission ? 0 : (found.answer?.confidence ?? 0);
    if (confidence >= SURE || !said.isQuestion || found.isClosed || said.isOfAnother) return found;
    if (said.isBare && topic.thing === undefined && aspectsAsked(said.folded).length > 0) {
      return { ...found, answer: ASKS_BACK };
    }
    const wanted = talk.wantedOf(said);
    const hits = hitsOf(said, topic);
    const purpose = purposeAmong(hits, said, wanted);
    if (purpose) return tellHit(purpose, said, found.topic, level, topicsOf(said.words));
    const best = hits.find(
      (hit) =>
        answersKind(hit.entry, wanted) &&
        !isBesidesIt(hit, wanted) &&
        (hit.isOfTopic || said.mentions.length > 0 || !isOfUnnamed(hit, said)),
    );
    const isAboutName = said.mentions.length > 0 || best?.isOfTopic;
    if (
      best &&
      best.score >= (isAboutName ? MIN_SCORE : MIN_SCORE_WITHOUT_NAME) &&
      best.score > confidence + (confidence > 0 ? MIN_LEAD : 0)
    ) {
      return tellHit(best, said, found.topic, level);
    }
    const near = hits.find(
      (hit) =>
        !topic.told.has(hit.entry.id) &&
        isNear(hit, said, wanted) &&
        (found.answer?.isAdmission
          ? hit.score >= MIN_NEAR && isAbout(hit.entry.thing, found.topic.thing, said)
          : hit.isSure && hit.score >= MIN_NEAR_WITHOUT_NAME),
    );
    if (!near || confidence > 0) return found;
    return speaksOfAll(near, said, wanted)
      ? tellHit(near, said, found.topic, level)
      : tellNear(near.entry, found.topic, { level, wanted });
  }

  function tellHit(
    { entry, score }: Hit,
    said: Said,
    topic: Topic,
    level: Level,
    spokenOf?: string[],
  ): Step {
    const wanted = talk.wantedOf(said);
    const topics = spokenOf ?? wanted.topics;
    return {
      answer: { text: textFor(entry, level, { ...wanted, topics }), confidence: score },
      topic: topicAfter(topic, entry, {
        level,
        aspects: wanted.aspects,
        wanted,
        about: subjectToldOf(entry, said, topic, names),
      }),
    };
  }

  return { isVague, stepUnchecked };
}
