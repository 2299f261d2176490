import type { Part } from '../sentence/part.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { Relation } from '../wish.ts';
import { addAction, relate } from './actions/act.ts';
import type { Group } from './clause-groups.ts';

const adverbs: Record<string, Relation> = {
  darunter: 'below',
  drunter: 'below',
  davor: 'front',
  dahinter: 'behind',
  daneben: 'beside',
  darauf: 'on',
  drauf: 'on',
  obendrauf: 'on',
  daruber: 'above',
  daran: 'beside',
  dran: 'beside',
};

/** Seen from what everything stands around: under the table, not under the vase upon it. */
const AROUND = /^(above|below|behind|front)$/;

/**
 * "Auf dem Tisch steht eine Vase, daneben liegt ein Buch und darunter schläft ein Hund": what the one
 * named last is at, and what that is at.
 */
export function landmarkOf({ wish }: Reading, at: number, relation: Relation): number {
  const led = AROUND.test(relation) ? LED : relation === 'beside' ? /^in$/ : undefined;
  // What somebody eats or holds is where that one is.
  const holder = wish.actions.find(({ verb, object }) => object === at && IN_HAND.test(verb));
  let found = led && holder ? holder.agent : at;
  for (let steps = 0; led && steps < 4; steps++) {
    const next = wish.relations.find((each) => each.subject === found && led.test(each.relation));
    const owner = wish.relations.find(
      (each) => each.target === found && each.relation === 'with' && AROUND.test(relation),
    )?.subject;
    const further = next?.target ?? owner;
    if (further === undefined || further === at) break;
    found = further;
  }
  return found;
}

const IN_HAND = /^(holds|eats|drinks|reads|carries|plays)$/;
const LED = /^(on|in|beside|behind|front|below|above)$/;

/** "ein Baum mit Geschenken darunter", "ein Turm und ein Ritter davor". */
export function placeByAdverb(
  reading: Reading,
  parts: Part[],
  groups: Group[],
  subjects: number[],
): void {
  const word = parts.find((part) => part.kind === 'particle' && adverbs[part.word]);
  const relation = word?.kind === 'particle' ? adverbs[word.word] : undefined;
  const last = groups.at(-1);
  if (!word && last && !last.preposition) putInside(reading, parts, groups, last);
  if (!relation || !last) return;
  if (word && placeLed(reading, parts, groups, parts.indexOf(word), relation)) return;
  const isWith = last.preposition === 'mit';
  // "mit einem Traktor und einem Hahn drauf": the last on the one before.
  const isPair = groups.length === 1 && last.figures.length > 1;
  const own = new Set(isPair ? last.figures.slice(-1) : isWith ? last.figures : subjects);
  const first = groups.find(({ figures }) => !figures.some((at) => own.has(at)));
  const said = isPair ? last.figures.slice(-2, -1) : isWith ? subjects : (first?.figures ?? []);
  const hosts = said.length > 0 ? said : [Math.min(...own) - 1].filter((at) => at >= 0);
  const { wish } = reading;
  for (const subject of own) {
    for (const target of hosts) {
      wish.relations = wish.relations.filter(
        (known) => !(known.subject === target && known.target === subject),
      );
      relate(reading, subject, relation, target);
      if (relation === 'on') rideAlong(reading, subject, target);
    }
  }
}

/** "ein Kamel vor einem Zelt und obendrauf ein Mann mit Brille": who comes after the word is there. */
function placeLed(
  reading: Reading,
  parts: Part[],
  groups: Group[],
  place: number,
  relation: Relation,
): boolean {
  const isOpening = place > 0 && /^(and|comma|stop|adverb)$/.test(parts[place - 1]?.kind ?? '');
  const led = groups.find(({ at, preposition }) => at === place + 1 && !preposition);
  const host = groups.findLast(({ at, preposition }) => at < place && !preposition)?.figures.at(-1);
  if (!isOpening || !led || host === undefined || led.figures.includes(host)) return false;
  const mark = landmarkOf(reading, host, relation);
  for (const subject of led.figures) {
    if (subject === mark) continue;
    placeAnew(reading, subject, relation, mark);
    const { wish, lexicon } = reading;
    const isRidden = lexicon.classes.isA('ridden', wish.figures[host]?.hexcodes ?? []);
    const [figure, mount] = [wish.figures[subject], wish.figures[host]];
    if (relation === 'on' && isRidden && figure && !mount?.person && isAlive(reading, figure))
      addAction(reading, { verb: 'rides', agent: subject, object: host });
    else if (relation === 'on') rideAlong(reading, subject, host);
  }
  return true;
}

