import type { Lexicon } from '../../../lexicon/create-lexicon.ts';
import { animalOf } from '../../../people/animals.ts';
import { isAlive } from '../../sentence/reading.ts';
import { VERBS, type Verb, type WishFigure } from '../../wish.ts';

const verbs = new Set<string>(VERBS);
const isVerb = (word: string): word is Verb => verbs.has(word);

/** Small enough to be food of a hunter in a picture for children. */
const prey =
  /^(1F41F|1F420|1F421|1FAB1|1F41B|1F41C|1F40C|1FAB0|1F99F|1F997|1F41D|E000|1F990|1F980)/;
const tree = /^(own-tree$|own-apple-tree|own-birch|own-fir|1F33[234]|1F384)/;
const chair = /^(1FA91|own-rocking-chair|own-stool|own-bench)/;
const book = /^(1F4D|1F4F0|2709|1F5FA|1F4D6|1F4DA|1F4DC)/;

/**
 * What is done, once it is known with what: "fährt" an Auto is drives, a Fahrrad rides. "with" puts
 * them side by side; "harm" is never shown.
 */
export function senseOf(
  sense: string,
  agent: WishFigure,
  object: WishFigure,
  lexicon: Lexicon,
): Verb | 'with' | 'harm' {
  const { classes } = lexicon;
  const is = (kind: Parameters<typeof classes.isA>[0]) => classes.isA(kind, object.hexcodes);
  const isLiving = isAlive({ lexicon }, object);
  switch (sense) {
    case 'climbs':
      return isAlive({ lexicon }, agent) ? 'climbs' : 'with';
    case 'hangs':
      if (!isAlive({ lexicon }, agent)) return 'with';
      return agent.person || animalOf(agent.hexcodes[0] ?? '') ? 'hangs' : 'climbs';
    case 'hits':
      if (is('instruments')) return 'plays';
      // Who has a sword strikes with it.
      if (ARMED.test(agent.person?.outfit ?? '')) return isLiving ? 'harm' : 'fights';
      return isLiving ? 'harm' : 'worksOn';
    case 'opens':
      // A box is opened on one's knees, a door with a hand at it.
      if (isLiving || OPENED.test(object.hexcodes[0] ?? '')) return isLiving ? 'with' : 'worksOn';
      return is('held') && !is('inside') ? 'worksOn' : agent.person ? 'pets' : 'looksAt';
    case 'shakes':
    case 'clings':
      return isLiving ? 'hugs' : is('held') ? 'holds' : 'worksOn';
    case 'peers':
    case 'peersWith':
      if (STANDING_GLASS.test(object.hexcodes[0] ?? '')) return 'worksOn';
      if (HELD_GLASS.test(object.hexcodes[0] ?? '')) return 'holds';
      return sense === 'peers' ? 'looksAt' : 'with';
    case 'cuts':
      if (GROWN.test(object.hexcodes[0] ?? '')) return 'pets';
      return is('food') ? 'worksOn' : 'holds';
    case 'pulls': {
      // Ropes and carrots are tugged at; sledges, carts and calves come along.
      const isDrawn =
        isLiving || is('ridden') || is('inside') || is('pushed') || !isAlive({ lexicon }, agent);
      return isDrawn || TRAILER.test(object.hexcodes[0] ?? '') ? 'pulls' : 'worksOn';
    }
    case 'colours':
      return isLiving ||
        (is('inside') && !is('held')) ||
        !(agent.person ?? animalOf(agent.hexcodes[0] ?? ''))
        ? 'paints'
        : 'decorates';
    case 'licks':
      return isLiving ? 'kisses' : 'eats';
    case 'tickles':
      // "kratzt am Baum": no feather for what feels nothing.
      if (isLiving) return 'tickles';
      return agent.person || animalOf(agent.hexcodes[0] ?? '') ? 'pets' : 'looksAt';
    case 'touches':
      return agent.person || animalOf(agent.hexcodes[0] ?? '') ? 'pets' : 'looksAt';
    case 'blows':
      if (/^1FAE7/.test(object.hexcodes[0] ?? '')) return 'spits';
      return is('instruments') ? 'plays' : is('held') ? 'drinks' : 'looksAt';
    case 'sells':
      if (object.hexcodes[0] === '1F388') return 'holds';
      if (object.person || (isLiving && !is('food'))) return 'with';
      return (agent.person ?? animalOf(agent.hexcodes[0] ?? '')) ? 'bakes' : 'with';
    case 'irons':
      return 'bakes';
    case 'grabs':
      return isLiving && object.person ? 'pets' : is('inside') ? 'with' : 'holds';
    case 'lift': {
      const isStrong = agent.person ?? animalOf(agent.hexcodes[0] ?? '');
      if (/^1F3D7/.test(agent.hexcodes[0] ?? '')) return 'lifts';
      if (!isStrong) return isLiving ? 'lifts' : is('inside') && !is('held') ? 'with' : 'holds';
      return is('held') && ON_STICKS.test(object.hexcodes[0] ?? '') ? 'holds' : 'lifts';
    }
    case 'wears':
      // "haben ein Lagerfeuer an".
      return /^(1F525|own-campfire|own-\w+-lamp|1F526|1F4A1|1F4FA|1F4BB)/.test(
        object.hexcodes[0] ?? '',
      )
        ? 'with'
        : 'wears';
    case 'rides':
      return 'rides';
    case 'rows':
      // A paddle or a spoon is in the hands.
      return is('held') && !is('inside') && !BOARD.test(object.hexcodes[0] ?? '')
        ? 'holds'
        : 'rows';
    case 'ride':
    case 'drives':
      if (TRAILER.test(object.hexcodes[0] ?? '') && !isAlive({ lexicon }, agent)) return 'pulls';
      if (classes.wornKey(object.label)) return 'wears';
      if (is('pushed') && !isAlive({ lexicon }, agent)) return 'with';
      if (object.person) return 'with';
      if (is('ridden') || isLiving) return 'rides';
      return is('inside') ? 'drives' : sense === 'ride' ? 'with' : sense;
    case 'have':
      return haveSense(agent, object, lexicon) ?? 'with';
    case 'carry':
      return (
        haveSense(agent, object, lexicon) ??
        (isLiving || LIGHT.test(object.hexcodes[0] ?? '') ? 'carries' : 'with')
      );
    case 'waters':
      if (is('drinks')) return 'worksOn';
      if (TRUNKED.test(agent.hexcodes[0] ?? '')) return 'hoses';
      return /^(own-flag|1F6A9|1F3F[34])/.test(object.hexcodes[0] ?? '') ? 'holds' : 'waters';
    case 'helps':
      // Who guards a castle stands before it.
      return isLiving || !/^1F3[EF]/.test(object.hexcodes[0] ?? '') ? 'helps' : 'with';
    case 'holds':
      // Nobody carries a thief on one hand.
      if (agent.person && object.person?.age === 'adult') return 'pets';
      if (/^1F3D7/.test(agent.hexcodes[0] ?? '')) return 'lifts';
      // Washing on its line is hung up there.
      if (object.hexcodes[0] === 'own-clothesline') return 'decorates';
      return is('inside') && !is('held') ? 'with' : 'holds';
    case 'playOn':
      return is('instruments') ? 'plays' : 'with';
    case 'play':
      if (object.hexcodes[0] === '26BD' && agent.person) return 'kicks';
      // Each player has cards in the hand.
      if (object.hexcodes[0] === '1F0CF') return 'holds';
      return is('balls') && agent.person ? 'throws' : 'plays';
    case 'eats':
      if (object.person) return 'harm';
      if (!isLiving || is('food') || prey.test(object.hexcodes[0] ?? '')) return 'eats';
      return agent.person ? 'with' : 'chases';
    case 'kicks':
    case 'throws':
      return isLiving ? 'harm' : sense;
    case 'catches':
      if (!isLiving) return 'catches';
      if (!prey.test(object.hexcodes[0] ?? '')) return 'chases';
      return agent.person && /^(1F41F|1F420|1F421|E000)/.test(object.hexcodes[0] ?? '')
        ? 'catchesFish'
        : 'catches';
    case 'reads':
      return book.test(object.hexcodes[0] ?? '') ? 'reads' : 'with';
    case 'sitsIn':
      if (chair.test(object.hexcodes[0] ?? '')) return 'sitsOn';
      if (tree.test(object.hexcodes[0] ?? '')) return 'sitsOn';
      if (/hat/i.test(classes.wornKey(object.label) ?? '')) return 'comesOutOf';
      return is('inside') || is('rests') ? 'sitsIn' : 'with';
    case 'sleepsIn':
      return is('rests') || is('inside') ? 'sleepsIn' : 'sitsOn';
    case 'fliesWith':
      // Who is blown away holds the umbrella.
      if (/^(2602|2614)/.test(object.hexcodes[0] ?? '')) return 'holds';
      if (is('balls')) return 'with';
      return object.person ||
        is('held') ||
        is('ridden') ||
        is('inside') ||
        is('rests') ||
        isAir(object)
        ? 'fliesWith'
        : 'with';
    case 'bakes':
      return is('food') ? 'bakes' : 'with';
    case 'builds':
      // Pancakes are made in the kitchen.
      if (is('food') && !is('drinks')) return 'bakes';
      return isLiving && !object.hexcodes[0]?.startsWith('26C4') && object.hexcodes[0] !== '1F916'
        ? 'with'
        : 'builds';
    case 'walks':
      return isLiving && !object.person ? 'walks' : 'with';
    case 'fights':
      return isLiving ? 'fights' : is('held') ? 'holds' : 'fights';
    case 'hugs':
    case 'kisses':
      return is('inside') && !is('held') ? 'with' : sense;
    default:
      return isVerb(sense) ? sense : 'with';
  }
}

