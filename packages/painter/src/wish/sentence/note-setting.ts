import type { SettingHint } from '../create-settings.ts';
import { isIndoors } from '../setting.ts';
import { addFigure, addThing } from './add-figure.ts';
import { addWeather } from './add-weather.ts';
import { noteModifier } from './note-modifier.ts';
import { endPhrase, type Reading } from './reading.ts';

/** A place, a time or the weather; the first place that is said counts. */
export function noteSetting(reading: Reading, hint: SettingHint, modifier?: string): void {
  const { setting } = reading.wish;
  if (isBoard(reading, hint)) {
    const entry = { label: hint.label, hexcodes: ['own-blackboard'] };
    addFigure(reading, addThing(reading, entry, 1));
    return;
  }
  if (!reading.isLeftOut) {
    // "am Meer" is ashore.
    const isAshore = hint.place === 'sea' && reading.preposition === 'an';
    const said = isAshore ? 'beach' : hint.place;
    // "unsere Klasse am Strand", "ein Konzert im Wald": where it is comes after it.
    const isEvent = EVENTS.test(hint.label) && !/^(in|auf)$/.test(reading.preposition ?? '');
    if (isEvent && said) reading.hinted.place ??= said;
    const place = isEvent ? undefined : said;
    // "mein Zimmer, aber alles ist im Weltraum": the room is there.
    const isMoved =
      setting.place !== undefined &&
      isIndoors(setting.place) &&
      FAR.test(place ?? '') &&
      reading.preposition !== undefined;
    if (place && (!setting.place || setting.place === 'sky' || isMoved)) setting.place = place;
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

/** A blackboard anywhere but in a classroom stands there. */
function isBoard({ wish: { setting }, hinted, isLeftOut }: Reading, hint: SettingHint): boolean {
  const place = setting.place ?? hinted.place;
  return (
    /^(Tafel|Schultafel)$/.test(hint.label) &&
    place !== undefined &&
    place !== 'classroom' &&
    !isLeftOut
  );
}

const FAR = /^(space|underwater|sky|moon)$/;

const EVENTS = /^(Klasse|Konzert|Dis[ck]o|Oper|Ausstellung|Unterricht)$/;

/** "…, ohne Wald": a place or weather that was said before. */
function forget({ wish: { setting } }: Reading, hint: SettingHint): void {
  setting.words = setting.words.filter((word) => word !== hint.label);
  setting.weather = setting.weather.filter((kind) => kind !== hint.weather);
  if (hint.place && setting.place === hint.place) delete setting.place;
  if (hint.time && setting.time === hint.time) delete setting.time;
}
