import { foldWord } from '@lux/german-text/fold-letters.ts';
import { isCommonWord } from '../../lexicon/common-words.ts';
import { correctSpelling } from '../../lexicon/correct-spelling.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import { isOfAnother, isOtherNoun } from '../../lexicon/other-nouns.ts';
import { splitCompound } from '../../lexicon/split-compound.ts';
import type { SettingHint, Settings } from '../create-settings.ts';
import { readColour } from '../read-colour.ts';
import { grammar } from './grammar.ts';
import type { NounReading, ReadWord, WordPlace } from './read-word.ts';

/** Reads a word that may be a noun: its drawing or person, a place, a compound, a misspelling. */
export function readNoun(
  plain: ReadWord,
  { text, isNounLike, hasCapitals, isFirst, before, after }: WordPlace,
  lexicon: Lexicon,
  settings: Settings,
): ReadWord {
  const { classes } = lexicon;
  // "Die Feuerwehr rettet …" are people, "eine Feuerwehr" is a car.
  const crew = /^feuerwehr$/i.test(text) && lexicon.verbs.find(after)?.plain?.entry.akk;
  const crewman = crew ? lexicon.people.find('Feuerwehrmann') : undefined;
  if (crewman) {
    const { hexcodes } = crewman;
    return { ...plain, noun: { entry: { label: text, hexcodes, rank: 0 }, person: crewman } };
  }
  const isLower = hasCapitals && !/^\p{Lu}/u.test(text);
  if (!isLower && (classes.isPart(text) || classes.isHair(text))) return { ...plain, isPart: true };
  if (!isLower && classes.isSwallowed(text)) return { ...plain, isSwallowed: true };
  const place = settings.find(text);
  // "mit allen Armen" is not in space: a small word must be the very place.
  const hint = isLower && place && foldWord(place.label) !== foldWord(text) ? undefined : place;
  const named = isNounLike ? readColour(text) : undefined;
  if (named && (lexicon.find(text)?.rank ?? 9) > 1) return { ...plain, colour: named };
  const listed = lexicon.find(text, isNounLike || (isFirst && /^\p{Lu}/u.test(text)) ? 3.5 : 1.5);
  const found = listed && isOfAnother(text, listed) ? undefined : listed;
  // "grillt" shares its stem with Grille: beside capitalised nouns only the very word counts.
  const exact = isLower && found && found.rank % 1 > 0 ? undefined : found;
  const isGuard = isNounLike && /^Wachen?$/.test(text);
  if (isCommonWord(text) && exact?.rank !== 0 && !/^Jungen?$/.test(text) && !isGuard)
    return hint ? { ...plain, hint } : plain;
  if (hint && !(exact && exact.rank === 0)) return { ...plain, hint, noun: undefined };
  // "Fischer" is a man, no fish.
  const isJob = /(er|ern|erin|erinnen)$/.test(text);
  const person =
    isJob && exact && exact.rank > 0 && !isLower ? lexicon.people.find(text) : undefined;
  if (person && !person.isName) {
    const entry = { label: person.label, hexcodes: person.hexcodes, rank: 0 };
    return { ...plain, noun: { entry, person } };
  }
  if (exact && exact.rank < 1) return { ...plain, noun: withPerson(exact, text, lexicon) };
  if (isLower) return readLower(plain, exact, lexicon);
  const doing = readDoing(plain, lexicon);
  if (doing) return doing;
  const known = readKnown(text, lexicon);
  if (known) return { ...plain, noun: known };
  if (exact) return { ...plain, noun: withPerson(exact, text, lexicon) };
  // "Ronaldo schießt …": who is not known begins the sentence.
  const isActor =
    (isFirst || /^(und|,)$/.test(before)) &&
    /^\p{Lu}/u.test(text) &&
    !/(lich|weise|s)$/.test(text) &&
    lexicon.verbs.find(after)?.plain?.kind === 'finite';
  const verb = isNounLike || hasCapitals ? plain : readMisspeltVerb(plain, lexicon);
  if (verb.verb) return verb;
  const read = readCompound(plain, isNounLike || isActor, lexicon, settings);
  return isActor && read.isUnknownNoun && text.length > 2
    ? { ...plain, noun: namedPerson(text) }
    : read;
}

