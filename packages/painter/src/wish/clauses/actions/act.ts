import { colourSpace } from '../../../drawings/colour-space.ts';
import { mannerOf } from '../../../people/manners.ts';
import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { Action, Relation, Verb } from '../../wish.ts';
import { addImplied } from './add-implied.ts';
import { onPaws, senseOf } from './sense-of.ts';

/** Where the agent is while it does it, for layouts that know places only. */
const places: Partial<Record<Verb, Relation>> = {
  rides: 'on',
  sitsOn: 'on',
  standsOn: 'on',
  climbs: 'on',
  hangs: 'on',
  drives: 'in',
  sitsIn: 'in',
  comesOutOf: 'in',
  wears: 'with',
  holds: 'with',
  carries: 'with',
};

/** Nobody stands upon a whole graveyard, but on its ground: it is behind. */
const GROUNDS = /(hof|platz|markt|park|stadion|gelände|kirmes)$/i;

/** A plural without a number is painted as so many. */
export const UNSAID = 3;

export type Doing = {
  sense: string;
  objects: number[];
  said?: Relation | undefined;
  name?: string;
  manner?: string | undefined;
};

/** Notes what the subjects do with the objects. True where it became an action. */
export function act(reading: Reading, subjects: number[], doing: Doing): boolean {
  if (isBorneTogether(reading, subjects, doing)) {
    const [object = -1] = doing.objects;
    for (const agent of subjects) {
      relate(reading, agent, 'with', object);
      addAction(reading, { verb: 'bears', agent, object });
    }
    return true;
  }
  let hasActed = false;
  for (const agent of subjects) {
    for (const object of doing.objects) {
      if (agent !== object) hasActed = actOnce(reading, agent, object, doing) || hasActed;
    }
  }
  return hasActed;
}

/** "zwei Kinder tragen eine Kiste": one thing, and nothing that anybody wears or rides on somebody. */
function isBorneTogether(
  { wish, lexicon }: Reading,
  subjects: number[],
  { sense, objects }: Doing,
): boolean {
  const [thing] = objects.map((at) => wish.figures[at]);
  if (sense !== 'carry' || objects.length !== 1 || !thing || thing.count > 1) return false;
  const bearers = subjects.map((at) => wish.figures[at]?.count ?? 1);
  if (bearers.reduce((sum, count) => sum + count, 0) < 2) return false;
  return !lexicon.classes.wornKey(thing.label) && !subjects.includes(objects[0] ?? -1);
}

function actOnce(reading: Reading, agent: number, object: number, doing: Doing): boolean {
  const { wish, lexicon } = reading;
  const [doer, thing] = [wish.figures[agent], wish.figures[object]];
  if (!doer || !thing) return false;
  // Who overtakes is ahead, and who is overtaken comes after.
  if (doing.sense === 'overtakes') {
    addAction(reading, { verb: 'chases', agent: object, object: agent });
    relate(reading, agent, 'beside', object);
    return true;
  }
  // "trägt einen Hasen huckepack": who is carried sits on the back.
  if (doing.sense === 'piggyback') {
    addAction(reading, { verb: doer.person ? 'sitsOn' : 'rides', agent: object, object: agent });
    relate(reading, object, 'on', agent);
    return true;
  }
  // "ein Blindenhund führt einen Mann": the man has the lead.
  if (doing.sense === 'walks' && thing.person && !doer.person && isAlive(reading, doer)) {
    addAction(reading, { verb: 'walks', agent: object, object: agent });
    relate(reading, object, 'beside', agent);
    return true;
  }
  // "ein Esel trägt einen Sack": upon its back.
  const isLoad =
    !isAlive(reading, thing) &&
    (!lexicon.classes.wornKey(thing.label) || lexicon.classes.isA('held', thing.hexcodes));
  if (doing.sense === 'carry' && isLoad && !doer.person && PACK.test(doer.hexcodes[0] ?? '')) {
    relate(reading, object, 'on', agent);
    return true;
  }
  if (doing.sense === 'kicksAt') {
    const ball = addImplied(reading, 'Fußball', agent);
    if (ball === undefined) return false;
    addAction(reading, { verb: 'kicks', agent, object: ball, target: object });
    return true;
  }
  if (doing.sense === 'flees') {
    // "rennt vor dem Polizisten weg": he runs after.
    if (!isAlive(reading, thing)) return false;
    addAction(reading, { verb: 'chases', agent: object, object: agent });
    return true;
  }
  // "ein Boot mit drei Enten fährt": they sit in it.
  const isVehicle = lexicon.classes.isA('inside', doer.hexcodes) && !isAlive(reading, doer);
  if (/^(ride|fliesWith)$/.test(doing.sense) && isVehicle && isAlive(reading, thing)) {
    relate(reading, object, 'in', agent);
    addAction(reading, { verb: 'sitsIn', agent: object, object: agent });
    return true;
  }
  const isAfraid = doing.sense === 'fears';
  if (isAfraid) doer.feeling ??= 'scared';
  const sense = isAfraid ? 'looksAt' : doing.sense;
  const meant = senseOf(sense, doer, thing, lexicon);
  // "schläft auf der Waschmaschine": upon it, whatever else one can do with it.
  const isUpon =
    meant === 'sleepsIn' && doing.said === 'on' && !lexicon.classes.isA('rests', thing.hexcodes);
  const done = onPaws(isUpon ? 'sitsOn' : meant, doer, thing, lexicon);
  // "schläft in einem Schuh": between its sides, not upon it.
  if (isSunk(doing, done, thing, reading)) {
    relate(reading, agent, 'in', object);
    return false;
  }
  const isHarm =
    done === 'worksOn' && mannerOf(doing.manner)?.harms === true && isAlive(reading, thing);
  const verb = isHarm ? 'harm' : done;
  // "wartet auf einen Fisch": nobody stands upon it.
  const said = verb === 'looksAt' && doing.said === 'on' ? 'beside' : doing.said;
  const relation: Relation =
    said ?? (verb === 'with' || verb === 'harm' ? 'with' : (places[verb] ?? 'beside'));
  relate(reading, agent, relation, object);
  if (verb === 'harm' && doing.name) wish.notShown.push(doing.name);
  if (verb === 'with' || verb === 'harm') return false;
  // Each animal has its own, small enough to stand on.
  if (verb === 'rides' && lexicon.classes.wornKey(thing.label)) {
    Object.assign(thing, { count: doer.count, size: 0.5 });
  }
  // Nobody said how many: each has one.
  const isEach = /^(wears|holds|reads|eats|drinks|rides)$/.test(verb);
  if (isEach && doer.count > 1 && thing.count === UNSAID) thing.count = doer.count;
  const manner = verb === 'worksOn' ? doing.manner : undefined;
  addAction(reading, { verb, agent, object, ...(manner && { manner }) });
  if (/^peers/.test(doing.sense) && verb === 'holds') doer.pose ??= 'aim';
  if (verb === 'fliesWith' && lexicon.classes.isA('ridden', thing.hexcodes)) thing.isFlying = true;
  return true;
}