/** "ein Korb, darin ein Kätzchen". */
function putInside(reading: Reading, parts: Part[], groups: Group[], last: Group): void {
  const place = parts.findIndex((part) => part.kind === 'particle' && part.word === 'drin');
  const isBefore = last.at === place - 1;
  const host = groups
    .findLast(
      ({ at, preposition }) => at < (isBefore ? last.at : place) && (!isBefore || !preposition),
    )
    ?.figures.at(-1);
  if (place < 0 || (last.at < place && !isBefore) || host === undefined) return;
  if (last.figures.includes(host)) return;
  for (const agent of last.figures) {
    addAction(reading, { verb: 'sitsIn', agent, object: host });
    relate(reading, agent, 'in', host);
  }
}

/** "ein Sonnenschirm, drunter liegt ein Seehund", "ein Zug, darin sitzen Kinder": what was named before. */
export function placeByAdverbWithVerb(
  reading: Reading,
  parts: Part[],
  groups: Group[],
  subjects: number[],
): void {
  const place = parts.findIndex(
    (part) => part.kind === 'particle' && (part.word === 'drin' || adverbs[part.word]),
  );
  const said = parts[place];
  const [first] = subjects;
  if (said?.kind !== 'particle' || first === undefined) return;
  // "…, und dahinter ist ein Teich": a place is there, nobody who was named before.
  if (groups.length === 0 && parts.some((part) => part.kind === 'setting' && part.isBare)) return;
  const isAfter = groups.some(({ at, figures }) => at > place && figures.includes(first));
  const before = isAfter ? groups.findLast(({ at }) => at < place)?.figures : undefined;
  const host = before ?? namedBefore(reading, parts, groups, subjects);
  const named = host ?? (isAfter ? [first - 1] : []);
  const relation = adverbs[said.word] ?? 'in';
  for (const subject of subjects) {
    for (const last of named) {
      const target = landmarkOf(reading, last, relation);
      if (target === subject || target < 0) continue;
      placeAnew(reading, subject, relation, target);
      if (relation === 'on') rideAlong(reading, subject, target);
      if (relation !== 'in') continue;
      addAction(reading, { verb: 'sitsIn', agent: subject, object: target });
      const figure = reading.wish.figures[subject];
      if (figure?.pose === 'sit') delete figure.pose;
    }
  }
}

/** "… und hinten sitzt eine Katze drauf": one more on what somebody flies or rides. */
function rideAlong(reading: Reading, agent: number, object: number): void {
  const { wish, lexicon } = reading;
  const thing = wish.figures[object];
  const isDrawn = wish.actions.some(
    (action) => action.object === object && /^(pulls|pushes)$/.test(action.verb),
  );
  if (isDrawn && thing && lexicon.classes.isA('inside', thing.hexcodes)) {
    placeAnew(reading, agent, 'in', object);
    addAction(reading, { verb: 'sitsIn', agent, object });
  }
  const rider = reading.wish.actions.find(
    (action) => action.object === object && /^(rides|fliesWith)$/.test(action.verb),
  );
  if (rider) addAction(reading, { verb: rider.verb, agent, object });
}

/** "ein Schlitten …, und ich sitz drauf": what was named last that is no one of them. */
function namedBefore(
  { wish, removed }: Reading,
  parts: Part[],
  groups: Group[],
  subjects: number[],
): number[] | undefined {
  const isResting = parts.some(
    (part) =>
      part.kind === 'verb' &&
      /^(sitzen|liegen|stehen|schlafen|hocken|wohnen|sein|hüpfen|tanzen|schwimmen)$/.test(
        part.verb.plain?.infinitive ?? '',
      ),
  );
  const isPlaced = groups.some(({ preposition }) => preposition && preposition !== 'mit');
  if (!isResting || isPlaced) return undefined;
  const newest = Math.max(...subjects);
  const known = wish.figures.map((_figure, at) => at);
  const fits = (at: number) => !subjects.includes(at) && !removed.has(at);
  const last = known.findLast((at) => at < newest && fits(at)) ?? known.findLast((at) => fits(at));
  return last === undefined ? undefined : [last];
}

/** What was read before of the two goes. */
function placeAnew(reading: Reading, subject: number, relation: Relation, target: number): void {
  const { wish } = reading;
  const areThese = (one: number, other: number | undefined) =>
    (one === subject && other === target) || (one === target && other === subject);
  wish.actions = wish.actions.filter(({ agent, object }) => !areThese(agent, object));
  wish.relations = wish.relations.filter((known) => !areThese(known.subject, known.target));
  relate(reading, subject, relation, target);
}

export const isPlaceAdverb = (folded: string) => folded in adverbs;

/** "eine Sandburg mit einer Fahne obendrauf": where a group is said to be by the word after it. */
export function placeAfter(parts: Part[], { at }: Group): Relation | undefined {
  const next = parts[at + 1];
  return next?.kind === 'particle' ? adverbs[next.word] : undefined;
}
