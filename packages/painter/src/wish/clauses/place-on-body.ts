import type { Part } from '../sentence/part.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { Action, Spot } from '../wish.ts';
import { addAction } from './actions/act.ts';
import { sitOn } from './actions/sit-on.ts';
import type { Group } from './clause-groups.ts';
import { placeAtHouse } from './place-at-house.ts';

const seats =
  /^(Schulter|Kopf|Rücken|Nase|Schoß|Bauch|Hut|Bein|Arm|Rüssel|Schnauze|Schnabel|Stirn|Nacken)/i;
const grips =
  /^(Beutel|Maul|Mund|Schnabel|Schnauze|Hand|Hände|Pfot|Arm|Zähne|Rüssel|Schwanz|Flosse)/i;

/**
 * "ein Papagei auf der Schulter" sits there, "eine Wurst im Maul" is held; "auf der Nase von einem
 * Hund" names whose.
 */
export function placeOnBody(
  reading: Reading,
  parts: Part[],
  groups: Group[],
  subjects: number[],
): void {
  parts.forEach((part, at) => {
    if (part.kind !== 'fixed' || part.isDone) return;
    const { preposition = '', word } = part;
    placeAtHouse(reading, part, subjects);
    const isSeat = preposition === 'auf' && seats.test(word);
    const isGrip = /^(in|unter|zwischen)$/.test(preposition) && grips.test(word);
    if (/^(an|um|auf|uber)$/.test(preposition) && tieOn(reading, word, at, groups)) return;
    // "schaut ihm in den Mund": nothing is in it.
    const isLookedAt = isGrip && preposition === 'in' && isLooking(parts);
    if ((!isSeat && !isGrip) || isLookedAt) return;
    const before = groups.findLast((group) => group.at < at);
    const led = ledBy(parts, at, groups);
    if (led && before) {
      const host = hostBefore(reading, groups, at) ?? before.figures.at(-1) ?? 0;
      putOnBody(reading, host, led.figures, isSeat ? word : '');
      return;
    }
    const owner = groups.find(
      (group) =>
        (group.at > at && group.preposition === 'von') ||
        (group.at === at + 1 && !group.preposition && !subjects.includes(group.figures[0] ?? -1)),
    );
    // "ein Seehund mit Ball auf der Nase, eine Frau …": of who was named before the ball.
    const bearer =
      before?.preposition === 'mit' && !isAfterBody(parts, before)
        ? hostBefore(reading, groups, before.at)
        : undefined;
    const hosts = owner?.figures ?? (bearer === undefined ? subjects : [bearer]);
    const isInverted = isSeat && !before;
    const earlier = reading.wish.figures.findLastIndex(
      (figure, index) => isAlive(reading, figure) && !subjects.includes(index),
    );
    const things = isInverted ? subjects : (before?.figures ?? []);
    // "ein Löwe und eine Maus auf seinem Kopf": of who was named before, not of the mouse.
    const isOwn = hosts.every((host) => things.includes(host));
    const named = isOwn
      ? (hostBefore(reading, groups, before?.at ?? 0) ??
        (/^(sein|ihr)/.test(part.article ?? '') && earlier >= 0 ? earlier : undefined))
      : undefined;
    const others = named === undefined ? hosts : [named];
    for (const thing of things) {
      for (const host of isInverted && !owner && earlier >= 0 ? [earlier] : others) {
        if (thing === host) continue;
        if (isSeat && /^arm/i.test(word)) takeInHand(reading, host, thing);
        else if (isSeat) {
          letGo(reading, host, thing);
          sitOn(reading, thing, host, spotOf(reading, thing, word));
        } else takeInHand(reading, host, thing, mouths.test(word) ? 'mouth' : undefined);
      }
    }
  });
}

/** "mit einem Papagei auf der Schulter und einer Karte in der Hand": of who has both. */
export const isAfterBody = (parts: Part[], { at, preposition }: Group) =>
  preposition === 'mit' && parts[at - 1]?.kind === 'and' && parts[at - 2]?.kind === 'fixed';

const isLooking = (parts: Part[]) =>
  parts.some(
    (part) =>
      part.kind === 'verb' &&
      /(schauen|gucken|sehen|leuchten|blicken)$/.test(part.verb.plain?.infinitive ?? ''),
  );

const mouths = /^(Maul|Mund|Schnabel|Schnauze|Zähne)/i;

