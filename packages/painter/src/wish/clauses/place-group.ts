import { foldWord } from '@lux/german-text/fold-letters.ts';
import { partOf } from '../../drawings/decor/paint-parts.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import { grammar } from '../words/grammar.ts';
import { addAction, relate, UNSAID } from './actions/act.ts';
import { haveSense, onPaws, TRAILER } from './actions/sense-of.ts';
import type { Group } from './clause-groups.ts';
import { ownersOf } from './owners-of.ts';
import { putInto, vessels } from './put-into.ts';

/**
 * A group with a preposition beside what it belongs to: "mit einem Hut" is worn by the nearest
 * that can wear it, "vor dem Haus" tells where the subjects are.
 */
export function placeGroup(
  reading: Reading,
  subjects: number[],
  { preposition = '', figures, article }: Group,
  nearest: number[],
): void {
  const { wish, lexicon } = reading;
  if (preposition === 'in' && /^(sein|ihr)/.test(article)) carryAlong(reading, figures);
  if (preposition === 'voll') fill(reading, nearest.length > 0 ? nearest : subjects, figures);
  const relation = grammar.relations.get(preposition);
  if (!relation) return;
  for (const target of figures) {
    const thing = wish.figures[target];
    if (!thing) continue;
    if (preposition === 'unter' && /decke$/i.test(thing.label)) makeBed(reading, thing);
    if (preposition === 'mit' && nearest.some((host) => isPartOf(reading, host, target))) continue;
    if (preposition === 'mit' && nearest.some((host) => putInto(reading, host, target))) continue;
    const owners = preposition === 'mit' ? ownersOf(reading, subjects, nearest, target) : subjects;
    for (const subject of owners) {
      const owner = wish.figures[subject];
      if (!owner) continue;
      if (preposition === 'mit' && putInto(reading, subject, target)) continue;
      if (relation === 'below' && umbrellas.test(thing.hexcodes[0] ?? '')) {
        if (isAlive(reading, owner)) {
          addAction(reading, { verb: 'holds', agent: subject, object: target });
          relate(reading, subject, 'with', target);
          continue;
        }
      }
      if (relation === 'in' && thing.hexcodes[0] === TOY_BALLOON && isAlive(reading, owner)) {
        thing.hexcodes = ['own-hot-air-balloon'];
      }
      if (relation === 'below' && thing.hexcodes[0] === BED) thing.hexcodes = ['own-tall-bed'];
      const isSomebody = relation === 'in' && isAlive(reading, thing);
      if (/decke$/i.test(thing.label) && relation === 'below') {
        addAction(reading, { verb: 'sleepsIn', agent: subject, object: target });
        continue;
      }
      // Sausages are roasted over a fire, and who does it sits beside it.
      const isFire =
        /^(above|in)$/.test(relation) && /^(1F525|own-campfire)/.test(thing.hexcodes[0] ?? '');
      if (isFire && !owner.isFlying) {
        relate(reading, subject, 'beside', target);
        continue;
      }
      const isMud =
        relation === 'in' &&
        (/^own-(mud|puddle)/.test(thing.hexcodes[0] ?? '') ||
          Boolean(thing.hexcodes[0] === '1F573' && thing.colour));
      const isServed =
        preposition === 'mit' &&
        TABLES.test(owner.hexcodes[0] ?? '') &&
        !LOOSE.test(thing.hexcodes[0] ?? '') &&
        !isAlive(reading, thing);
      if (isServed) {
        relate(reading, target, 'on', subject);
        continue;
      }
      // Lanterns at a tree hang in it, blossoms of a cactus are on it.
      const isBlooming =
        preposition === 'mit' && PLANTS.test(owner.hexcodes[0] ?? '') && BLOSSOM.test(thing.label);
      if (isBlooming) {
        thing.hexcodes = ['own-blossom'];
        relate(reading, target, 'on', subject);
        continue;
      }
      // "ein Trampolin mit drei Kindern".
      if (
        preposition === 'mit' &&
        BOUNCY.test(owner.hexcodes[0] ?? '') &&
        isAlive(reading, thing)
      ) {
        relate(reading, target, 'on', subject);
        continue;
      }
      if (
        preposition === 'mit' &&
        CHAIN.test(thing.hexcodes[0] ?? '') &&
        !isAlive(reading, owner)
      ) {
        addAction(reading, { verb: 'sitsOn', agent: target, object: subject, spot: 'belly' });
        continue;
      }
      if (preposition === 'mit' && TREES.test(owner.hexcodes[0] ?? '') && isLight(reading, thing)) {
        relate(reading, target, 'on', subject);
        continue;
      }
      const isHung =
        preposition === 'an' && TREES.test(thing.hexcodes[0] ?? '') && !isAlive(reading, owner);
      relate(reading, subject, isSomebody ? 'beside' : isMud || isHung ? 'on' : relation, target);
      if (preposition === 'mit' || preposition === 'in') {
        const had = haveSense(owner, thing, lexicon);
        // "ein Hase im Hut" sits in it, "ein Bär im Mantel" wears it.
        const isBag = preposition === 'in' && PORTABLE.test(thing.hexcodes[0] ?? '');
        const isHat = preposition === 'in' && hats.test(lexicon.classes.wornKey(thing.label) ?? '');
        const worn = had && !isBag && onPaws(had, owner, thing, lexicon);
        const verb = isHat ? 'comesOutOf' : worn;
        if (verb && (preposition === 'mit' || isHat || verb === 'wears')) {
          addAction(reading, { verb, agent: subject, object: target });
        }
      }
      if (preposition === 'mit' && /^(1FA82|own-hot-air-balloon)/.test(thing.hexcodes[0] ?? '')) {
        addAction(reading, { verb: 'fliesWith', agent: subject, object: target });
        owner.isFlying = true;
      }
      const isVehicle = lexicon.classes.isA('inside', owner.hexcodes) && !isBuilding(owner);
      if (preposition === 'mit' && isVehicle && isAlive(reading, thing)) {
        addAction(reading, { verb: 'sitsIn', agent: target, object: subject });
      }
      if (preposition === 'mit' && isVehicle && TRAILER.test(thing.hexcodes[0] ?? '')) {
        addAction(reading, { verb: 'pulls', agent: subject, object: target });
      }
      if (preposition === 'auf' && isAlive(reading, owner)) sitOn(reading, subject, target);
      if (
        preposition === 'in' &&
        isAlive(reading, owner) &&
        (lexicon.classes.isA('inside', thing.hexcodes) ||
          lexicon.classes.isA('rests', thing.hexcodes) ||
          CHAIRS.test(thing.hexcodes[0] ?? '') ||
          PORTABLE.test(thing.hexcodes[0] ?? ''))
      ) {
        const isSofa = CHAIRS.test(thing.hexcodes[0] ?? '');
        const isBed = lexicon.classes.isA('rests', thing.hexcodes);
        const isSmall = vessels.test(thing.hexcodes[0] ?? '');
        const verb = isSofa ? 'sitsOn' : isBed && !isSmall ? 'sleepsIn' : 'sitsIn';
        addAction(reading, { verb, agent: subject, object: target });
      }
    }
  }
}

