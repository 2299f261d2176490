import type { Modifier } from '../../lexicon/create-modifiers.ts';
import { readColour } from '../read-colour.ts';
import { addWeather } from './add-weather.ts';
import type { Reading } from './reading.ts';

/** The first part of a compound: what it says of the picture is noted, of the figure returned. */
export function noteModifier(reading: Reading, part: string): Modifier {
  const modifier = reading.lexicon.modifiers.find(part) ?? {};
  if (modifier.weather) addWeather(reading, modifier.weather);
  if (modifier.place) reading.hinted.place ??= modifier.place;
  if (modifier.time) reading.hinted.time ??= modifier.time;
  const colour = modifier.colour ?? (readColour(part) ? part : undefined);
  return { ...modifier, ...(colour && { colour }) };
}
