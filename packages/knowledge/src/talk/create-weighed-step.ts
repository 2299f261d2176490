import type { createWeighing } from '../sureness/weigh-answers.ts';
import { ASKS_BACK } from './create-step-finder.ts';
import { withOrderNamed } from './refer/of-order.ts';
import type { createTellAskedOfTalk } from './refer/tell-asked-of-talk.ts';
import { isWhyAlone } from './said/go-on.ts';
import { ofGender } from './said/of-gender.ts';
import type { Said } from './said/said.ts';
import { COMPARES } from './said/talk-patterns.ts';
import type { Level, Step, Topic } from './topic.ts';

type Weigh = ReturnType<typeof createWeighing>['weigh'];

interface Known {
  isWeighed: boolean;
  read: (question: string) => Said;
  stepUnweighed: (question: string, topic: Topic, level: Level) => Step;
  tellAskedOfTalk: ReturnType<typeof createTellAskedOfTalk>;
  weigh: Weigh;
}

const FEWEST_OF_WHY = 2;
/** "Wieso ist das so?" before anything was told */
const isOfNobody = ({ folded, written }: Said, { thing, things }: Topic): boolean =>
  thing === undefined &&
  things.length === 0 &&
  written.split(' ').length >= FEWEST_OF_WHY &&
  isWhyAlone(folded);

/** "Ist der giftiger als eine Schlange?" goes on with the scorpion. */
const staysOf = (step: Step, { folded }: Said, { thing }: Topic): Step =>
  thing !== undefined && COMPARES.test(folded)
    ? { ...step, topic: { ...step.topic, thing } }
    : step;

/** Answers one question of a talk with the last word of what weighs all that was found. */
export function createWeighedStep({
  isWeighed,
  read,
  stepUnweighed,
  tellAskedOfTalk,
  weigh,
}: Known) {
  /** "The first" by its name. */
  const understood = (said: string, topic: Topic) =>
    withOrderNamed(read(said), topic) ?? { said, topic };

  /** What was found, and the question as it was understood. */
  function inTalk(question: string, topic: Topic, level: Level): Parameters<Weigh> {
    const meant = understood(question, topic);
    return [stepUnweighed(question, topic, level), { ...meant, level, isMeant: false }];
  }

  function weighed(question: string, topic: Topic, level: Level): Step {
    const { said, topic: of } = understood(question, topic);
    const found = weigh(...inTalk(question, topic, level));
    return staysOf(
      tellAskedOfTalk(found, read(said), ofGender(read(said), of), level),
      read(said),
      of,
    );
  }

  // One turn asks for the same step more than once.
  const steps = new WeakMap<Topic, { question: string; level: Level; found: Step }>();

  function step(question: string, topic: Topic, level: Level): Step {
    const before = steps.get(topic);
    if (before?.question === question && before.level === level) return before.found;
    if (isOfNobody(read(question), topic)) return { answer: ASKS_BACK, topic, isClosed: true };
    const found = (isWeighed ? weighed : stepUnweighed)(question, topic, level);
    steps.set(topic, { question, level, found });
    return found;
  }

  return { inTalk, step, understood };
}