/** Nobody is in it: a balloon with somebody in it is a large one. */
const TOY_BALLOON = '1F388';

/** Somebody fits under one with long legs. */
const BED = '1F6CF';

const PLANTS = /^(1F335|own-(tree$|bush|apple-tree)|1F33[23])/;
const BLOSSOM = /^(blüte|blume)/i;
const BOUNCY = /^own-(trampoline|bouncy-castle|raft|jetty)/;

/** Wound around trees and houses. */
const CHAIN = /^own-(fairy-lights|garland)/;
const TREES = /^(own-(tree$|apple-tree|birch|fir)|1F33[2-4]|1F384)/;

/** Birdhouses, baubles, lanterns: what a tree has hangs in it. */
const HUNG =
  /^own-(birdhouse|beehive|bauble|garland|fairy-lights|stick-lantern)|^(1F3EE|1FAB9|1FABA)/;
const isLight = (reading: Reading, figure: WishFigure) =>
  HUNG.test(figure.hexcodes[0] ?? '') && !isAlive(reading, figure);

/** Who is under them holds them. */
const umbrellas = /^(2602|2614)/;

/** What hosts are drawn with, or with what else they are drawn so: apples of a tree, towers, a snail's house. */
const PARTS: readonly [host: RegExp, part: RegExp, drawing?: string][] = [
  [/^(own-tree$|own-apple-tree|1F333)/, /^(1F34E|1F34F)/, 'own-apple-tree'],
  [/^1F3F0/, /^own-tower/],
  [/^1F3F0/, /^own-drawbridge/, 'own-castle-drawbridge'],
  [/^1F692/, /^1FA9C/],
  [/^own-tree-house/, /^1FA9C/],
  [/^1F355/, /^1F9C0/],
  [/^1F40C/, /^(1F3E0|1F3E1|1F41A)/],
];

