import { chance, type Random } from '@lux/random/random.ts';
import type { Traits } from '../create-traits.ts';
import type { Place, Setting, Time } from '../wish/setting.ts';
import type { Actor } from './layout.ts';

const nightFigures = new Set([
  '1F315',
  '1F31D',
  '1F31B',
  '1F31C',
  '1F319',
  '2B50',
  '1F320',
  '1F47B',
  '1F987',
  '1F383',
  '1F9DB',
]);
const BED = /^1F6CF/;
const BATH = /^(1F6C1|1FAA5|1F6BF|1F6BD)/;
const partyFigures = new Set(['1F382', '1F389', '1F381']);
const winterFigures = new Set(['own-slope', '26C4', '1F385', '1F384', '1F6F7', '2744']);
/** Things that are at home on a table; alone they are painted in a room. */
const roomFigures = /^(1F3[3-7]|1F9C|1F95|1F96|1F4[DE]|1F6C|1FA91|own-table|1F3B|1F941|1F4F|1F56)/;
const plantsAndWeather = new Set([
  '1F33C',
  '1F33B',
  '1F335',
  '1F344',
  '1F334',
  '1F340',
  '1F341',
  '1F33F',
  '1F308',
  '1F337',
  '1F339',
  '1F338',
  '1F33A',
  '1F332',
  '1F333',
  '1F331',
  '1F30A',
  '1F320',
]);

/**
 * Fills in place, time and weather that the child left open, from what is in the picture; who
 * fishes stands ashore.
 */
export function settleSetting(
  wished: Setting,
  actors: Actor[],
  traits: Traits,
  random: Random,
  isFishing = false,
  doing?: Place,
): Required<Setting> {
  const hexcodes = actors.map(({ drawing }) => drawing.hexcode.replace(/-1F3F[B-F]/, ''));
  const weather = [...wished.weather];
  if (weather.length === 0 && hexcodes.some((hexcode) => winterFigures.has(hexcode))) {
    weather.push('snow');
  }
  if (weather.length === 0 && hexcodes.some((hexcode) => partyFigures.has(hexcode))) {
    weather.push('party');
  }
  let place = wished.place;
  const isLeaping = actors.some((actor) => actor.isLeaping);
  if (isLeaping && (!place || place === 'underwater')) place = 'sea';
  const isBuilt = actors.some(
    ({ size, drawing }) => size >= 1.9 && !isAfloat(drawing.hexcode, traits),
  );
  const hasSwimmer = actors.some(({ isSwimming }) => isSwimming);
  const isAshore = actors.some(
    ({ drawing, isSwimming, isFlying }) =>
      !isSwimming &&
      !isFlying &&
      !isAfloat(drawing.hexcode, traits) &&
      // A chest below who dives lies on the ground of the sea.
      (!hasSwimmer || drawing.perAdult !== undefined || drawing.anchors.eyes !== undefined),
  );
  const hasBoat = hexcodes.some((hexcode) => traits.is('boat', hexcode));
  if ((isFishing || isBuilt || (isAshore && !hasBoat)) && place === 'sea') place = 'beach';
  const swims = hexcodes.filter((_hexcode, at) => !actors[at]?.isSwimming);
  const isBelow = isAllWater(swims, traits) && (swims.length > 0 || !hasSwimmer);
  if (place === 'sea' && !isLeaping && actors.length > 0 && isBelow) place = 'underwater';
  if (place === 'sky' && hexcodes.some((hexcode) => !isAirborne(hexcode, actors, traits))) {
    place = undefined;
  }
  if (isFishing && (!place || place === 'underwater')) place = hasBoat ? 'sea' : 'lake';
  const isSaid = place !== undefined;
  place ??= doing ?? homeOf(hexcodes, actors, traits);
  // Nobody sails on a meadow, and it rains on no sofa that nobody spoke of.
  if (!isSaid && hasBoat && !hasWater(place) && place !== 'space') place = 'lake';
  const isInRoom = hexcodes.some((hexcode) => traits.homeOf(hexcode) === 'room');
  if (!isSaid && place === 'room' && !isInRoom && weather.some(isOutside)) place = 'meadow';
  if (
    place === 'beach' &&
    !wished.place &&
    hexcodes.some((hexcode) => traits.is('boat', hexcode))
  ) {
    place = 'sea';
  }
  if (place === 'lake' && weather.includes('snow') && !hasSwimmer) place = 'rink';
  if (place === 'room' && hexcodes.some((hexcode) => BED.test(hexcode))) place = 'bedroom';
  if (place === 'room' && hexcodes.some((hexcode) => BATH.test(hexcode))) place = 'bathroom';
  const time: Time =
    wished.time ?? (hexcodes.some((hexcode) => nightFigures.has(hexcode)) ? 'night' : 'day');
  const isEvening = !wished.time && time === 'day' && place === 'savanna' && chance(random, 0.5);
  return { place, time: isEvening ? 'evening' : time, weather, words: wished.words };
}

