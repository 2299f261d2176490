import type { Verb, Wish } from '../wish/wish.ts';
import { animalNamed, animalOf } from './animals.ts';
import type { Pose } from './person.ts';

/** Done with hands, on two legs or in a seat. */
const HUMAN: ReadonlySet<string> = new Set([
  'holds',
  'carries',
  'drives',
  'drinks',
  'kicks',
  'throws',
  'catches',
  'reads',
  'paints',
  'bakes',
  'plays',
  'hugs',
  'kisses',
  'feeds',
  'pets',
  'decorates',
  'walks',
  'pushes',
  'pulls',
  'builds',
  'waters',
  'catchesFish',
  'gives',
  'helps',
  'tickles',
  'combs',
  'bandages',
  'hoses',
  'stirs',
  'puts',
  'rows',
  'hangs',
  'queues',
  'climbs',
  'lifts',
  'worksOn',
  'bears',
]);
const EMBRACES: ReadonlySet<Verb> = new Set<Verb>(['hugs', 'kisses', 'gives', 'helps']);
/** On a seat or machine animals sit like people, on trees and on each other as they are. */
const SEATED: ReadonlySet<Verb> = new Set<Verb>([
  'rides',
  'sitsIn',
  'sitsOn',
  'sleepsIn',
  'fliesWith',
  'standsOn',
  'comesOutOf',
]);
const FURNITURE =
  /^(1F6B2|1F6F4|1F6F5|1F3CD|1F6F7|1F9F9|1F9BD|1F6D2|own-handcart|1F392|own-swim-ring|1F6CB|own-armchair|own-beach-chair|1FA91|1F6BD|1F6CF|1F6C1|1F3A0|1F680|1F6F8|1F681|1F6E9|2708|26F5|1F6F6|1F6A4|1F6E5|1F69|1F68|1F3CE|1F6FB|1F6F9|1F6FC|1F9FA|1FAA3|1F4E6|own-open-box|own-basket-bike|2615|own-pannier|own-seesaw|own-tightrope|own-stump|own-trailer|own-garage|26BD|1F6E2|own-(stool|egg-basket|surfboard|snowboard|bench|swing|boat|ship|pirate|hot-air|digger|monster-truck|submarine|pram|hammock))/;
/** Shown by drawings of animals as they are. */
const NATURAL_POSES: ReadonlySet<Pose> = new Set<Pose>([
  'walk',
  'run',
  'jump',
  'swim',
  'fly',
  'eat',
  'climb',
  'stand',
  'lookUp',
]);
/** Ice, cakes, pizza: eaten out of a hand. */
const MADE =
  /^(1F35[45]|1F35[9A-F]|1F36[0-9A-F]|1F37[0-2]|1F382|1F32[D-F]|1F95[0EF]|1F96[0-9A-E]|1F9C1|1F9C7|own-(ice-scoops|hamburger|cake|cotton-candy))/;
/** Hats, glasses and scarves fit animals as they are. */
const FITS = /^(1F45[123]|1F576|1F97D|1F3A9|1F9E2|1F393|26D1|1FA96|1F380|1F9E3|1F3A7|own-.*hat)/;

/** They pull on four legs. */
const DRAUGHT = /^(1F40E|1F402|1F404|1F415|1F98C|1FACF|1F411|own-unicorn|own-pegasus|1F40E)/;
const PETS = /^(1F408|1F415|1F407|1F401|1F400|1F43F|1F994)$/;

/** They spray and lift with their trunks. */
const TRUNKED = /^(1F418|1F9A3)/;

/** They hold on with their feet. */
const BIRDS =
  /^(1F426|1F425|1F424|1F985|1F986|1F989|1F54A|1F99C|own-(robin|titmouse|gull|blackbird|sparrow|canary|swallow|kingfisher|cockatoo|woodpecker|toucan))/;

/** Done to an animal that sits still. */
const CARED_FOR = /^(looksAt|pets|combs|feeds|bandages|paints)$/;