/** Camels, donkeys, horses and elephants. */
const PACK = /^(1F41C|1F42A|1F42B|1FACF|1F40E|1F418|1F402|1F999|own-husky)/;

const SEATS =
  /^(1FA91|1F6CB|1F33[2-4]|1F384|own-(\w*chair|stool|bench|swing|tree|apple-tree|birch|fir))/;

const isSunk = (
  { sense, said }: Doing,
  done: string,
  thing: { hexcodes: string[] },
  reading: Reading,
) =>
  sense === 'sleepsIn' &&
  said === 'in' &&
  done === 'sitsOn' &&
  !SEATS.test(thing.hexcodes[0] ?? '') &&
  !reading.lexicon.classes.isAlive(thing.hexcodes);

/** Whose clothes have a hat of their own, and the words that mean just that. */
const HATTED = /^(cook|baker|police|captain|pilot|trainDriver|busDriver|sailor|santa|elf|dwarf)$/;
const JUST_A_HAT = /^(Mütze|Hut|Kappe|Haube)$/;

/** "ein Koch mit weißer Mütze": it is the one he has on. */
function wearsOwn({ wish, removed }: Reading, { agent, object = -1 }: Action): boolean {
  const [wearer, hat] = [wish.figures[agent], wish.figures[object]];
  if (!wearer?.person || !hat || !HATTED.test(wearer.person.outfit)) return false;
  if (!JUST_A_HAT.test(hat.label)) return false;
  if (hat.colour) {
    const colour = colourSpace.toHex(hat.colour.hsl);
    wearer.person = { ...wearer.person, colours: { ...wearer.person.colours, hat: colour } };
  }
  removed.add(object);
  return true;
}

/** Notes an action, and with "wears" what the agent has on. */
export function addAction(reading: Reading, action: Action): void {
  const { wish, lexicon } = reading;
  if (action.verb === 'wears' && wearsOwn(reading, action)) return;
  const onto = wish.figures[action.object ?? -1];
  if (onto && /^(sits|stands)On$/.test(action.verb)) {
    if (GROUNDS.test(onto.label)) return;
    if (/seil$/i.test(onto.label)) {
      onto.hexcodes = ['own-tightrope'];
      action.verb = 'standsOn';
    }
  }
  if (onto && action.manner === 'tug' && onto.hexcodes[0] === 'own-rope') onto.hexcodes = ['1FAA2'];
  if (onto && /^(hangs|climbs)$/.test(action.verb) && onto.hexcodes[0] === '1FAA2')
    onto.hexcodes = ['own-rope'];
  // Lions leap through hoops, not through rings for fingers.
  if (onto && action.verb === 'jumpsThrough' && onto.hexcodes[0] === 'own-ring-jewel')
    onto.hexcodes = ['own-hoop'];
  const isKnown = wish.actions.some(
    ({ verb, agent, object }) =>
      verb === action.verb && agent === action.agent && object === action.object,
  );
  if (isKnown) return;
  if (action.verb === 'rows') {
    wish.actions = wish.actions.filter(
      ({ verb, agent, object }) =>
        verb !== 'sitsIn' || agent !== action.agent || object !== action.object,
    );
  }
  wish.actions.push(action);
  const [wearer, thing] = [wish.figures[action.agent], wish.figures[action.object ?? -1]];
  if (action.verb !== 'wears' || !wearer || !thing || action.object === undefined) return;
  const key = lexicon.classes.wornKey(thing.label);
  const { label, hexcodes, colour } = thing;
  wearer.wears.push({
    label,
    hexcodes,
    figure: action.object,
    ...(key && { key }),
    ...(colour && { colour }),
  });
}

export function relate(
  { wish }: Reading,
  subject: number,
  relation: Relation,
  target: number,
): void {
  const place = wish.figures[target]?.label ?? '';
  if (relation === 'on' && GROUNDS.test(place)) relation = 'front';
  const isKnown = wish.relations.some(
    (known) => known.subject === subject && known.target === target && known.relation === relation,
  );
  if (!isKnown && subject !== target) wish.relations.push({ subject, relation, target });
}
