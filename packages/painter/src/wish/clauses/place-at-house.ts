import { addThing } from '../sentence/add-figure.ts';
import type { Part } from '../sentence/part.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import { addAction, relate } from './actions/act.ts';
import { addImplied } from './actions/add-implied.ts';
import { sitOn } from './actions/sit-on.ts';
import { isBuilding } from './place-group.ts';

/** On a roof, at a window, before a door: parts of a house, which is drawn with them. */
export function placeAtHouse(
  reading: Reading,
  { word, preposition = '' }: Extract<Part, { kind: 'fixed' }>,
  subjects: number[],
): void {
  const isIntoChimney = preposition === 'in' && /schornstein$/i.test(word);
  if (isIntoChimney || (preposition === 'auf' && /(dach|schornstein)$/i.test(word)))
    sitOnRoof(reading, subjects);
  if (/^(auf|an|in)$/.test(preposition) && /^(mast|ausguck|krähennest)/i.test(word))
    climbMast(reading, subjects);
  if (preposition === 'von' && /dach$/i.test(word)) fetchFromRoof(reading, subjects);
  if (/^fenster/i.test(word) && preposition === 'aus') rescueFromWindow(reading, subjects);
  if (/^fenster/i.test(word) && /^(an|in|hinter)$/.test(preposition))
    lookOutOfWindow(reading, subjects);
  if (/^tür/i.test(word) && /^(vor|an|hinter)$/.test(preposition))
    standAtDoor(reading, subjects, preposition);
}

/** Up on the mast of the ship that was named. */
function climbMast({ wish }: Reading, subjects: number[]): void {
  const object = wish.figures.findIndex(({ hexcodes: [drawing = ''] }) => SAILING.test(drawing));
  if (object < 0) return;
  const alive = subjects.filter((at) => at !== object);
  const sailors =
    alive.length > 0
      ? alive
      : wish.actions.flatMap((action) => (action.object === object ? action.agent : []));
  for (const agent of new Set(sailors)) {
    wish.actions = wish.actions.filter(
      (action) => action.agent !== agent || action.object !== object,
    );
    wish.actions.push({ verb: 'sitsOn', agent, object, spot: 'head' });
  }
}

const SAILING = /^(own-(pirate-ship|viking-ship|ship|raft)|26F5)/;

/** "steht am Fenster": it is in the wall of a house, seen from outside. */
function lookOutOfWindow(reading: Reading, subjects: number[]): void {
  const alive = subjects.filter((at) => {
    const figure = reading.wish.figures[at];
    return figure && isAlive(reading, figure);
  });
  if (alive.length === 0) return;
  const object = addThing(reading, { label: 'Fenster', hexcodes: ['own-window'] }, 1);
  for (const agent of alive) {
    reading.wish.actions.unshift({ verb: 'sitsIn', agent, object });
    relate(reading, agent, 'in', object);
  }
}

/** "rettet die Oma aus dem Fenster": she is in it, and somebody comes up a ladder. */
function rescueFromWindow(reading: Reading, subjects: number[]): void {
  const { actions } = reading.wish;
  const rescue = actions.find(
    ({ agent, verb, object }) =>
      subjects.includes(agent) && verb === 'helps' && object !== undefined,
  );
  if (rescue?.object === undefined) return;
  lookOutOfWindow(reading, [rescue.object]);
}

/** The pose of a hand at a door or a board. */
const KNOCKING = 'write';

/** "vor der Tür": of the house that was named, else a door by itself. */
function standAtDoor(reading: Reading, subjects: number[], preposition: string): void {
  const house = reading.wish.figures.findIndex(isBuilding);
  const door = house >= 0 ? house : addThing(reading, { label: 'Tür', hexcodes: ['own-door'] }, 1);
  const place = preposition === 'hinter' ? 'behind' : house >= 0 ? 'front' : 'beside';
  for (const agent of subjects) {
    if (agent === door) continue;
    const knocks = preposition === 'an' && reading.wish.figures[agent]?.pose === KNOCKING;
    if (knocks) addAction(reading, { verb: 'pets', agent, object: door });
    relate(reading, agent, place, door);
  }
}

/** "Auf dem Dach sitzt eine Katze": of a house, if none is said. */
function sitOnRoof(reading: Reading, subjects: number[]): void {
  const [first] = subjects;
  const house = reading.wish.figures.findIndex(isBuilding);
  const named = house >= 0 ? house : vehicleOf(reading, subjects);
  const object = named >= 0 ? named : addImplied(reading, 'Haus', first ?? 0);
  if (object === undefined || first === undefined) return;
  for (const agent of [...subjects, ...partnersOf(reading, subjects)]) {
    if (agent === object) continue;
    // "auf dem Dach steht ein Held": nobody sits who is said to stand or to dance.
    if (!ON_FEET.test(reading.wish.figures[agent]?.pose ?? '')) sitOn(reading, agent, object);
    else {
      addAction(reading, { verb: 'standsOn', agent, object });
      relate(reading, agent, 'on', object);
    }
  }
}

/** Buses and cars have roofs as well. */
const vehicleOf = ({ wish, lexicon, removed }: Reading, subjects: number[]) =>
  wish.figures.findLastIndex(
    ({ hexcodes, person, isFlying, count }, at) =>
      !person &&
      !isFlying &&
      count === 1 &&
      !removed.has(at) &&
      !subjects.includes(at) &&
      ROOFED.test(hexcodes[0] ?? '') &&
      lexicon.classes.isA('inside', hexcodes),
  );

const ROOFED = /^(1F69|1F68[2-9A-E]|own-(tram|camper|caravan|carriage|garbage-truck|ice-van))/;

const ON_FEET = /^(stand|dance|jump|balance|sneak|walk|run|cartwheel|handstand)$/;

/** "tanzt mit einem Drachen auf dem Dach": both are up there. */
function partnersOf({ wish }: Reading, subjects: number[]): number[] {
  const poses = subjects.map((at) => wish.figures[at]?.pose);
  return wish.relations.flatMap(({ subject, relation, target }) => {
    const pose = wish.figures[target]?.pose;
    const isPartner = relation === 'with' && pose !== undefined && poses.includes(pose);
    return isPartner && subjects.includes(subject) ? target : [];
  });
}

/** "rettet die Katze vom Dach": of a house, if none is said. */
function fetchFromRoof(reading: Reading, subjects: number[]): void {
  const { wish } = reading;
  const action = wish.actions.find(
    ({ agent, verb, object }) =>
      subjects.includes(agent) && /^(helps|holds)$/.test(verb) && object !== undefined,
  );
  if (!action) return;
  const house = wish.figures.findIndex(isBuilding);
  const target = house >= 0 ? house : addImplied(reading, 'Haus', action.agent);
  if (target !== undefined) Object.assign(action, { verb: 'fetches', target });
}
