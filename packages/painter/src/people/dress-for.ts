import type { Setting } from '../wish/setting.ts';
import type { WishedPerson } from '../wish/wish.ts';
import type { Pose } from './person.ts';

/** What people without clothes of their own wear where they are and for what they do. */
export function dressFor(
  person: WishedPerson,
  pose: Pose | undefined,
  { place, weather }: Pick<Setting, 'place' | 'weather'>,
): WishedPerson {
  if (person.outfit !== 'everyday' || person.colours) return person;
  const outfit = outfitFor(person, pose, place, weather);
  return outfit ? { ...person, outfit } : person;
}

function outfitFor(
  { looks }: WishedPerson,
  pose: Pose | undefined,
  place: Setting['place'],
  weather: Setting['weather'],
): string | undefined {
  if (pose === 'lie') return 'pyjamas';
  if (place === 'underwater') return 'diver';
  if (pose === 'swim') return looks === 'boy' || looks === 'man' ? 'swimmer' : 'swimmerSuit';
  if (place === 'space' || place === 'moon') return 'astronaut';
  if (weather.includes('snow') || place === 'ice') return 'winter';
  if (weather.includes('rain') || weather.includes('storm')) return 'rain';
  if (place === 'beach') return 'summer';
  return weather.includes('party') ? 'party' : undefined;
}
