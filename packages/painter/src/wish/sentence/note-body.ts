import { colourSpace } from '../../drawings/colour-space.ts';
import { partOf } from '../../drawings/decor/paint-parts.ts';
import type { PatternKind } from '../../drawings/decor/pattern.ts';
import type { Patterned } from '../../people/person.ts';
import { readColour } from '../read-colour.ts';
import type { WishedPerson, WishFigure } from '../wish.ts';
import type { WishColour } from '../wish-colours.ts';
import type { ReadWord } from '../words/read-word.ts';
import { addFixed, isAlive, lastAlive, type Reading } from './reading.ts';

const styles: [RegExp, string][] = [
  [/^zopfe/, 'pigtails'],
  [/^(zopf|pferdeschwanz)/, 'ponytail'],
  [/^locken/, 'curls'],
  [/^glatze/, 'bald'],
  [/^irokese/, 'mohawk'],
  [/^(kopftuch|hijab)/, 'hijab'],
];

/** Hair colours as people have them; all others as they are called. */
const natural: Record<string, string> = {
  rot: 'ginger',
  orange: 'ginger',
  braun: 'hairBrown',
  dunkelbraun: 'hairDark',
  schwarz: 'hairBlack',
  grau: 'hairGrey',
  weiß: 'hairWhite',
  gelb: 'blond',
  golden: 'blond',
  blau: 'blue',
  hellblau: 'sky',
  grün: 'green',
  lila: 'purple',
  violett: 'purple',
  rosa: 'pink',
  pink: 'rose',
  türkis: 'turquoise',
  bunt: 'turquoise',
};

/** "mit blauen Haaren", "mit drei Köpfen": the hair of people is drawn as said, other parts as they are. */
export function noteBody(reading: Reading, word: ReadWord): void {
  const { wish, phrase, lexicon } = reading;
  const rainbow = /^regenbogen/i.test(word.modifier ?? '') ? readColour('bunt') : undefined;
  if (rainbow) phrase.colour ??= rainbow;
  const name = rainbow ? word.folded.replace(/^regenbogen/, '') : word.folded;
  const owner = lastAlive(reading);
  const figure = owner === undefined ? undefined : wish.figures[owner];
  const last = reading.parts.findLast(({ kind }) => kind === 'figure');
  const end = reading.parts.at(-1);
  const garment =
    end?.kind === 'fixed' && figure?.person ? garmentOf(reading, end.word) : undefined;
  const whole = !garment && last?.kind === 'figure' ? wish.figures[last.figure] : figure;
  const text = [phrase.said, word.text].filter(Boolean).join(' ');
  if (reading.isLeftOut) reading.isLeftOut = false;
  else if (figure?.person && lexicon.classes.isHair(word.text)) {
    const isBeard = word.folded === 'bart';
    const style =
      styles.find(([pattern]) => pattern.test(word.folded))?.[1] ??
      (isBeard ? undefined : phrase.length);
    if (isBeard) figure.wears.push({ label: 'Bart', hexcodes: [], key: 'beard' });
    const isScarf = style === 'hijab';
    if (isScarf && phrase.colour) {
      const hat = colourSpace.toHex(phrase.colour.hsl);
      figure.person = { ...figure.person, colours: { ...figure.person.colours, hat } };
    }
    const colour = isScarf ? undefined : (phrase.hair ?? hairColour(phrase.colour));
    const hair = { ...figure.person.hair, ...(style && { style }), ...(colour && { colour }) };
    figure.person = { ...figure.person, hair };
  } else if (figure?.person && phrase.colour && /^(flosse|schwanz)/.test(name)) {
    const bottom = colourSpace.toHex(phrase.colour.hsl);
    figure.person.colours = { ...figure.person.colours, bottom };
    figure.wears.push({ label: text, hexcodes: [] });
  } else if (figure?.person && /^flugel/.test(name)) {
    giveWings(figure, figure.person, phrase.colour, text);
  } else if (figure && winged(figure.hexcodes, word.folded)) {
    const pegasus = lexicon.find(winged(figure.hexcodes, word.folded) ?? '');
    if (pegasus) figure.hexcodes = pegasus.hexcodes;
  } else if (whole && marks(word.folded)) {
    const kind = marks(word.folded);
    const { colour } = phrase;
    const on = garment === undefined || garment === 'whole' ? {} : { on: garment };
    if (kind) whole.pattern = { label: text, kind, ...on, ...(colour && { colour }) };
  } else if (whole && phrase.colour && partOf(whole.hexcodes[0] ?? '', name)) {
    const part = partOf(whole.hexcodes[0] ?? '', name) ?? '';
    whole.parts = [...(whole.parts ?? []), { part, label: text, colour: phrase.colour }];
  } else if (figure && phrase.colour && isWhole(figure.hexcodes, word.folded)) {
    figure.colour = phrase.colour;
  } else if (
    figure &&
    phrase.count &&
    /^auge/.test(name) &&
    MANY_EYED.test(figure.hexcodes[0] ?? '')
  ) {
    figure.eyes = Math.min(MOST_EYES, phrase.count);
  } else if (figure && phrase.colour && /^nase/.test(name)) {
    colourNose(figure, phrase.colour, text);
  } else if (whole && isThing(reading, whole) && /^(gesicht|auge|mund)/.test(name)) {
    whole.hasFace = true;
  } else if (whole && isThing(reading, whole) && !phrase.count && /^(arm|bein|hand)/.test(name)) {
    whole.pose ??= 'wave';
  } else if (
    phrase.colour ||
    phrase.count ||
    lexicon.modifiers.find(word.modifier ?? '')?.colour ||
    ((reading.preposition === 'mit' || !(reading.preposition || phrase.article)) &&
      isLimbless(reading, word.folded)) ||
    (word.folded === 'reifen' && reading.preposition === 'durch') ||
    (/^(flugel|horn)/.test(word.folded) && !hasWings.test(figure?.hexcodes[0] ?? ''))
  ) {
    wish.notShown.push(text);
  }
  addFixed(reading, word.text);
}