/** Whoever has a name that is not known is drawn as a child, and the child that wishes is told. */
function namedPerson(text: string): NounReading {
  const label = `${text} (ähnlich)`;
  const hexcodes = ['1F9D2'];
  const person = { age: 'child', looks: 'person', outfit: 'everyday' } as const;
  return {
    entry: { label, hexcodes, rank: 0 },
    person: { label, word: text, person, hexcodes, isName: true },
  };
}

function readLower(
  plain: ReadWord,
  exact: NounReading['entry'] | undefined,
  lexicon: Lexicon,
): ReadWord {
  if (exact) return { ...plain, noun: { entry: exact } };
  const colour = readColour(plain.text);
  return (
    readDoing(plain, lexicon) ?? (colour ? { ...plain, colour } : readMisspeltVerb(plain, lexicon))
  );
}

/** "sizt", "kempft": a small word that sounds like a verb. */
function readMisspeltVerb(plain: ReadWord, lexicon: Lexicon): ReadWord {
  const isVerbLike = /(t|en|d)$/.test(plain.folded) && plain.folded.length > 3;
  const isKnown = grammar.noise.has(plain.folded) || grammar.modals.has(plain.folded);
  const verb = isVerbLike && !isKnown ? lexicon.verbs.findBySound(plain.text) : undefined;
  return verb ? { ...plain, verb } : plain;
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
  if (people.group(text)) return { entry: { label: text, hexcodes: ['1F9D2'], rank: 0 } };
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
  if (isOtherNoun(plain.text)) return { ...plain, isUnknownNoun: isNounLike };
  const split = splitCompound(plain.text, (part) => readHead(part, lexicon, settings));
  const isSure =
    split && (lexicon.modifiers.find(split.modifier) || lexicon.find(split.modifier, 0.5));
  if (isSure) return { ...plain, ...split.head, modifier: split.modifier };
  const compound =
    split && isPlausible(plain, split.modifier, lexicon, settings) ? split : undefined;
  const typo = correctSpelling(lexicon, plain.text);
  if (typo && plain.folded.length >= 6) {
    return { ...plain, noun: withPerson(typo, typo.label, lexicon) };
  }
  const near = isNounLike ? lexicon.people.findNear(plain.text) : undefined;
  if (near) {
    const { label, hexcodes } = near;
    return { ...plain, noun: { entry: { label, hexcodes, rank: 0 }, person: near } };
  }
  const isGuess = compound && compound.modifier.length < 3 && typo;
  if (compound && !isGuess) return { ...plain, ...compound.head, modifier: compound.modifier };
  if (typo) return { ...plain, noun: withPerson(typo, typo.label, lexicon) };
  const colour = readColour(plain.text);
  if (colour) return { ...plain, colour };
  const place = isNounLike ? settings.findBySound(plain.text) : undefined;
  if (place) return { ...plain, hint: place };
  return { ...plain, isUnknownNoun: isNounLike };
}

/** Particles before verbs: "Auftritt" is no Ritter, "Absage" no Säge. */
const particles =
  /^(ab|an|auf|aus|be|bei|da|dar|ein|ent|er|ge|her|hin|los|miss|mit|nach|um|un|ver|vor|weg|wider|zer|zu)$/;

const sureHeads = /^(hund|maus|kuh|haus|auto|boot|ball|baum|buch|igel|hase|hexe)e?n?$/;

/** Short ends hide in many words ("Agentur", "Balustrade"): what is before them must be a word too. */
function isPlausible(
  { folded }: ReadWord,
  modifier: string,
  { find, verbs, adjectives }: Lexicon,
  settings: Settings,
): boolean {
  if (particles.test(foldWord(modifier))) return false;
  const head = folded.slice(foldWord(modifier).length);
  if (modifier.length > 3 && (head.length > 4 || sureHeads.test(head))) return true;
  return [modifier, modifier.replace(/(?<=...)(s|n|en|es|er)$/i, '')].some(
    (word) =>
      (find(word, 3) ?? adjectives.find(foldWord(word)) ?? settings.find(word)) !== undefined ||
      readColour(word) !== undefined ||
      ['n', 'en'].some((ending) => verbs.find(foldWord(word) + ending)?.plain !== undefined),
  );
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
