import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { readingOf } from '../../reader/reading-of.ts';
import { type Level, type Step, type Topic, tellNear } from '../topic.ts';
import type { Said } from './said.ts';
import { GOES_ON } from './talk-patterns.ts';
import { readWanted } from './wanted.ts';

/** In cross-validation 75 % of readings surer than a half are right, and 83 % of those surer than 0.7. */
const SURE_OF_ASPECT = 0.6;
const ASKS_FACT = 0.75;
/** Reasons and ways are of one thing each: another one comes near to nothing. */
const NEVER_NEAR = new Set<string>(['why', 'how', 'what', 'fun', 'use', 'can', 'parts', 'record']);

interface Talk {
  topic: Topic;
  level: Level;
  entriesFor: (thing: Thing) => readonly Entry[];
  /** Whether a text is on something else than what is talked of. */
  isOffTopic: (text: string) => boolean;
}

/**
 * "Frisst der auch Hühner?" is read by what was learnt where no words of ours are the same: then what
 * the badger eats is told, said to be no more than near. null where it was answered, or asks for nothing sure.
 */
export function ofMeaning(
  { answer }: Step,
  said: Said,
  { topic, level, entriesFor, isOffTopic }: Talk,
): Step | null {
  const { thing } = topic;
  const isBack = said.hasPronoun || GOES_ON.test(said.folded);
  const isOpen =
    answer === null ||
    (answer.isAdmission ? !answer.text.includes(' weiß: ') : isOffTopic(answer.text));
  if (!thing || !isBack || !isOpen || said.isOfAnother) return null;
  const reading = readingOf(said, thing);
  const { aspect, aspectShare, factShare } = reading;
  if (aspect === 'none' || NEVER_NEAR.has(aspect)) return null;
  if (factShare < ASKS_FACT || aspectShare < SURE_OF_ASPECT) return null;
  const entry = entriesFor(thing).find((one) => one.aspect === aspect && !topic.told.has(one.id));
  if (!entry) return null;
  const wanted = { ...readWanted(said.question, new Set()), aspects: [aspect] };
  return tellNear(entry, topic, { level, wanted });
}
