import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { memberTold } from '../said/member-told.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Step, Topic } from '../topic.ts';

const PLACE = /^(?:Land|Kontinent|Stadt)$/u;

/**
 * Whom a talk goes on with after a question that was meant: "gibt es das bei uns auch?" still talks of
 * earthquakes, "und von der ganzen Welt?" of the peak that was told.
 */
export function goingOnWith(
  found: Step,
  whole: Said,
  { thing }: Topic,
  names: Pick<NameIndex, 'findExact'>,
): Step {
  const isPlace = found.topic.thing?.isA.some((kind) => PLACE.test(kind));
  const stays = isPlace && thing && thing !== found.topic.thing && namedIn(whole).includes(thing);
  const next: Thing | undefined = stays ? thing : memberTold(found, whole.folded, names);
  return next === undefined ? found : { ...found, topic: { ...found.topic, thing: next } };
}
