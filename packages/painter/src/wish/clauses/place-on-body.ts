import type { Part } from '../sentence/part.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { Relation } from '../wish.ts';
import { addAction, relate } from './act.ts';
import type { Group } from './clause-groups.ts';

const bodyPlace = /^(Schulter|Kopf|Rücken|Nase|Schoß|Bauch|Hut)/;

/**
 * "ein Pirat mit einem Papagei auf der Schulter", "ein Falter auf der Nase von einem Hund": the one
 * sits on the other.
 */
export function placeOnBody(
  reading: Reading,
  parts: Part[],
  groups: Group[],
  subjects: number[],
): void {
  parts.forEach((part, at) => {
    if (part.kind !== 'fixed' || part.preposition !== 'auf' || !bodyPlace.test(part.word)) return;
    const before = groups.findLast((group) => group.at < at);
    const owner = groups.find((group) => group.at > at && group.preposition === 'von');
    const riders = before?.figures ?? [];
    const hosts = owner?.figures ?? subjects;
    for (const agent of riders) {
      for (const object of hosts) if (agent !== object) sitOn(reading, agent, object);
    }
  });
}

function sitOn(reading: Reading, agent: number, object: number): void {
  const { wish } = reading;
  const rider = wish.figures[agent];
  if (!rider) return;
  const isHeld = wish.actions.some((action) => action.agent === object && action.object === agent);
  if (isHeld) return;
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
