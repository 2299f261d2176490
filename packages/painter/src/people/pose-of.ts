import type { Drawing } from '../drawings/drawing.ts';
import type { Verb, Wish } from '../wish/wish.ts';
import { mannerOf } from './manners.ts';
import type { Pose } from './person.ts';

/** How somebody stands who does this; `undefined` where it depends on what it is done with. */
const AGENTS: Partial<Record<Verb, Pose>> = {
  rides: 'ride',
  sitsOn: 'sit',
  eats: 'eat',
  drinks: 'drink',
  kicks: 'kick',
  throws: 'throw',
  catches: 'catch',
  reads: 'read',
  paints: 'paint',
  bakes: 'stir',
  sleepsIn: 'lie',
  hugs: 'hug',
  kisses: 'hug',
  chases: 'run',
  feeds: 'give',
  pets: 'rub',
  decorates: 'paint',
  walks: 'walk',
  pushes: 'push',
  pulls: 'pull',
  builds: 'tend',
  waters: 'hold',
  catchesFish: 'fish',
  climbs: 'climb',
  standsOn: 'wave',
  comesOutOf: 'wave',
  fights: 'throw',
  helps: 'point',
  gives: 'give',
  looksAt: 'look',
  tickles: 'fish',
  combs: 'braid',
  bandages: 'tend',
  hoses: 'push',
  stirs: 'stir',
  fetches: 'climb',
  puts: 'push',
  jumpsOver: 'leap',
  jumpsThrough: 'leap',
  lifts: 'cheer',
  hangs: 'hang',
  queues: 'look',
  rows: 'row',
  bears: 'bear',
  landsOn: 'fly',
  leapsFrom: 'jump',
};

/** How somebody stands to whom it is done. */
const PATIENTS: Partial<Record<Verb, Pose>> = {
  hugs: 'hug',
  kisses: 'hug',
  chases: 'run',
  carries: 'sitFloor',
  holds: 'sitFloor',
  feeds: 'sit',
  fights: 'throw',
};

const ON_STRINGS = /^(1F388|2602|2614|1F38F|1F3F3|1F3F4|1F6A9)/;
const IN_BOTH_HANDS =
  /^(1F4D[0-9A]|1F4F0|1F5FA|1F381|1F382|1F4E6|1F9FA|1F490|1F3AE|1F9F8|own-(knitting|binoculars))/;
const BALL = /^(26BD|26BE|1F3C0|1F3BE|1F3D0|1F3C8|1F3C9|1F94E)/;
const MICROPHONE = /^1F3A4/;

/** Said by themselves these tell more than what is done with a thing. */
const ALWAYS: ReadonlySet<Pose> = new Set([
  'crawl',
  'overhead',
  'comb',
  'handstand',
  'dig',
  'phone',
  'aim',
  'sweep',
  'clap',
  'raise',
  'write',
  'sneak',
  'roll',
  'flip',
  'split',
  'cartwheel',
  'squat',
  'pushUp',
  'bow',
  'bellySlide',
  'balance',
  'sneeze',
  'duck',
  'tie',
]);

/** Long enough to lie in; in a basket, a nest or a cave one sleeps rolled up. */
const LONG = /^(1F6CF|1F6CB|own-hammock|own-blanket|own-bench|own-pram|26F1)/;

/** Who plays with nothing in particular. */
const AT_PLAY: readonly Pose[] = ['jump', 'run', 'dance', 'wave'];

type Told = Pick<Wish, 'figures' | 'relations' | 'actions'>;

/** Animals that sleep where no bed is sit there with their eyes closed. */
export function restOf(pose: Pose | undefined, index: number, wish: Told): Pose | undefined {
  const isInBed = wish.actions.some(
    ({ agent, verb, object }) =>
      agent === index &&
      verb === 'sleepsIn' &&
      LONG.test(wish.figures[object ?? -1]?.hexcodes[0] ?? ''),
  );
  return pose === 'lie' && !isInBed ? 'doze' : pose;
}

