import type { Thing, ValueName } from '../../content/thing.ts';
import { fold, lemmaKey, wordsOf } from '../../recognition/words.ts';

/** A way of comparing: which words ask for it, which value tells, and what LUX says. */
interface Measure {
  words: RegExp;
  /** The first that at least two of the things have. */
  values: ValueName[];
  /** "am größten"; the smaller end of a pair counts down. */
  superlative: string;
  comparative: string;
  isSmallest?: boolean;
  aspect: string;
}

/** What is "big" of a planet, a country, an animal, a tree. */
const SIZES: ValueName[] = ['diameterKm', 'areaKm2', 'weightKg', 'heightM', 'lengthM'];
const measures: Measure[] = [
  measure(
    /schwerer|schwerste|meisten wieg|wiegt (?:am meisten|mehr)|wiegen mehr|mehr wiegt/,
    ['weightKg'],
    'am schwersten',
    'schwerer',
    'weight',
  ),
  measure(
    /leichter|leichteste|wiegt (?:am wenigsten|weniger)/,
    ['weightKg'],
    'am leichtesten',
    'leichter',
    'weight',
    true,
  ),
  measure(
    /schneller|schnellste|wer (?:gewinnt|siegt|ist zuerst)|um die wette/,
    ['speedKmh'],
    'am schnellsten',
    'schneller',
    'speed',
  ),
  measure(/langsamer|langsamste/, ['speedKmh'], 'am langsamsten', 'langsamer', 'speed', true),
  measure(
    /\balter als\b|(?:wer|was|welche[rs]?) (?:ist|sind|wird|werden) (?:denn |also )?alter\b|\baltere|\balteste|langsten lebt|lebt am langsten|lebt langer|langer lebt/,
    ['ageYears', 'yearInvented'],
    'am ältesten',
    'älter',
    'age',
  ),
  measure(/langer|langste/, ['lengthM'], 'am längsten', 'länger', 'size'),
  measure(/hoher|hochste/, ['heightM'], 'am höchsten', 'höher', 'size'),
  measure(/tiefer|tiefste/, ['depthM'], 'am tiefsten', 'tiefer', 'size'),
  measure(
    /heisser|heisseste|warmer|warmste/,
    ['temperatureC'],
    'am heißesten',
    'heißer',
    'temperature',
  ),
  measure(/kalter|kalteste/, ['temperatureC'], 'am kältesten', 'kälter', 'temperature', true),
  measure(
    /weitesten|entferntest|weiter weg/,
    ['distanceKm'],
    'am weitesten weg',
    'weiter weg',
    'distance',
  ),
  measure(/nachste|naher|nahesten/, ['distanceKm'], 'am nächsten', 'näher', 'distance', true),
  measure(
    /meisten (?:einwohner|menschen|leute)|mehr (?:einwohner|menschen)/,
    ['inhabitants'],
    'am größten nach Einwohnern',
    'größer nach Einwohnern',
    'people',
  ),
  measure(/grosser|grosste|riesigste/, SIZES, 'am größten', 'größer', 'size'),
  measure(/kleiner|kleinste|winzigste/, SIZES, 'am kleinsten', 'kleiner', 'size', true),
];

function measure(
  words: RegExp,
  values: ValueName[],
  superlative: string,
  comparative: string,
  aspect: string,
  isSmallest = false,
): Measure {
  return { words, values, superlative, comparative, aspect, isSmallest };
}

/** How a question compares ("welcher ist der größte?", "was ist schwerer?"), if it does. */
export function measureAsked(question: string): Measure | undefined {
  const folded = fold(question);
  return measures.find(({ words }) => words.test(folded));
}

/**
 * The thing that comes first by a measure, of at least two that can be compared; else undefined. Where
 * several values would do, the one that most of the things have decides.
 */
export function firstBy(measure: Measure, things: readonly Thing[]): Thing | undefined {
  const having = measure.values.map((name) => ({
    name,
    known: things.filter((thing) => thing.values[name] !== undefined),
  }));
  const { name, known } = having.reduce((best, other) =>
    other.known.length > best.known.length ? other : best,
  );
  if (known.length < 2) return undefined;
  const sorted = [...known].sort((a, b) => (b.values[name] ?? 0) - (a.values[name] ?? 0));
  const isDown = measure.isSmallest !== (name === 'yearInvented');
  return isDown ? sorted.at(-1) : sorted[0];
}

/** Classes of things by what they are: "Säugetiere", "Planeten". */
export function createClassIndex(things: readonly Thing[]) {
  const byKey = new Map<string, { word: string; things: Thing[] }>();
  for (const thing of things) {
    for (const word of thing.isA) {
      const key = wordsOf(word).map(lemmaKey).join(' ');
      const entry = byKey.get(key) ?? { word, things: [] };
      entry.things.push(thing);
      byKey.set(key, entry);
    }
  }
  return {
    /** The narrowest class that a question names, and by which words, as "Planeten" in "Welche Planeten gibt es?". */
    named(question: string) {
      const words = wordsOf(question);
      const keys = words.map(lemmaKey);
      const found = keys.flatMap((key, at) => {
        const pair = byKey.get(`${key} ${keys[at + 1] ?? ''}`);
        const single = byKey.get(key);
        const group = pair ?? single;
        return group ? [{ ...group, words: words.slice(at, at + (pair ? 2 : 1)) }] : [];
      });
      return found.sort((a, b) => a.things.length - b.things.length)[0];
    },
    /** The classes of a thing, narrow ones first. */
    of: (thing: Thing) =>
      thing.isA.flatMap((word) => byKey.get(wordsOf(word).map(lemmaKey).join(' ')) ?? []),
  };
}