/**
 * What has no feet for skates and no hands for gloves stands on the one and holds the other; animals
 * that can be drawn upright wear both.
 */
export function onPaws<Sense extends Verb | 'with' | 'harm'>(
  verb: Sense,
  agent: WishFigure,
  object: WishFigure,
  lexicon: Lexicon,
): Sense | Verb {
  if (verb !== 'wears' || agent.person || animalOf(agent.hexcodes[0] ?? '')) return verb;
  const key = lexicon.classes.wornKey(object.label);
  if (key === 'skates' || key === 'skis') return 'rides';
  return key === 'gloves' || key === 'boots' ? 'holds' : verb;
}

/** Cages, boxes and seats that somebody can lift. */
const LIGHT =
  /^(1FA91|1F4E6|1F9F3|1F4FA|1F384|1F6B2|1FAB4|own-(cage|open-box|stool|birdhouse|sack|safe|swim-ring|surfboard|school-cone|blanket|jar|bowl|sandcastle|cake|treasure-gems))/;

/** Held up by one hand, at their stick or string; all else on both. */
const BOARD = /board/;
const ON_STICKS =
  /^(26(02|14)|1F388|1F3F[34]|1F6A9|1F3EE|1F56F|1F526|1FA84|1F5E1|2694|1F38F|1F9F9|own-(flag|pole|stick|paddle|lance|sparkler|whistle))/;

