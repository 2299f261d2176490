import { disguises, foldLetters, soundOf } from './spelling.ts';
import { spokenForms } from './spoken-forms.ts';
import { createWordCache } from './word-cache.ts';

const foldedForms = new Map(
  Object.entries(spokenForms).map(([spoken, meant]) => [foldLetters(spoken), foldLetters(meant)]),
);

/** Stands for "f***", "Sch**ße": the rule for rude words blocks it whatever it means. */
const CENSORED = 'sternchenwort';

const joiners = /[!|._\-/]/;

/**
 * The words of a text, folded. A place has several readings where the writing hides something:
 * `s3x` is also "sex", `seeex` also "sex", `Arsch-Loch` also "arschloch" at its first part, and
 * `s e x` is one place "sex" of its own. What a child or a dialect writes for another word
 * ("nich", "fater") is read as that word too. The last text is kept, as several gates read it in a row.
 */
export function splitWords(text: string): string[][] {
  if (last?.text !== text) last = { text, places: split(text) };
  return last.places;
}

let last: { text: string; places: string[][] } | undefined;

function split(text: string): string[][] {
  // In "D U  I D I O T" only the wider gap tells where a word ends.
  const parts = foldLetters(text).split(/\s{2,}/);
  const places = parts.flatMap((part) => splitPart(part, parts.length > 1 ? 2 : 3));
  return places.map((place, at) => (at === 0 ? atStart(place) : place));
}

const placesAtStart = new WeakMap<string[], string[]>();

function atStart(place: string[]): string[] {
  const known = placesAtStart.get(place) ?? [...place, ...place.map((word) => `^${word}`)];
  placesAtStart.set(place, known);
  return known;
}

function splitPart(part: string, minSpeltLetters: number): string[][] {
  const chunks = part.match(/[\p{L}\p{N}@$€*]+(?:[!|._\-/][\p{L}\p{N}@$€*]+)*/gu) ?? [];
  const places: string[][] = [];
  for (let index = 0; index < chunks.length; index += 1) {
    const spelt = takeSpelling(chunks, index);
    if (spelt.length >= minSpeltLetters) {
      places.push(readings(spelt.join('')));
      index += spelt.length - 1;
      continue;
    }
    places.push(...splitChunk(chunks[index] ?? ''));
  }
  return places.filter((place) => place.length > 0);
}

/** The single letters in a row that start here: ["s", "e", "x"]. */
function takeSpelling(chunks: string[], start: number): string[] {
  const end = chunks.findIndex((chunk, index) => index >= start && !/^[\p{L}@$€*]$/u.test(chunk));
  return chunks.slice(start, end < 0 ? undefined : end);
}

/** A chunk with a joiner inside ("Arsch-Loch", "ist.Das", "f!ck") is read both whole and in parts. */
function splitChunk(chunk: string): string[][] {
  const [first = '', ...others] = chunk.split(joiners);
  if (others.length === 0) return [readings(chunk)];
  return [[...readings(first), ...readings(chunk)], ...others.map(readings)];
}

const readingsCache = createWordCache(findReadings);

/** The arrays are shared between texts. */
const readings = (word: string): string[] => readingsCache.word(word);

function findReadings(word: string): string[] {
  if (/^(?:\p{L}\*{2,}|\p{L}{1,3}\*{2,}\p{L}+)$/u.test(word)) return [CENSORED];
  const plain = word.replace(/[^\p{L}\p{N}]/gu, '');
  const isDisguised = /\p{L}/u.test(word) && /[^\p{L}]/u.test(word);
  const undisguised = isDisguised
    ? word.replace(/[^\p{L}]/gu, (sign) => disguises[sign] ?? '')
    : plain;
  const unstretched = [plain, undisguised].flatMap((reading) => [
    reading.replace(/(\p{L})\1{2,}/gu, '$1'),
    reading.replace(/(\p{L})\1{2,}/gu, '$1$1'),
  ]);
  const meant = foldedForms.get(plain);
  const written = [...new Set([plain, undisguised, ...unstretched, meant ?? ''])].filter(Boolean);
  return [...new Set([...written, ...written.flatMap(soundOf)])];
}
