import { colourSpace } from '../../drawings/colour-space.ts';
import type { Modifier } from '../../lexicon/create-modifiers.ts';
import { readColour } from '../read-colour.ts';
import type { WishedPerson, WishFigure } from '../wish.ts';
import { grammar } from '../words/grammar.ts';
import { isWeakNoun } from '../words/noun-gender.ts';
import type { NounReading, ReadWord } from '../words/read-word.ts';
import type { Case } from './part.ts';
import { endPhrase, isAlive, type Phrase, type Reading } from './reading.ts';

export function newFigure(
  { phrase, lexicon, preposition }: Reading,
  word: ReadWord,
  noun: NounReading,
  hints: Modifier,
): WishFigure {
  const { entry, person, similar } = noun;
  // "Handschuhe" are one pair.
  const key = lexicon.classes.wornKey(word.text) ?? lexicon.classes.wornKey(entry.label);
  const isPair =
    /^(boots|gloves|skates|skis|glasses|sunglasses|goggles|headphones)$/.test(key ?? '') ||
    entry.hexcodes[0] === 'own-nunchaku';
  const own = hints.colour ?? similar?.colour;
  const colour = phrase.colour ?? (own ? readColour(own) : undefined);
  return {
    label: entry.label,
    hexcodes: entry.hexcodes,
    count: phrase.count ?? (!isPair && isPlural(word, noun, phrase, lexicon, preposition) ? 3 : 1),
    size:
      sizeOf(phrase.size ?? hints.size ?? 1, Boolean(person)) *
      (similar?.size ?? 1) *
      (YOUNG.test(word.text) ? YOUNG_SIZE : 1),
    isFlying: false,
    isSwimming: false,
    wears: [],
    ...(colour && { colour }),
    ...(colour?.label === 'bunt' && (phrase.count ?? 1) > 1 && { isMixed: true }),
    ...(phrase.pattern && { pattern: phrase.pattern }),
    ...(phrase.mark && { mark: phrase.mark }),
    ...(person && { person: wishedPerson(person.person, phrase, hints) }),
    ...(person?.pose && { pose: person.pose }),
  };
}

/** Young animals that are drawn like their parents. */
const YOUNG = /^(kalb|kälb|kälber|fohlen|ferkel|lamm|lämm|lämmer|welpe|kätzchen|kitz|rehkitz)/i;
const YOUNG_SIZE = 0.62;

/** Big and small people differ less than big and small dragons. */
const sizeOf = (size: number, isPerson: boolean) => (isPerson ? Math.sqrt(size) : size);

/** Their own copy, dressed as the compound and coloured as the adjective says. */
function wishedPerson(known: WishedPerson, phrase: Phrase, hints: Modifier): WishedPerson {
  const person: WishedPerson = { ...known };
  if (hints.outfit && person.outfit === 'everyday') person.outfit = hints.outfit;
  if (hints.age) person.age = hints.age;
  if (phrase.colour && phrase.colour.hsl[0] >= 0) {
    const hex = colourSpace.toHex(phrase.colour.hsl);
    person.colours = { top: hex, dress: hex };
  }
  return person;
}

/** The figure is said now, where the sentence is. */
export function addFigure(reading: Reading, figure: number): void {
  const { phrase, parts } = reading;
  const preposition = reading.preposition ?? inheritedFrom(reading);
  parts.push({
    kind: 'figure',
    figure,
    article: phrase.article,
    grammaticalCase: caseOf(reading, figure),
    ...(preposition && { preposition }),
  });
  endPhrase(reading);
}

/** "mit roten Haaren und einer Brille": the "mit" counts for both. */
function inheritedFrom({ afterAnd, parts, phrase }: Reading): string | undefined {
  const before = parts.at(-2);
  const isOpen = /^(einer|einem|ihrer|seiner|seinem|ihrem|)$/.test(phrase.article);
  if (!afterAnd || !isOpen || before?.kind !== 'fixed') return undefined;
  return before.preposition === 'mit' ? 'mit' : undefined;
}

/** The case that the article shows; undefined where it shows none. */
function caseOf({ phrase: { article }, wish, genders }: Reading, at: number): Case | undefined {
  const figure = wish.figures[at];
  const isMany = (figure?.count ?? 1) > 1;
  if (article === 'den' || (isMany && /^([msd]ein|ihr|unser)en$/.test(article)))
    return isMany ? 'dative' : 'accusative';
  if (article === 'der' && genders[at] === 'f') return 'dative';
  if (grammar.accusative.has(article)) return 'accusative';
  if (/^(einem|dem|nem|ner|einer|[msd]ein(em|er)|ihr(em|er)|unser(em|er)|mir|uns)$/.test(article)) {
    return 'dative';
  }
  return /^(der|ein|dieser|jeder)$/.test(article) && genders[at] === 'm' ? 'nominative' : undefined;
}

