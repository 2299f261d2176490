import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { isKinOf } from '../fit/answers-asked.ts';
import { asksTold, isAboutLast } from '../said/go-on.ts';
import type { Said } from '../said/said.ts';
import { YES } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import type { Level, Step, Topic } from '../topic.ts';
import { ofRecent } from './of-recent.ts';
import { sentenceTold } from './sentence-told.ts';
import { withQuestion } from './with-question.ts';

/** Who doubts hears it all once more. */
const DOUBTS = /\b(?:echt|wirklich|stimmt|ehrlich)\b/;

/** Alone it does not say whom it is of. */
const SAYS_NOBODY = /^(?:Er|Sie|Es|Dort|Da|Das|Ihn|Ihm)(?!\p{L})/u;

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  read: (question: string) => Said;
  stepOfWholes: (wholes: readonly string[], topic: Topic, level: Level) => Step | null;
  wantedOf: (said: Said) => Wanted;
}

/** What was told already, or is known of who was told of before, where a question finds nothing else. */
export function createToldBefore({ entriesFor, read, stepOfWholes, wantedOf }: Known) {
  return { sentenceAgain, toldBefore };

  /** "Gibt es die auch bei uns?": of what was told just now, the sentence that says so. */
  function sentenceAgain({ answer }: Step, said: string, topic: Topic, level: Level): Step | null {
    const asked = read(said);
    const { thing } = topic;
    const { entry: last } = topic;
    // What two are compared by is more than what was told of one.
    const isAgain = last !== undefined && [last.young, last.older].includes(answer?.text ?? '');
    const isOfLast = isAboutLast(asked.folded) || asksTold(asked.folded) || YES.test(asked.folded);
    if (!isAgain || !thing || isOfLast || DOUBTS.test(asked.folded)) return null;
    const wanted = wantedOf(asked);
    const found = sentenceTold(asked, topic, { entries: [], level, wanted });
    return SAYS_NOBODY.test(found?.answer?.text ?? '') ? null : found;
  }

  function toldBefore({ answer }: Step, said: string, topic: Topic, level: Level): Step | null {
    if ((answer && !answer.isAdmission) || topic.isNear) return null;
    const asked = read(said);
    const { thing } = topic;
    const isOfLast = isAboutLast(asked.folded) || asksTold(asked.folded) || YES.test(asked.folded);
    if (!thing || isOfLast) return null;
    const wanted = wantedOf(asked);
    const told = sentenceTold(asked, topic, { entries: entriesFor(thing), level, wanted });
    if (told) return withQuestion(told, asked.written, null, topic, undefined);
    for (const { thing: other, whole } of ofRecent(asked, topic)) {
      const found = stepOfWholes([whole], topic, level);
      if (!found?.topic.entry || !isKinOf(found.topic.entry.thing, other)) continue;
      return withQuestion(found, asked.written, null, topic, whole);
    }
    return null;
  }
}