/** Sizes of houses. */
const BUILT = 1.9;

const FURNITURE = /^(1FA91|own-(table|stool|rocking-chair|standing-mirror|door|dresser|piano))/;
const OUTDOORS =
  /^(1F33[1-9A-C]|1F3[0-2]|1F3[DE]|1F69|1F68|1F6[EF]|26|2600|1F525|own-(tree|apple-tree|fir|birch|bush|fence|wall|rock|campfire|grill|tower|bridge|puddle|leaf))/;
const isOutdoors = (hexcode: string) => OUTDOORS.test(hexcode);

const hasWater = (place: Place) => /^(sea|lake|river|pool|beach|underwater)$/.test(place);

const isOutside = (kind: Setting['weather'][number]) => /^(rain|storm|snow|wind|fog)$/.test(kind);

/** Turtles, seals, penguins and otters are as much at home in the sea. */
export const SWIMMERS = /^(1F422|1F9AD|1F427|1F9A6|own-walrus)/;

function isAfloat(hexcode: string, traits: Traits): boolean {
  return (
    traits.is('boat', hexcode) ||
    traits.is('water', hexcode) ||
    traits.is('air', hexcode) ||
    SWIMMERS.test(hexcode) ||
    traits.homeOf(hexcode) === 'sea'
  );
}

function isAllWater(hexcodes: string[], traits: Traits): boolean {
  return hexcodes.every(
    (hexcode) =>
      traits.is('water', hexcode) || traits.is('seabed', hexcode) || SWIMMERS.test(hexcode),
  );
}

function isAirborne(hexcode: string, actors: Actor[], traits: Traits): boolean {
  const first = hexcode.split('-')[0] ?? hexcode;
  const isFlying = actors.some(
    (actor) => actor.isFlying && actor.drawing.hexcode.startsWith(first),
  );
  return isFlying || traits.is('air', hexcode) || traits.is('flyer', hexcode);
}

function homeOf(hexcodes: string[], actors: Actor[], traits: Traits) {
  for (const strong of ['room', 'kitchen', 'bathroom', 'bedroom', 'meadow'] as const) {
    const isStrong = (hexcode: string) => strong !== 'meadow' || traits.sizeOf(hexcode) >= BUILT;
    if (hexcodes.some((hexcode) => traits.homeOf(hexcode) === strong && isStrong(hexcode)))
      return strong;
  }
  for (const hexcode of hexcodes) {
    const home = traits.homeOf(hexcode);
    const isLost = home === 'underwater' && hexcodes.some((other) => traits.is('boat', other));
    if (home === 'sky' && !hexcodes.every((other) => isAirborne(other, actors, traits))) continue;
    if (home) return isLost ? 'sea' : home;
  }
  // A table or a chair that no tree, house or vehicle is beside stands in a room.
  if (hexcodes.some((hexcode) => FURNITURE.test(hexcode)) && !hexcodes.some(isOutdoors))
    return 'room';
  const isIndoors =
    hexcodes.length > 0 &&
    hexcodes.every((hexcode) => roomFigures.test(hexcode) && !plantsAndWeather.has(hexcode));
  return isIndoors ? 'room' : 'meadow';
}