/** In the colour that was said; whose clothes have wings has those. */
function giveWings(
  figure: WishFigure,
  person: WishedPerson,
  colour: WishColour | undefined,
  label: string,
): void {
  const key = WINGS[person.outfit] ?? 'wings';
  if (WINGS[person.outfit] && !colour) return;
  figure.person = { ...person, without: [...(person.without ?? []), key] };
  figure.wears.push({ label, hexcodes: [], key, ...(colour && { colour }) });
}

const WINGS: Record<string, string> = { fairy: 'fairyWings', angel: 'angelWings' };

/** People put one on; on the face of animals it is painted. */
function colourNose(figure: WishFigure, colour: WishColour, label: string): void {
  if (figure.person) figure.wears.push({ label, hexcodes: [], key: 'clownNose', colour });
  else figure.nose = colour;
}

/** Monsters and aliens: as many eyes as were said. */
const MANY_EYED = /^(own-monster$|1F47D)/;
const MOST_EYES = 6;

/** Things get a face; houses are too large for one. */
const isThing = ({ lexicon, preposition, afterAnd }: Reading, figure: WishFigure) =>
  (preposition === 'mit' || afterAnd) && !figure.person && !isAlive({ lexicon }, figure);

const MARKS: readonly [RegExp, PatternKind][] = [
  [/^(punkt|tupfen|muster)/, 'dots'],
  [/^streifen/, 'stripes'],
  [/^fleck/, 'spots'],
];

/** What is patterned of who wears it: "eine Schürze mit Punkten". */
function garmentOf({ lexicon }: Reading, word: string): Patterned | 'whole' | undefined {
  if (lexicon.classes.wornKey(word) === 'apron') return 'apron';
  return lexicon.classes.garment(word) ?? (lexicon.classes.suit(word) ? 'whole' : undefined);
}

/** "mit roten Punkten" is a pattern. */
const marks = (part: string) => MARKS.find(([pattern]) => pattern.test(part))?.[1];

function hairColour(colour: WishColour | undefined): string | undefined {
  return colour && (natural[colour.label] ?? natural[colour.label.replace(/^(hell|dunkel)/, '')]);
}

/** A horse with wings or a horn has a drawing of its own. */
function winged(hexcodes: readonly string[], part: string): string | undefined {
  const [drawing] = hexcodes;
  if (drawing === '1F40E' && part.startsWith('horn')) return 'Einhorn';
  const isHorse = drawing === '1F40E' || drawing === 'own-unicorn' || drawing === 'own-pegasus';
  return isHorse && part.startsWith('flugel') ? 'Pegasus' : undefined;
}

const hasWings =
  /^(1F409|1F98[5679B]|1F426|1F41D|1F41E|1F99C|1F9DA|1F47C|1F54A|own-pegasus|own-unicorn)/;

/** Fur and feathers are the whole animal; of butterflies the wings are. */
function isWhole([drawing = '']: readonly string[], part: string): boolean {
  const isButterfly = drawing === '1F98B' && part.startsWith('flugel');
  return isButterfly || /^(fell|feder|gefieder|schuppe|panzer|haut)/.test(part);
}

const limbless = /^(1F41F|1F420|1F421|1F988|1F433|1F40B|1F40D|1F40C|1FAB1|1F42C|E000|own-seahorse)/;

/** Legs of a house or a fish cannot be drawn. */
function isLimbless({ parts, wish, lexicon }: Reading, part: string): boolean {
  if (!/^(bein|arm|hand|fuss|pfote|auge|mund|gesicht|fell|haar)/.test(part)) return false;
  const last = parts.findLast(({ kind }) => kind === 'figure');
  const figure = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
  if (!figure || figure.person) return false;
  const isEyed = /^(auge|mund|gesicht)/.test(part);
  const isThing = !isAlive({ lexicon }, figure);
  return isThing || (!isEyed && limbless.test(figure.hexcodes[0] ?? ''));
}
