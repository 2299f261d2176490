import { colourSpace } from '../../drawings/colour-space.ts';
import type { WishFigure } from '../wish.ts';
import { lastAlive, type Reading } from './reading.ts';

/**
 * Clothes of a person ("im Schlafanzug", "mit einem roten Kleid") colour or change the outfit.
 * False where the word is no garment or nobody is there to wear it.
 */
export function dress(reading: Reading, word: string): boolean {
  const { wish, lexicon, phrase } = reading;
  const preposition = saidPreposition(reading);
  const owner = lastAlive(reading);
  const figure = owner === undefined ? undefined : wish.figures[owner];
  const isSaidAsWorn = preposition === 'mit' || preposition === 'in' || saysWearing(reading);
  if (!figure || !isSaidAsWorn) return false;
  const [suit, garment] = [lexicon.classes.suit(word), lexicon.classes.garment(word)];
  if (!figure.person) {
    if (!suit && !(garment && !lexicon.find(word, 1))) return false;
    wish.notShown.push(word);
    return true;
  }
  if (suit) {
    figure.person = { ...figure.person, outfit: suit };
    figure.wears.push({ label: word, hexcodes: [] });
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
