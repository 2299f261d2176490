import type { Part } from '../sentence/part.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { Action, Relation } from '../wish.ts';
import { addAction, relate } from './act.ts';
import { addImplied } from './add-implied.ts';
import type { Group } from './clause-groups.ts';
import { isBuilding } from './place-group.ts';

const seats = /^(Schulter|Kopf|Rücken|Nase|Schoß|Bauch|Hut|Bein|Arm)/;
const grips = /^(Beutel|Maul|Mund|Schnabel|Schnauze|Hand|Hände|Pfot|Arm|Zähne|Rüssel|Schwanz)/;

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
    if (part.kind !== 'fixed') return;
    const { preposition = '', word } = part;
    if (preposition === 'auf' && /(dach|schornstein)$/i.test(word)) sitOnRoof(reading, subjects);
    const isSeat = preposition === 'auf' && seats.test(word);
    const isGrip = /^(in|unter|zwischen)$/.test(preposition) && grips.test(word);
    if (!isSeat && !isGrip) return;
    const before = groups.findLast((group) => group.at < at);
    const owner = groups.find((group) => group.at > at && group.preposition === 'von');
    const hosts = owner?.figures ?? subjects;
    for (const thing of before?.figures ?? []) {
      for (const host of hosts) {
        if (thing === host) continue;
        if (isSeat) sitOn(reading, thing, host);
        else takeInHand(reading, host, thing);
      }
    }
  });
}

/** "Auf dem Dach sitzt eine Katze": of a house, if none is said. */
function sitOnRoof(reading: Reading, subjects: number[]): void {
  const [first] = subjects;
  const house = reading.wish.figures.findIndex(isBuilding);
  const object = house >= 0 ? house : addImplied(reading, 'Haus', first ?? 0);
  if (object === undefined || first === undefined) return;
  for (const agent of subjects) if (agent !== object) sitOn(reading, agent, object);
}

/** Whoever holds, eats or carries it already does so. */
function takeInHand(reading: Reading, agent: number, object: number): void {
  const { wish } = reading;
  const isBusy = wish.actions.some((action) => action.agent === agent && action.object === object);
  if (!isBusy) addAction(reading, { verb: 'holds', agent, object });
}

function sitOn(reading: Reading, agent: number, object: number): void {
  const { wish } = reading;
  const rider = wish.figures[agent];
  if (!rider) return;
  const isHeldBy = (action: Action) => action.agent === object && action.object === agent;
  if (!isAlive(reading, rider) && wish.actions.some(isHeldBy)) return;
  wish.actions = wish.actions.filter((action) => !isHeldBy(action));
  wish.relations = wish.relations.filter(
    ({ subject, target }) => !(subject === object && target === agent),
  );
  if (isAlive(reading, rider)) addAction(reading, { verb: 'sitsOn', agent, object });
  relate(reading, agent, 'on', object);
}

const adverbs: Record<string, Relation> = {
  darunter: 'below',
  drunter: 'below',
  davor: 'front',
  dahinter: 'behind',
  daneben: 'beside',
  darauf: 'on',
  drauf: 'on',
  daruber: 'above',
};

/** "ein Baum mit Geschenken darunter", "ein Turm und ein Ritter davor". */
export function placeByAdverb(
  reading: Reading,
  parts: Part[],
  groups: Group[],
  subjects: number[],
): void {
  const said = parts.find((part) => part.kind === 'particle' && adverbs[part.word]);
  const relation = said?.kind === 'particle' ? adverbs[said.word] : undefined;
  const last = groups.at(-1);
  if (!relation || !last) return;
  const isWith = last.preposition === 'mit';
  const own = new Set(isWith ? last.figures : subjects);
  const first = groups.find(({ figures }) => !figures.some((at) => own.has(at)));
  const hosts = isWith ? subjects : (first?.figures ?? []);
  const { wish } = reading;
  for (const subject of own) {
    for (const target of hosts) {
      wish.relations = wish.relations.filter(
        (known) => !(known.subject === target && known.target === subject),
      );
      relate(reading, subject, relation, target);
    }
  }
}

export const isPlaceAdverb = (folded: string) => folded in adverbs;
