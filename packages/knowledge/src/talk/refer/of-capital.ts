import type { Said } from '../said/said.ts';
import type { Wanted } from '../said/wanted.ts';
import { type Level, type Step, type Topic, tellNear } from '../topic.ts';
import { tellsCapital } from './by-last-question.ts';

const THERE = /\b(?:da|dort)\b/;
/** Of these a country knows another thing than its capital. */
const OWN_ASPECT = /^(?:people|size|since|sights)$/;

/** What is told of a country, where "da" means its capital, only comes near. null of all else. */
export function ofCapitalOnly(
  { answer, topic: { entry } }: Step,
  { folded }: Said,
  topic: Topic,
  { level, wanted }: { level: Level; wanted: Wanted },
): Step | null {
  const isOfLand =
    topic.entry !== undefined &&
    tellsCapital(topic.entry) &&
    THERE.test(folded) &&
    entry !== undefined &&
    entry.thing === topic.entry.thing &&
    OWN_ASPECT.test(entry.aspect ?? '') &&
    answer?.isAdmission !== true;
  return isOfLand ? tellNear(entry, topic, { level, wanted }) : null;
}
