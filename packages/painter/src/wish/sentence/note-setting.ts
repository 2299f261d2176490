import type { SettingHint } from '../create-settings.ts';
import { addWeather } from './add-weather.ts';
import { noteModifier } from './note-modifier.ts';
import { endPhrase, type Reading } from './reading.ts';

/** A place, a time or the weather; the first place that is said counts. */
export function noteSetting(reading: Reading, hint: SettingHint, modifier?: string): void {
  const { setting } = reading.wish;
  if (!reading.isLeftOut) {
    // "am Meer" is ashore.
    const isAshore = hint.place === 'sea' && reading.preposition === 'an';
    const said = isAshore ? 'beach' : hint.place;
    // "unsere Klasse am Strand", "ein Konzert im Wald": where it is comes after it.
    const isEvent = EVENTS.test(hint.label) && !/^(in|auf)$/.test(reading.preposition ?? '');
    if (isEvent && said) reading.hinted.place ??= said;
    const place = isEvent ? undefined : said;
    if (place && (!setting.place || setting.place === 'sky')) setting.place = place;
    if (hint.time) setting.time ??= hint.time;
    if (hint.weather) addWeather(reading, hint.weather);
    setting.words.push(hint.label);
    if (modifier) noteModifier(reading, modifier);
    reading.parts.push({
      kind: 'setting',
      word: hint.label,
      isBare: reading.preposition === undefined,
    });
  }
  if (reading.isLeftOut) forget(reading, hint);
  reading.isLeftOut = false;
  endPhrase(reading);
}

const EVENTS = /^(Klasse|Konzert|Dis[ck]o|Oper|Ausstellung|Unterricht)$/;

/** "…, ohne Wald": a place or weather that was said before. */
function forget({ wish: { setting } }: Reading, hint: SettingHint): void {
  setting.words = setting.words.filter((word) => word !== hint.label);
  setting.weather = setting.weather.filter((kind) => kind !== hint.weather);
  if (hint.place && setting.place === hint.place) delete setting.place;
  if (hint.time && setting.time === hint.time) delete setting.time;
}