/** Behind a tractor or a car. */
export const TRAILER = /^own-(wagon|trailer|handcart|caravan|carriage)/;

/** Presents, boxes, chests, letters and bags. */
const OPENED = /^(1F381|1F4E6|1FA8E|1F9F3|2709|1F45C|1F392|own-(open-box|matchbox|jar|egg-))/;

/** Looked through: on legs of their own, or held before the eye. */
const STANDING_GLASS = /^1F52[CD]/;
const HELD_GLASS = /^(1F50[DE]|1F4F7|own-(binoculars|spyglass))/;

const ARMED = /^(knight|pirate|viking|samurai|ninja)$/;

/** They water with their trunks. */
const TRUNKED = /^(1F418|1F9A3)/;

/** Hedges and trees are cut where they grow. */
const GROWN = /^(own-(bush|tree$|apple-tree|birch|fir)|1F33[2-4]|1F384)/;

/** Baskets and buckets: whoever comes with one has it in the hand. */
const BASKET = /^(1F9FA|1FAA3|own-egg-basket)/;

/** Worn, held, carried or pushed, by what it is; undefined for what merely stands beside. */
export function haveSense(
  agent: WishFigure,
  object: WishFigure,
  lexicon: Lexicon,
): Verb | undefined {
  const { classes } = lexicon;
  if (!isAlive({ lexicon }, agent)) return undefined;
  if (agent.hexcodes[0] === '1F409' && object.hexcodes[0] === '1F525') return 'spits';
  if (classes.wornKey(object.label)) return 'wears';
  if (classes.isA('pushed', object.hexcodes) && agent.person) return 'pushes';
  if (classes.isA('held', object.hexcodes) || BASKET.test(object.hexcodes[0] ?? '')) return 'holds';
  if (classes.isA('instruments', object.hexcodes)) return 'plays';
  if (agent.person && object.person?.age === 'baby' && agent.person.age !== 'baby')
    return 'carries';
  if (agent.person && classes.isA('small', object.hexcodes) && object.count === 1) return 'holds';
  return undefined;
}

const isAir = ({ hexcodes: [drawing = ''] }: WishFigure) =>
  /^(1F388|1FA82|own-hot|1F9F9|1F6F8|2601|2602)/.test(drawing);