/** Small animals that do nothing in particular, whatever they have on, sit and look at us. */
export function isPetAtRest(
  at: number,
  { figures, actions }: Pick<Wish, 'figures' | 'actions'>,
  chosen: readonly string[],
): boolean {
  const figure = figures[at];
  if (!figure || !PETS.test(chosen[at] ?? '')) return false;
  if (figure.pose || figure.isFlying || figure.isSwimming || figure.pattern) return false;
  return actions.every(
    ({ verb, agent, object, target }) =>
      ![agent, object, target].includes(at) ||
      (agent === at && verb === 'wears') ||
      (agent !== at && CARED_FOR.test(verb)),
  );
}

const ON_FOUR: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run', 'jump', 'stand']);

/** Nothing is said but that it is there, or that it runs, jumps or is after somebody. */
function isIdle(at: number, wish: Pick<Wish, 'figures' | 'actions' | 'relations'>): boolean {
  const { pose, feeling, dressed, wears, isFlying, isSwimming, sound, eyes } =
    wish.figures[at] ?? {};
  return (
    (pose === undefined || ON_FOUR.has(pose)) &&
    [feeling, dressed, sound, eyes].every((said) => said === undefined) &&
    !(wears?.length || isFlying || isSwimming) &&
    wish.actions.every(
      ({ verb, agent, object, target }) =>
        verb === 'chases' || (agent !== at && object !== at && target !== at),
    ) &&
    wish.relations.every(
      ({ subject, relation, target }) =>
        (subject !== at && target !== at) ||
        /^(beside|behind|front|between|above|below)$/.test(relation),
    )
  );
}

/** Animals that do what people do are drawn upright; undefined for all others and for those at rest. */
export function uprightAnimal(
  at: number,
  wish: Pick<Wish, 'figures' | 'actions' | 'relations'>,
  chosen: readonly string[],
): string | undefined {
  const name = animalOf(chosen[at] ?? '');
  if (!name) return undefined;
  const figure = wish.figures[at];
  const isRidden =
    wish.actions.some(
      ({ verb, object, agent }) =>
        object === at && agent !== at && /^(rides|sitsOn|standsOn)$/.test(verb),
    ) || wish.relations.some(({ relation, target }) => relation === 'on' && target === at);
  if (isRidden && !animalNamed(name).upright) return undefined;
  if (animalNamed(name).walking && isIdle(at, wish)) return undefined;
  if (animalNamed(name).upright) return name;
  const acts = wish.actions.some(({ verb, agent, object, target, spot }) => {
    const thing = object === undefined ? '' : (chosen[object] ?? '');
    const isPerched =
      /^(sitsOn|sitsIn|comesOutOf)$/.test(verb) && PETS.test(chosen[at] ?? '') && !animalOf(thing);
    // A beak or a mouth holds things without hands; birds perch on whatever it is.
    if (agent === at && spot === 'mouth') return false;
    if (agent === at && verb === 'sitsOn' && BIRDS.test(chosen[at] ?? '')) return false;
    if (agent === at && SEATED.has(verb)) return isPerched || FURNITURE.test(thing);
    if (agent === at && verb === 'wears') return thing !== '' && !FITS.test(thing);
    if (agent === at && verb === 'eats' && MADE.test(thing)) return true;
    if (agent === at && /^(hoses|lifts)$/.test(verb) && TRUNKED.test(chosen[at] ?? ''))
      return false;
    if (agent === at && verb === 'pulls' && DRAUGHT.test(chosen[at] ?? '')) return false;
    if (agent === at) return HUMAN.has(verb);
    if (/^(carries|holds)$/.test(verb) && object === at) return PETS.test(chosen[at] ?? '');
    return EMBRACES.has(verb) && (object === at || target === at);
  });
  const isDressed = (figure?.wears ?? []).some(
    ({ hexcodes, key }) =>
      !hexcodes.some((hexcode) => FITS.test(hexcode)) &&
      !(hexcodes.length > 0 && /hat|lasses|scarf|crown/i.test(key ?? '')),
  );
  if (isPetAtRest(at, wish, chosen)) return name;
  const poses = figure?.pose !== undefined && !NATURAL_POSES.has(figure.pose);
  const isFelt = figure?.feeling !== undefined && figure.feeling !== 'happy';
  const isLoud = figure?.sound === 'voice' && figure.pose === undefined;
  return acts || isFelt || isLoud || isDressed || figure?.dressed !== undefined || poses
    ? name
    : undefined;
}
