import { colourSpace } from '../../drawings/colour-space.ts';
import { animalOf } from '../../people/animals.ts';
import type { GarmentColours } from '../../people/person.ts';
import type { WishFigure } from '../wish.ts';
import { lastAlive, type Reading } from './reading.ts';

/**
 * Clothes of a person ("im Schlafanzug", "mit einem roten Kleid") colour or change the outfit.
 * False where the word is no garment or nobody is there to wear it.
 */
export function dress(reading: Reading, word: string): boolean {
  const { wish, lexicon, phrase } = reading;
  const preposition = saidPreposition(reading);
  // "eine Maus in einem Schuh": of one alone nobody says that it is worn.
  if (preposition === 'in' && /^(einem|dem|nem)$/.test(phrase.article) && ONE_OF_TWO.test(word))
    return false;
  const owner = riderOf(reading, word) ?? lastAlive(reading);
  const figure = owner === undefined ? undefined : wish.figures[owner];
  const isSaidAsWorn = preposition === 'mit' || preposition === 'in' || saysWearing(reading);
  if (!figure || !isSaidAsWorn) return false;
  const [suit, garment] = [lexicon.classes.suit(word), lexicon.classes.garment(word)];
  if (!figure.person) {
    const isAnimal = animalOf(figure.hexcodes[0] ?? '') !== undefined;
    if (!suit && !(garment && (isAnimal || !lexicon.find(word, 1)))) {
      return isAnimal && wearsOnly(reading, figure, word);
    }
    if (isAnimal) {
      dressAnimal(reading, figure, word, suit, garment);
      wearPattern(reading, figure, garment);
    } else wish.notShown.push(word);
    return true;
  }
  wearPattern(reading, figure, suit ? 'top' : garment);
  if (suit) {
    // Astronauts and firefighters have suits of their own.
    const isOwn = /^anz[uü]g/i.test(word) && !/^(everyday|grownUp)/.test(figure.person.outfit);
    figure.person = { ...figure.person, outfit: isOwn ? figure.person.outfit : suit };
    const { colour } = phrase;
    const hex = colour && colourSpace.toHex(colour.hsl);
    if (hex) figure.person.colours = { ...figure.person.colours, top: hex, bottom: hex };
    figure.wears.push({ label: word, hexcodes: [], ...(colour && { colour }) });
    return true;
  }
  if (!garment) return wearsOnly(reading, figure, word);
  const hex = phrase.colour ? colourSpace.toHex(phrase.colour.hsl) : undefined;
  if (hex) figure.person.colours = { ...figure.person.colours, [garment]: hex };
  if (garment === 'dress' && figure.person.outfit === 'everyday') {
    figure.person = { ...figure.person, outfit: 'everydayDress' };
  }
  figure.wears.push({ label: word, hexcodes: [], ...(phrase.colour && { colour: phrase.colour }) });
  return true;
}

const ONE_OF_TWO = /(schuh|stiefel|socken?|strumpf|pantoffel|handschuh)$/i;

/** "ein Mädchen auf einem Pferd mit roter Jacke": it is the girl's. */
function riderOf({ wish, lexicon, parts }: Reading, word: string): number | undefined {
  const { garment, suit, wornKey } = lexicon.classes;
  if (!garment(word) && !suit(word) && wornKey(word) !== 'cape') return undefined;
  const [rider, mount] = parts
    .filter((part) => part.kind === 'figure')
    .slice(-2)
    .map((part) => (part.kind === 'figure' ? part : undefined));
  const isOn = mount?.preposition === 'auf' && !wish.figures[mount.figure]?.person;
  return isOn && rider && wish.figures[rider.figure]?.person ? rider.figure : undefined;
}

/** "mit einem gepunkteten Kleid": the pattern is on it. */
function wearPattern(
  { phrase: { pattern } }: Reading,
  figure: WishFigure,
  on: keyof GarmentColours = 'top',
): void {
  if (pattern) figure.pattern = { ...pattern, on };
}

/** Bears in pyjamas and ducks with blue trousers stand on two legs. */
function dressAnimal(
  { phrase: { colour } }: Reading,
  figure: WishFigure,
  word: string,
  suit: string | undefined,
  garment: keyof GarmentColours | undefined,
): void {
  const hex = colour ? colourSpace.toHex(colour.hsl) : usualColours[garment ?? 'top'];
  figure.dressed = {
    ...figure.dressed,
    ...(suit && { outfit: suit }),
    ...(!suit && garment && { colours: { ...figure.dressed?.colours, [garment]: hex } }),
  };
  figure.wears.push({ label: word, hexcodes: [], ...(colour && { colour }) });
}

const usualColours: Partial<Record<keyof GarmentColours, string>> = {
  top: '#e4513f',
  bottom: '#4f77ab',
  dress: '#e0648a',
  shoes: '#b3261e',
};

/** Something worn that has no drawing of its own: a cape, an apron. */
function wearsOnly({ lexicon, phrase }: Reading, figure: WishFigure, word: string): boolean {
  const key = lexicon.classes.wornKey(word);
  if (!key || lexicon.find(word, 1.5)) return false;
  const { colour } = phrase;
  figure.wears.push({ label: word, hexcodes: [], key, ...(colour && { colour }) });
  return true;
}

function saysWearing({ parts }: Reading): boolean {
  return parts.some(
    (part) =>
      part.kind === 'verb' &&
      ['haben', 'tragen', 'anhaben', 'anziehen', 'aufhaben'].includes(
        part.verb.plain?.infinitive ?? '',
      ),
  );
}

/** "mit Holzbein und Augenklappe": the "mit" before the "und" counts for both. */
function saidPreposition({ preposition, parts, afterAnd }: Reading): string | undefined {
  const before = parts.at(-2);
  if (preposition || !afterAnd) return preposition;
  return before?.kind === 'fixed' || before?.kind === 'figure' ? before.preposition : undefined;
}
