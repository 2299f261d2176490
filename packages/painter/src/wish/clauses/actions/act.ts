import { colourSpace } from '../../../drawings/colour-space.ts';
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
};

/** Notes what the subjects do with the objects. True where it became an action. */
export function act(reading: Reading, subjects: number[], doing: Doing): boolean {
  let hasActed = false;
  for (const agent of subjects) {
    for (const object of doing.objects) {
      if (agent !== object) hasActed = actOnce(reading, agent, object, doing) || hasActed;
    }
  }
  return hasActed;
}

function actOnce(reading: Reading, agent: number, object: number, doing: Doing): boolean {
  const { wish, lexicon } = reading;
  const [doer, thing] = [wish.figures[agent], wish.figures[object]];
  if (!doer || !thing) return false;
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
  const isAfraid = doing.sense === 'fears';
  if (isAfraid) doer.feeling ??= 'scared';
  const sense = isAfraid ? 'looksAt' : doing.sense;
  const verb = onPaws(senseOf(sense, doer, thing, lexicon), doer, thing, lexicon);
  const relation: Relation =
    doing.said ?? (verb === 'with' || verb === 'harm' ? 'with' : (places[verb] ?? 'beside'));
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
  addAction(reading, { verb, agent, object });
  if (verb === 'fliesWith' && lexicon.classes.isA('ridden', thing.hexcodes)) thing.isFlying = true;
  return true;
}

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
    if (/seil$/i.test(onto.label)) onto.hexcodes = ['own-tightrope'];
  }
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