/** The pose in which a figure is drawn: what it does, where it sits, else how it is said to be. */
export function poseOf(
  index: number,
  wish: Told,
  firstDrawing: (figure: number) => Drawing | undefined,
): Pose | undefined {
  const own = wish.figures[index]?.pose;
  if (own && ALWAYS.has(own)) return own;
  const fight = wish.actions.find(
    ({ verb, agent, object }) => verb === 'fights' && (agent === index || object === index),
  );
  const isBraced = own !== undefined && /^(box|tug|push)$/.test(own);
  if (fight) return isBraced ? own : fight.target !== undefined ? 'push' : 'throw';
  // Who hangs somewhere has no free hand, whatever else is held.
  if (wish.actions.some(({ verb, agent }) => verb === 'hangs' && agent === index))
    return AGENTS.hangs;
  for (const { verb, agent, object, target, manner } of seatsFirst(
    index,
    wish.actions,
    firstDrawing,
  )) {
    const thing = object === undefined ? undefined : firstDrawing(object);
    if (agent === index && verb === 'worksOn') {
      const isOnGround =
        LOW.test(thing?.hexcode ?? '') &&
        !wish.actions.some((on) => on.agent === object && /^s\w+On$/.test(on.verb));
      return isOnGround && KNEELING.test(manner ?? '') ? 'tend' : mannerOf(manner)?.pose;
    }
    if (agent === index && verb !== 'wears') {
      const isShort = thing && !LONG.test(thing.hexcode) && (hasRoom(thing) || thing.anchors.seat);
      if (verb === 'sleepsIn' && isShort) return 'sit';
      if (verb === 'sleepsIn' && isBusy(index, wish)) return 'sit';
      const isAboard = verb === 'sitsIn' || verb === 'fliesWith' || verb === 'drives';
      if (own === 'wave' && isAboard) return own;
      if (verb === 'standsOn' && own) return own;
      if (/^(looksAt|goesTo|helps)$/.test(verb) && own && SEEN_ASIDE.test(own)) return own;
      if (verb === 'looksAt' && wish.figures[index]?.isSwimming) return 'swim';
      if (verb === 'sitsOn' && own === 'wave' && isOnTop(verb, thing)) return own;
      if (verb === 'climbs' && thing && TRUNK.test(thing.hexcode)) return 'shin';
      const isLow =
        /^(pets|feeds)$/.test(verb) && LOW.test(wish.figures[object ?? -1]?.hexcodes[0] ?? '');
      if (isLow) return 'kneel';
      if (own === 'jump' && /^(holds|carries)$/.test(verb))
        return /^own-jump-rope/.test(thing?.hexcode ?? '') ? own : 'leap';
      const isSeated = own === 'sit' && /^(holds|eats|drinks|plays|looksAt)$/.test(verb);
      if (isSeated && !isOnSomething(index, wish)) return 'sitFloor';
      if (verb === 'holds' && target !== undefined && isHandedOver(thing)) return 'give';
      if (verb === 'lifts' && thing && isForOneHand(thing)) return 'holdUp';
      if (verb === 'spits' && wish.figures[index]?.person) return 'drink';
      if (verb === 'sitsOn' && SLIDE.test(thing?.hexcode ?? '')) return 'slide';
      // People and animals that are drawn like them are no things: they lie in both arms.
      if (/^(holds|carries)$/.test(verb) && object !== undefined && !thing) return 'holdBoth';
      const pose = isOnTop(verb, thing) ? 'sitFloor' : (AGENTS[verb] ?? doing(verb, thing));
      if (pose) return pose;
    }
    if (object === index && PATIENTS[verb]) return PATIENTS[verb];
    if (target === index && verb === 'throws') return 'catch';
    if (target === index && /^(gives|holds)$/.test(verb)) return 'take';
  }
  if (own === 'sit' && !isOnSomething(index, wish)) return 'sitFloor';
  if (own === 'play') return AT_PLAY[index % AT_PLAY.length];
  if (own) return own;
  for (const { subject, relation, target } of wish.relations) {
    if (subject !== index) continue;
    const host = firstDrawing(target);
    if (relation === 'on' && host) return seatedOn(host);
    if (relation === 'in' && host && hasRoom(host)) return 'drive';
    // What is worn takes no hand.
    const isWorn = wish.actions.some(
      ({ verb, agent, object }) => verb === 'wears' && agent === index && object === target,
    );
    if (relation === 'with' && host && !host.isPerson && !isWorn) return holding(host);
  }
  if (wish.figures[index]?.isSwimming) return 'swim';
  if (wish.figures[index]?.isFlying) return 'fly';
  return undefined;
}

/** Who drinks in a deck chair sits in it; on beds and in chairs one eats and reads sitting. */
function seatsFirst(
  index: number,
  actions: Wish['actions'],
  firstDrawing: (figure: number) => Drawing | undefined,
): Wish['actions'] {
  const isSeat = ({ verb, agent, object }: Wish['actions'][number]) =>
    agent === index &&
    object !== undefined &&
    (verb === 'sleepsIn' || (verb === 'sitsOn' && isSat(firstDrawing(object))));
  return [...actions].sort((a, b) => Number(isSeat(b)) - Number(isSeat(a)));
}

