import { foldWord } from '@lux/german-text/fold-letters.ts';
import { correctSpelling } from '../../lexicon/correct-spelling.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import { splitCompound } from '../../lexicon/split-compound.ts';
import type { SettingHint, Settings } from '../create-settings.ts';
import { readColour } from '../read-colour.ts';
import type { NounReading, ReadWord, WordPlace } from './read-word.ts';

/** Reads a word that may be a noun: its drawing or person, a place, a compound, a misspelling. */
export function readNoun(
  plain: ReadWord,
  { text, isNounLike, hasCapitals, isFirst, after }: WordPlace,
  lexicon: Lexicon,
  settings: Settings,
): ReadWord {
  const { classes } = lexicon;
  const isLower = hasCapitals && !/^\p{Lu}/u.test(text);
  if (!isLower && (classes.isPart(text) || classes.isHair(text))) return { ...plain, isPart: true };
  if (!isLower && classes.isSwallowed(text)) return { ...plain, isSwallowed: true };
  const place = settings.find(text);
  // "mit allen Armen" is not in space: a small word must be the very place.
  const hint = isLower && place && foldWord(place.label) !== foldWord(text) ? undefined : place;
  const named = isNounLike ? readColour(text) : undefined;
  if (named && (lexicon.find(text)?.rank ?? 9) > 1) return { ...plain, colour: named };
  const found = lexicon.find(text, isNounLike || (isFirst && /^\p{Lu}/u.test(text)) ? 3.5 : 1.5);
  // "grillt" shares its stem with Grille: beside capitalised nouns only the very word counts.
  const exact = isLower && found && found.rank % 1 > 0 ? undefined : found;
  if (hint && !(exact && exact.rank === 0)) return { ...plain, hint, noun: undefined };
  if (exact && exact.rank < 1) return { ...plain, noun: withPerson(exact, text, lexicon) };
  if (isLower) return readLower(plain, exact, lexicon);
  const doing = readDoing(plain, lexicon);
  if (doing) return doing;
  const known = readKnown(text, lexicon);
  if (known) return { ...plain, noun: known };
  if (exact) return { ...plain, noun: withPerson(exact, text, lexicon) };
  // "Ronaldo schießt …": who is not known begins the sentence.
  const isActor =
    isFirst &&
    /^\p{Lu}/u.test(text) &&
    !/(lich|weise|s)$/.test(text) &&
    lexicon.verbs.find(after)?.plain?.kind === 'finite';
  return readCompound(plain, isNounLike || isActor, lexicon, settings);
}

function readLower(
  plain: ReadWord,
  exact: NounReading['entry'] | undefined,
  lexicon: Lexicon,
): ReadWord {
  if (exact) return { ...plain, noun: { entry: exact } };
  return readDoing(plain, lexicon) ?? { ...plain, colour: readColour(plain.text) };
}

/** "skateboardfahrend", "beim Fahrradfahren": a verb with its thing before it in one word. */
function readDoing(plain: ReadWord, lexicon: Lexicon): ReadWord | undefined {
  if (!/(en|end\w{0,2}|t)$/.test(plain.folded)) return undefined;
  const doing = splitCompound(plain.folded, (part) => {
    const found = lexicon.verbs.find(part);
    return found?.plain && found.plain.kind !== 'past' ? found : undefined;
  });
  if (!doing || !lexicon.find(doing.modifier, 0.5)) return undefined;
  return { ...plain, verb: doing.head, modifier: doing.modifier };
}

/** People, clothes without a drawing, and what only has something similar. */
function readKnown(text: string, lexicon: Lexicon): NounReading | undefined {
  const { people, classes, nearest } = lexicon;
  const person = people.find(text);
  if (person) return { entry: { label: person.label, hexcodes: person.hexcodes, rank: 0 }, person };
  const similar = nearest.find(text);
  if (similar) {
    const { word, size, colour, entry } = similar;
    return { entry: { ...entry, label: `${word} (ähnlich)` }, similar: { word, size, colour } };
  }
  if (classes.wornKey(text) || classes.garment(text) || classes.suit(text)) {
    const drawing = lexicon.find(text, 1.5)?.hexcodes ?? [];
    return { entry: { label: text, hexcodes: drawing, rank: 0 } };
  }
  return undefined;
}

function withPerson(entry: NounReading['entry'], text: string, lexicon: Lexicon): NounReading {
  const person = lexicon.people.find(text);
  return person ? { entry, person } : { entry };
}

function readCompound(
  plain: ReadWord,
  isNounLike: boolean,
  lexicon: Lexicon,
  settings: Settings,
): ReadWord {
  const compound = splitCompound(plain.text, (part) => readHead(part, lexicon, settings));
  const isSure =
    compound && (lexicon.modifiers.find(compound.modifier) || lexicon.find(compound.modifier, 0.5));
  if (isSure) return { ...plain, ...compound.head, modifier: compound.modifier };
  const typo = correctSpelling(lexicon, plain.text);
  if (typo && plain.folded.length >= 6) {
    return { ...plain, noun: withPerson(typo, typo.label, lexicon) };
  }
  if (compound) return { ...plain, ...compound.head, modifier: compound.modifier };
  if (typo) return { ...plain, noun: withPerson(typo, typo.label, lexicon) };
  const colour = readColour(plain.text);
  if (colour) return { ...plain, colour };
  return { ...plain, isUnknownNoun: isNounLike };
}

function readHead(
  part: string,
  lexicon: Lexicon,
  settings: Settings,
): { noun?: NounReading; hint?: SettingHint; isPart?: boolean } | undefined {
  if (part.length > 3 && lexicon.classes.isPart(part)) return { isPart: true };
  const entry = lexicon.find(part, part.length > 3 ? 1 : 0);
  const hint = part.length > 3 || /^see$/i.test(part) ? settings.find(part) : undefined;
  if (entry && entry.hexcodes.length > 0) {
    const isExact = entry.rank === 0;
    return { noun: withPerson(entry, part, lexicon), ...(hint && !isExact && { hint }) };
  }
  if (hint) return { hint };
  const known = part.length > 3 ? readKnown(part, lexicon) : undefined;
  return known && !known.person?.isName ? { noun: known } : undefined;
}