const ties: readonly [RegExp, Spot][] = [
  [/^ohr/i, 'ear'],
  [/^(arm|ellenbogen|hand|finger|flügel)/i, 'arm'],
  [/^(bein|knie|fuß|pfote|schwanz)/i, 'leg'],
  [/^hals/i, 'neck'],
  [/^bauch/i, 'belly'],
];

/** Plasters, buttons and stars: upon a part of the body, of whoever was named last. */
const bandages = /^(1FA79|own-button|2B50|1F49[34]|2764|1F33C)/;

function tieOn(reading: Reading, word: string, at: number, groups: Group[]): boolean {
  const { wish } = reading;
  const spot = ties.find(([part]) => part.test(word))?.[1];
  const [thing] = groups.findLast((group) => group.at < at)?.figures ?? [];
  if (!spot || thing === undefined || !bandages.test(wish.figures[thing]?.hexcodes[0] ?? ''))
    return false;
  const host = hostBefore(reading, groups, at);
  if (host === undefined) return false;
  const isOther = (known: number | undefined) => known !== thing;
  wish.actions = wish.actions.filter(({ object }) => isOther(object));
  wish.relations = wish.relations.filter(({ target }) => isOther(target));
  addAction(reading, { verb: 'sitsOn', agent: thing, object: host, spot });
  return true;
}

/** "…, auf ihrem Arm das Baby", "in der Hand ein Schwert": what is named right after it, without a verb. */
function ledBy(parts: Part[], at: number, groups: Group[]): Group | undefined {
  const said = parts[at];
  const next = groups.find((group) => group.at === at + 1 && !group.preposition);
  if (said?.kind !== 'fixed' || !next || parts.some(({ kind }) => kind === 'verb'))
    return undefined;
  const isTheirs = /^(sein|ihr|mein|unser)/.test(said.article ?? '');
  const isNew = /^(ein|das|die|mein|sein|ihr|)/.test(next.article) && !/er$|des/.test(next.article);
  const opens = /^(and|comma|stop)$/.test(parts[at - 1]?.kind ?? '');
  return isTheirs || (isNew && opens) ? next : undefined;
}

/** On the arm of people and in their hands they hold it; on heads and shoulders it sits or is worn. */
function putOnBody(reading: Reading, host: number, things: number[], seat: string): void {
  const { wish, lexicon } = reading;
  for (const thing of things) {
    const key = lexicon.classes.wornKey(wish.figures[thing]?.label ?? '');
    const isHeld = seat === '' || /^arm/i.test(seat);
    if (key) addAction(reading, { verb: 'wears', agent: host, object: thing });
    else if (isHeld) takeInHand(reading, host, thing);
    else sitOn(reading, thing, host, spotOf(reading, thing, seat));
  }
}

/** "balanciert einen Ball auf dem Rüssel": no hand has it. */
function letGo({ wish }: Reading, agent: number, object: number): void {
  wish.actions = wish.actions.filter(
    (each) => each.verb !== 'holds' || each.agent !== agent || each.object !== object,
  );
}

/** Whose body it is: who was named last and lives. */
function hostBefore(reading: Reading, groups: Group[], at: number): number | undefined {
  const named = groups.filter((group) => group.at < at).flatMap(({ figures }) => figures);
  return named.findLast((figure) => {
    const found = reading.wish.figures[figure];
    return found && isAlive(reading, found);
  });
}

/** Hats on heads are worn; a bird on a head sits there. */
function spotOf({ wish, lexicon }: Reading, thing: number, word: string): Action['spot'] {
  const figure = wish.figures[thing];
  if (!figure || lexicon.classes.wornKey(figure.label)) return undefined;
  if (/^kopf/i.test(word)) return 'head';
  if (/^(schoß|schoss|knie)/i.test(word)) return 'belly';
  return /^(nase|rüssel|schnauze|schnabel)/i.test(word) ? 'mouth' : undefined;
}

/** Whoever holds, eats or carries it already does so. */
function takeInHand(reading: Reading, agent: number, object: number, spot?: Spot): void {
  const { wish } = reading;
  const busy = wish.actions.find((action) => action.agent === agent && action.object === object);
  // "fliegt mit einem Brief im Schnabel": nobody flies upon it.
  if (busy?.verb === 'fliesWith') busy.verb = 'holds';
  if (busy && spot && /^(holds|carries)$/.test(busy.verb)) busy.spot = spot;
  const figure = wish.figures[object];
  const verb = figure && isAlive(reading, figure) ? 'carries' : 'holds';
  if (!busy) addAction(reading, { verb, agent, object, ...(spot && { spot }) });
}