/** A seat, or the back of an animal. */
const isSat = (thing: Drawing | undefined) =>
  thing?.anchors.seat !== undefined ||
  (thing?.anchors.back !== undefined && thing.anchors.eyes !== undefined);

const isBusy = (index: number, { actions }: Told) =>
  actions.some(({ verb, agent }) => agent === index && /^(eats|drinks|reads|plays)$/.test(verb));

/** Seen of who looks at somebody meanwhile. */
const SEEN_ASIDE =
  /^(point|wave|cheer|akimbo|laugh|weep|clap|sneak|walk|run|jump|crawl|sniff|search|whisper|tumble|trip|stretch|kneel|duck|bow|spread)$/;

const SLIDE = /^1F6DD/;

/** Small enough to be reached to somebody. */
const isHandedOver = (thing: Drawing | undefined) => (thing?.tall ?? 1) < 0.5;

/** Done to who sits on the ground, on one's knees. */
const KNEELING = /^(examine|wash|wipe)$/;

/** Small animals and toys: who strokes or examines them kneels. */
const LOW =
  /^(1F408|1F407|1F401|1F43F|1F994|1F415|1F42[345]|1F986|1F41[34]|1F438|1F422|1F9F8|1F427|1F430|1F439|1F9A6|1F40A|1F98E|1F40D|own-(guinea-pig|chameleon|dachshund|pug|duckling|ferret|marmot|doll))/;

/** Animals that people take in their arms. */
const CUDDLED = /^(1F408|1F407|1F415|1F43F|1F994|1F430|1F439|1F436|1F431|own-guinea-pig)/;

/** On a cheese, a roof or a wall one sits as on the floor. */
function isOnTop(verb: Verb, thing: Drawing | undefined): boolean {
  const { seat, back, rim, inside } = thing?.anchors ?? {};
  const isFlat = /^own-(picnic-blanket|carpet|towel|flying-carpet)/.test(thing?.hexcode ?? '');
  const hasSeat = !isFlat && (seat ?? back ?? rim ?? inside);
  return verb === 'sitsOn' && thing !== undefined && !hasSeat;
}

/** Arms and legs are around what is climbed. */
export const TRUNK = /^(1F33[2-4]|1F384|own-(tree$|apple-tree|birch|fir|pole|maypole|bamboo))/;

/** Without a seat one sits on the floor. */
function isOnSomething(index: number, { relations, actions }: Told): boolean {
  return (
    relations.some(({ subject, relation }) => subject === index && /^(on|in)$/.test(relation)) ||
    actions.some(({ agent, verb }) => agent === index && /^(sits|rides|drives)/.test(verb))
  );
}

function doing(verb: Verb, thing: Drawing | undefined): Pose | undefined {
  if (verb === 'holds' || verb === 'carries')
    return thing ? holding(thing) : verb === 'carries' ? 'holdBoth' : 'hold';
  if (verb === 'drives' || verb === 'sitsIn') {
    return thing && !hasRoom(thing) ? (seatedOn(thing) ?? 'sit') : 'drive';
  }
  if (verb === 'fliesWith') {
    if (!thing) return 'fly';
    return hasRoom(thing) ? 'drive' : (seatedOn(thing) ?? 'holdUp');
  }
  if (verb === 'plays') {
    if (!thing || BALL.test(thing.hexcode)) return 'kick';
    return MICROPHONE.test(thing.hexcode) ? 'sing' : 'play';
  }
  return undefined;
}

/** A cup is lifted in one hand, a chest in both. */
const isForOneHand = ({ anchors, tall = 1 }: Drawing) => anchors.grip !== undefined && tall < 0.5;

function holding({ hexcode, anchors, tall = 0, isPerson }: Drawing): Pose | undefined {
  // A baby or a cat lies in both arms.
  if (isPerson || CUDDLED.test(hexcode)) return 'holdBoth';
  if (anchors.inside || anchors.seat || anchors.back || tall > 1) return undefined;
  if (ON_STRINGS.test(hexcode)) return 'holdUp';
  return IN_BOTH_HANDS.test(hexcode) ? 'holdBoth' : 'hold';
}

function hasRoom({ anchors }: Drawing): boolean {
  return Boolean(anchors.inside ?? anchors.window ?? anchors.rim);
}

/** Astride on what has a back or handlebars, else upright on a seat; on a roof one stands. */
function seatedOn({ anchors, hexcode }: Drawing): Pose | undefined {
  if (/^1F9F9/.test(hexcode) || anchors.back || (anchors.seat && anchors.hand)) return 'ride';
  return anchors.seat ? 'sit' : undefined;
}
