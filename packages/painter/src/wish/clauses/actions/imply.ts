import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import { act } from './act.ts';
import { addImplied } from './add-implied.ts';

/** The thing a verb needs and nobody named: a sledge for who goes sledging. */
export function imply(reading: Reading, { entry }: ClauseVerb, subjects: number[]): boolean {
  const [first] = subjects;
  if (first === undefined || !entry.implies) return false;
  const figure = reading.wish.figures[first];
  if (!figure || !isAlive(reading, figure)) return false;
  const object = moved(reading, entry.akk, subjects) ?? addImplied(reading, entry.implies, first);
  if (object === undefined || subjects.includes(object)) return false;
  const thing = reading.wish.figures[object];
  if (thing && entry.impliesMany) thing.count = entry.impliesMany;
  const sense = entry.onImplied ?? entry.akk ?? entry.auf ?? entry.in ?? 'holds';
  const isTool = /^(Schaufel|Hammer|Stift|Korb|Zauberstab|Fotoapparat|Handy|Besen)$/.test(
    entry.implies,
  );
  // One basket is enough for a picnic.
  const doers = entry.implies === 'Korb' ? [first] : subjects;
  return act(reading, doers, {
    sense: isTool ? 'holds' : sense,
    objects: [object],
    manner: entry.manner,
  });
}

/** "ein Auto steckt im Matsch und zwei Kinder schieben": what was named and has wheels. */
function moved(
  { wish, lexicon, removed }: Reading,
  sense: string | undefined,
  subjects: number[],
): number | undefined {
  if (!/^(pushes|pulls)$/.test(sense ?? '')) return undefined;
  const found = wish.figures.findLastIndex(
    ({ hexcodes, person }, at) =>
      !person &&
      at < Math.max(...subjects) &&
      !subjects.includes(at) &&
      !removed.has(at) &&
      !lexicon.classes.isAlive(hexcodes) &&
      (VEHICLE.test(hexcodes[0] ?? '') || lexicon.classes.isA('pushed', hexcodes)),
  );
  return found < 0 ? undefined : found;
}

const VEHICLE =
  /^(1F69|1F68|1F3CE|1F6B2|1F6F[4-9]|own-(tram|wagon|trailer|handcart|carriage|camper|caravan)(?![a-z]))/;