/** The blue light is on their roofs. */
const WITH_LAMP = /^(1F69[123]|1F68[01])/;
const LAMP = /^(Blaulicht|Sirene|Signallicht)/;

function isPartOf(reading: Reading, host: number, part: number): boolean {
  const [whole, thing] = [reading.wish.figures[host], reading.wish.figures[part]];
  const [first = '', second = ''] = [whole?.hexcodes[0], thing?.hexcodes[0]];
  const isLamp = WITH_LAMP.test(first) && LAMP.test(thing?.label ?? '');
  const found = isLamp
    ? ([WITH_LAMP, LAMP] as const)
    : PARTS.find(([hosts, parts]) => hosts.test(first) && parts.test(second));
  if (!found || !whole || !thing) return false;
  const [, , drawing] = found;
  if (drawing) whole.hexcodes = [drawing];
  const named = thing.colour && partOf(first, foldWord(thing.label));
  if (named && thing.colour)
    whole.parts = [
      ...(whole.parts ?? []),
      { part: named, label: thing.label, colour: thing.colour },
    ];
  if (thing.pattern) whole.pattern ??= thing.pattern;
  reading.removed.add(part);
  return true;
}

/** Things on a table stand on it, balloons fly beside it. */
const TABLES = /^(own-table|own-school-desk)/;
const LOOSE = /^(1F388|1FA91)/;

/** Under a blanket is in a bed, which is drawn with one. */
function makeBed({ lexicon }: Reading, blanket: WishFigure): void {
  const bed = lexicon.find('Bett');
  if (bed) blanket.hexcodes = bed.hexcodes;
}

/** A cape is put on; only in what is worn on the head somebody sits. */
const hats = /(hat|cap|helmet|crown|beanie)$/i;

/** So many are seen of a full basket. */
const FULL = 5;

/** "ein Korb voll Eier": they are in it. */
function fill(reading: Reading, hosts: number[], figures: number[]): void {
  const host = hosts.at(-1);
  const vessel = reading.wish.figures[host ?? -1];
  for (const subject of figures) {
    if (host === undefined || !vessel) continue;
    relate(reading, subject, 'in', host);
    const content = reading.wish.figures[subject];
    if (content && content.count <= UNSAID && !isAlive(reading, content)) content.count = FULL;
    const isRoom = reading.lexicon.classes.isA('inside', vessel.hexcodes);
    if (isRoom && content && isAlive(reading, content)) {
      addAction(reading, { verb: 'sitsIn', agent: subject, object: host });
    }
  }
}

/** "…, in ihrer Tasche sitzt eine Maus": whose it is carries it. */
function carryAlong(reading: Reading, things: number[]): void {
  const { wish } = reading;
  for (const object of things) {
    if (!PORTABLE.test(wish.figures[object]?.hexcodes[0] ?? '')) continue;
    const agent = wish.figures.findLastIndex(
      (figure, at) => at < object && isAlive(reading, figure) && !reading.removed.has(at),
    );
    if (agent < 0 || wish.actions.some((action) => action.object === object)) continue;
    addAction(reading, { verb: 'holds', agent, object });
    relate(reading, agent, 'with', object);
  }
}

const CHAIRS = /^(1F6CB|1FA91|own-(armchair|beach-chair|rocking-chair|stool|bench|swing))/;
const LADDER = /^1FA9C/;
const PORTABLE = /^(1F45C|1F45D|1F9FA|1FAA3|1F6CD|1F392|own-(egg-basket|pannier|shopping-bag))/;

/** "ein Affe auf einem Pferd" rides; on anything else it sits or stands. */
function sitOn(reading: Reading, agent: number, object: number): void {
  const { wish, lexicon } = reading;
  const thing = wish.figures[object];
  const doer = wish.figures[agent];
  if (!thing || !doer) return;
  const isRidden = lexicon.classes.isA('ridden', thing.hexcodes) && !thing.person;
  if (LADDER.test(thing.hexcodes[0] ?? '')) {
    addAction(reading, { verb: 'climbs', agent, object });
    return;
  }
  // "zwei Ritter auf Pferden": each has one.
  if (isRidden && doer.count > 1 && thing.count === UNSAID) thing.count = doer.count;
  addAction(reading, { verb: isRidden ? 'rides' : 'sitsOn', agent, object });
}

export const isBuilding = ({ hexcodes: [drawing = ''] }: WishFigure) =>
  /^(1F3E|1F3F0|1F3A|26FA|1F6CF|1F6C1|1F9FA|1FAB9|1FABA|1F4E6|1F95A|2615|own-tree-house|own-cave|own-garage|own-tunnel)/.test(
    drawing,
  );