/** What a compound or a role brings along: Piraten-katze wears a hat, Fußball-hund has a ball. */
export function addGiven(
  reading: Reading,
  owner: number,
  hints: Pick<Modifier, 'wears' | 'with' | 'outfit'> & { brings?: string },
  wears?: string,
): void {
  const { wish, lexicon, given } = reading;
  const figure = wish.figures[owner];
  if (!figure) return;
  if (!isAlive(reading, figure)) {
    // A burning house has its fire on it.
    if (hints.brings) addBeside(reading, owner, hints.brings);
    return;
  }
  if (wears) figure.wears.push({ label: '', hexcodes: [], key: wears });
  const isDressed = figure.person && hints.outfit;
  for (const [word, verb] of [
    [isDressed ? undefined : hints.wears, 'wears'],
    [hints.brings ?? hints.with, 'holds'],
  ] as const) {
    const entry = word ? lexicon.find(word) : undefined;
    if (!word || !entry?.hexcodes.length) continue;
    const object = addThing(reading, entry, figure.count);
    const isFire = verb === 'holds' && entry.hexcodes[0] === '1F525' && !figure.person;
    given.push({ verb: isFire ? 'spits' : verb, agent: owner, object });
  }
}

function addBeside(reading: Reading, owner: number, word: string): void {
  const entry = reading.lexicon.find(word);
  if (!entry?.hexcodes.length) return;
  const subject = addThing(reading, entry, 1);
  reading.wish.relations.push({ subject, relation: 'on', target: owner });
}

/** A plain figure that no noun of the sentence stands for. */
export function addThing(
  { wish }: Reading,
  { label, hexcodes }: { label: string; hexcodes: string[] },
  count: number,
): number {
  const figure = { label, hexcodes, count, size: 1, isFlying: false, isSwimming: false, wears: [] };
  return wish.figures.push(figure) - 1;
}

/** A plural without a number: the form differs from the label and no singular article is before it. */
function isPlural(
  word: ReadWord,
  { entry, person, similar }: NounReading,
  phrase: Phrase,
  lexicon: Reading['lexicon'],
  preposition = '',
): boolean {
  // "die Glühwürmchen": one would be "das".
  if (phrase.article === 'die' && !person && /(chen|lein)$/.test(word.folded)) return true;
  // "ihre Freunde": the article may be of one girl or of several; the word is of several.
  // "mit ihren Küken": one would be "ihrem".
  const isDative = /^(mit|von|zu|bei|aus|nach)$/.test(preposition);
  if (isDative && /^(ihren|seinen|meinen|deinen|unseren)$/.test(phrase.article)) return true;
  const isMany = ONLY_PLURAL.test(word.folded) && /e$/.test(phrase.article);
  if (isMany || isTheMany(word, person, phrase, entry.label)) return true;
  // "seine Schafe": the article may be of one or of several, the ending is of several.
  const isOpen = /^(seine|ihre|meine|deine|unsere)$/.test(phrase.article) && !person;
  if ((phrase.isSingular && !isOpen) || person?.isName) return false;
  const label = similar?.word ?? entry.label;
  if (phrase.article === 'den' && !isDative && isWeakNoun(label)) return false;
  if (word.folded === 'hause') return false;
  const isToMany = phrase.article === 'den' && word.folded.endsWith('n');
  if (person) {
    return (isToMany && plurals.test(word.folded)) || isPluralPerson(word.folded, phrase);
  }
  const text = word.text.slice(word.modifier?.length ?? 0).toLowerCase();
  if (text.replaceAll('ß', 'ss') === label.toLowerCase().replaceAll('ß', 'ss'))
    return !phrase.isSingular && isListedAsMany(text, entry, lexicon);
  const hasPluralEnding = /(en|n|e|er|s)$/.test(word.folded) && text.length > label.length;
  return hasPluralEnding || /[äöü]/.test(text) !== /[äöü]/.test(label);
}

/** "Gänse", "Eier": listed as they are said; the word for one means the same drawing. */
function isListedAsMany(
  text: string,
  { hexcodes }: NounReading['entry'],
  lexicon: Reading['lexicon'],
): boolean {
  const stem = text
    .replace(/(er|en|e|n)$/, '')
    .replaceAll('äu', 'au')
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u');
  if (stem === text || stem.length < 2) return false;
  const one = lexicon.find(stem, 0.5);
  return one?.label.toLowerCase() === stem && one.hexcodes[0] === hexcodes[0];
}

const ONLY_PLURAL = /^(freunde|freundinnen|kinder|geschwister|enkelkinder|enkel|leute|eltern)$/;

/** "die Mädchen", "die Zuschauer", "die Ritter": only of several, for one it is "das" or "der". */
function isTheMany(
  word: ReadWord,
  person: NounReading['person'],
  { article }: Phrase,
  label: string,
): boolean {
  if (article !== 'die' || !person || person.isName) return false;
  const isSame = word.text === label && !/(wehr|polizei|familie)$/i.test(label);
  return (
    isSame &&
    (/(chen|er)$/.test(word.folded) || /^(man|boy)$/.test(person.person.looks)) &&
    !/(mutter|schwester|tochter)$/.test(word.folded)
  );
}

const plurals =
  /(innen|kinder[n]?|leute|freunden?|geschwister|zwillinge|jungs|jungen|madchens|omas|opas|papas|mamas|babys|manner|frauen|buben|hexen|feen|nixen|elfen|zwerge|piraten|ninjas|prinzen|konige|helden|vampire|clowns|cowboys|arzte|polizisten|astronauten|bauern|menschen|kids|kobolde|jungfrauen|matrosen|fans|wachen|schiris)$/;

/** People's plurals look like other cases ("den Piraten"): an article before them decides. */
function isPluralPerson(folded: string, { article }: Phrase): boolean {
  if (!plurals.test(folded)) return false;
  return (
    article === '' || article === 'die' || /^(meine|deine|seine|ihre|unsere|alle)$/.test(article)
  );
}
