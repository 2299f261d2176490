import { isIndoors, type Setting } from '../wish/setting.ts';
import type { WishedPerson } from '../wish/wish.ts';
import type { Pose } from './person.ts';

/** Snowmen, sledges and skis. */
const SNOWY = /^(own-slope|26C4|2603|1F6F7|26F7|1F3BF|1F3C2)/;

/** What people without clothes of their own wear where they are and for what they do. */
export function dressFor(
  person: WishedPerson,
  pose: Pose | undefined,
  { place, weather }: Pick<Setting, 'place' | 'weather'>,
  hexcodes: readonly string[],
): WishedPerson {
  if (person.outfit !== 'everyday' || person.colours) return person;
  const isSnowy = hexcodes.some((hexcode) => SNOWY.test(hexcode));
  const outfit = outfitFor(person, pose, place, isSnowy ? ['snow'] : weather);
  return outfit ? { ...person, outfit } : person;
}

function outfitFor(
  { looks }: WishedPerson,
  pose: Pose | undefined,
  place: Setting['place'],
  weather: Setting['weather'],
): string | undefined {
  const isMale = looks === 'boy' || looks === 'man';
  if (pose === 'lie' && (!place || isIndoors(place))) return 'pyjamas';
  if (place === 'underwater') return 'diver';
  if (pose === 'swim' || place === 'pool') return isMale ? 'swimmer' : 'swimmerSuit';
  if (place === 'space' || place === 'moon') return 'astronaut';
  const isOutside = !place || !isIndoors(place);
  if (place === 'rink' || place === 'ice') return 'winter';
  if (isOutside && weather.includes('snow')) return 'winter';
  if (isOutside && (weather.includes('rain') || weather.includes('storm'))) return 'rain';
  if (place === 'beach') return 'summer';
  return weather.includes('party') ? 'party' : undefined;
}
