import type { PersonWord } from '../../lexicon/create-people.ts';
import { animalOf } from '../../people/animals.ts';
import { senseOf } from '../clauses/actions/sense-of.ts';
import type { Place } from '../setting.ts';
import type { WishFigure } from '../wish.ts';
import { grammar } from '../words/grammar.ts';
import { isFeminine } from '../words/noun-gender.ts';
import type { NounReading, ReadWord } from '../words/read-word.ts';
import { addFigure, addGiven, addThing, newFigure } from './add-figure.ts';
import { dress } from './dress.ts';
import { fillsVessel } from './fills-vessel.ts';
import { familyOf, parentOf } from './kin-of.ts';
import { namedBefore } from './named-before.ts';
import { listFamily, noteGroup } from './note-family.ts';
import { noteModifier } from './note-modifier.ts';
import { noteSetting } from './note-setting.ts';
import { addFixed, endPhrase, isAlive, lastAlive, type Reading } from './reading.ts';
import { roomOf } from './rooms.ts';

/** Where people are whose work is at one place only. */
const HOMES: Record<string, Place> = {
  diver: 'underwater',
  doctor: 'practice',
  vet: 'practice',
  baker: 'bakery',
};
const FLOE = /^own-floe/;

/** Of people; they differ less in size than dragons do. */
const GIANT = 3;

/** A noun with its drawing: a new figure, one named before, clothes of somebody, or a role. */
export function noteNoun(reading: Reading, word: ReadWord, said: NounReading): void {
  const noun = parentOf(reading, familyOf(reading, word, kiteOf(reading, word, said)));
  const { wish, phrase } = reading;
  const members = reading.isLeftOut ? undefined : reading.lexicon.people.group(word.text);
  if (members) {
    noteGroup(reading, word.text, members);
    return;
  }
  if (/^Riesen?$/i.test(word.text)) phrase.size ??= GIANT;
  if (noun.person) listFamily(reading);
  if (noun.person && !reading.isLeftOut && nameLast(reading, noun.person)) {
    endPhrase(reading);
    return;
  }
  if (isNoFigure(reading, word, noun)) {
    addFixed(reading, word.text);
    return;
  }
  if (noun.entry.label === 'Mond' && reading.preposition === 'auf') {
    noteSetting(reading, { label: 'Mond', place: 'moon' });
    return;
  }
  if (/^(Insel|Schatzinsel)$/.test(noun.entry.label) && reading.preposition === 'auf') {
    noteSetting(reading, { label: noun.entry.label, place: 'beach' });
    return;
  }
  if (/^(Pool|Schwimmbecken)$/.test(noun.entry.label) && reading.preposition === 'in') {
    noteSetting(reading, { label: noun.entry.label, place: 'pool' });
    return;
  }
  const room = roomOf(word.text);
  if (room && reading.preposition === 'in' && phrase.article !== 'die') {
    noteSetting(reading, { label: word.text, place: room });
    return;
  }
  const isIce = word.text === 'Eis' && /^(auf|in)$/.test(reading.preposition ?? '');
  if (isIce && phrase.article === 'dem') {
    noteSetting(reading, { label: 'Eis', place: 'ice' });
    return;
  }
  if (noun.entry.label === 'Panzer' && wish.figures.some(isShelled)) {
    addFixed(reading, word.text);
    return;
  }
  const shelled = wish.figures.findLastIndex(isShelled);
  // "auf ihrem Haus": the snail's, which is drawn with it.
  if (shelled >= 0 && /^(ihr|sein)/.test(phrase.article) && /^(Haus|Häuschen)$/.test(word.text)) {
    addFigure(reading, shelled);
    return;
  }
  if (isTornCompound(reading, noun)) return;
  if (fillsVessel(reading, word, noun)) reading.preposition = 'voll';
  const home = HOMES[noun.person?.person.outfit ?? ''];
  if (home) reading.hinted.place ??= home;
  if (FLOE.test(noun.entry.hexcodes[0] ?? '')) reading.hinted.place ??= 'ice';
  const known = namedBefore(reading, noun.entry.label);
  const isBare = phrase.article === '' && !reading.afterAnd && !phrase.said;
  // "… und Papa eine Mütze": who has no article has but one Papa.
  const isSamePerson = phrase.article === '' && Boolean(noun.person) && !phrase.said;
  const isAgain =
    (/^(der|die|das|dem|den)$/.test(phrase.article) || isBare || isSamePerson) && !phrase.count;
  if (known >= 0 && isAgain) {
    describe(reading, wish.figures[known]);
    addFigure(reading, known);
    return;
  }
  const hints = word.modifier ? noteModifier(reading, word.modifier) : {};
  const figure = newFigure(reading, word, noun, hints);
  if (isOfSomethingElse(reading, word, hints)) figure.label = `${word.text} (ähnlich)`;
  describe(reading, figure);
  if (figure.label === 'Papierdrachen') figure.isFlying = true;
  const { brings, uses } = phrase;
  const index = wish.figures.push(figure) - 1;
  if (isPrint(reading) && !isAlive(reading, figure)) {
    reading.removed.add(index);
    wish.notShown.push(`mit ${word.text}`);
  }
  reading.genders[index] = genderOf(reading, noun);
  addFigure(reading, index);
  addGiven(reading, index, brings ? { ...hints, brings } : hints, noun.person?.wears);
  if (uses) useThing(reading, index, uses);
}

/** Turtles, armadillos and snails have one of their own. */
const isShelled = ({ hexcodes }: WishFigure) =>
  /^(1F422|1F40C|own-armadillo|own-ankylosaurus)/.test(hexcodes[0] ?? '');

/** "Käse-Auto": a car, and nothing is seen of the cheese. */
function isOfSomethingElse({ lexicon }: Reading, word: ReadWord, hints: object): boolean {
  const { modifier } = word;
  if (!modifier || Object.keys(hints).length > 0 || !/-/.test(word.text)) return false;
  return lexicon.find(modifier, 0.5) !== undefined;
}

/** "ein Drachen" is made of paper, "ein Drache" breathes fire. */
function kiteOf({ phrase, preposition, lexicon }: Reading, word: ReadWord, noun: NounReading) {
  const isOne = /^(ein|der|mein|dein|sein|ihr|kein)$/.test(phrase.article) && !preposition;
  const kite = isOne && word.text === 'Drachen' ? lexicon.find('Papierdrachen') : undefined;
  return kite ? { entry: kite } : noun;
}

/** "einen Dinosaurier Knochen": the bone of one, written in two words. */
function isTornCompound(reading: Reading, { entry, person }: NounReading): boolean {
  const { parts, wish, phrase } = reading;
  const last = parts.at(-1);
  const before = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
  if (!before || last?.kind !== 'figure' || last.grammaticalCase !== 'accusative') return false;
  const isBare = !phrase.article && !phrase.said && !reading.preposition && !person;
  const isAnimal = isAlive(reading, before) && !before.person;
  if (!isBare || !isAnimal || reading.lexicon.classes.isAlive(entry.hexcodes)) return false;
  wish.figures[last.figure] = { ...before, label: entry.label, hexcodes: entry.hexcodes };
  endPhrase(reading);
  return true;
}

/** "ein Schlafanzug mit Sternen": what is on clothes cannot be drawn. */
function isPrint({ preposition, parts, lexicon }: Reading): boolean {
  const last = parts.at(-1)?.kind === 'particle' ? parts.at(-2) : parts.at(-1);
  const word = last?.kind === 'fixed' ? last.word : '';
  return (
    preposition === 'mit' && Boolean(lexicon.classes.suit(word) ?? lexicon.classes.garment(word))
  );
}

/** Left out, worn as clothes, a role, without a drawing, or the name of the one before. */
function isNoFigure(reading: Reading, word: ReadWord, noun: NounReading): boolean {
  if (reading.isLeftOut) return leaveOut(reading, noun, word.text);
  if (dress(reading, word.text)) return true;
  if (reading.preposition === 'als' && playRole(reading, noun)) return true;
  // "einen Löffel als Paddel": what it serves as is no second thing.
  if (isServing(reading, noun)) return true;
  if (noun.entry.hexcodes.length > 0) return false;
  reading.wish.unknownWords.push(word.text);
  return true;
}

const isServing = (reading: Reading, { person, entry }: NounReading) =>
  reading.preposition === 'als' &&
  !person &&
  !reading.lexicon.classes.isAlive(entry.hexcodes) &&
  reading.parts.at(-1)?.kind === 'figure';

/** "ohne Hut": also one that was named before. */
function leaveOut(reading: Reading, { entry }: NounReading, word: string): boolean {
  leaveOff(reading, word);
  const known = reading.wish.figures.findIndex(({ label }) => label === entry.label);
  if (known >= 0) reading.removed.add(known);
  reading.isLeftOut = false;
  reading.wasLeftOut = true;
  return true;
}

/** What belongs to the clothes of somebody: a pirate's hat, a knight's sword. */
function leaveOff(reading: Reading, word: string): void {
  const owner = lastAlive(reading);
  const person = owner === undefined ? undefined : reading.wish.figures[owner]?.person;
  if (!person) return;
  const key = reading.lexicon.classes.wornKey(word) ?? TOOLS[word.toLowerCase()];
  if (key) person.without = [...(person.without ?? []), key];
}

const TOOLS: Record<string, string> = {
  schwert: 'sword',
  schild: 'shield',
  säbel: 'sabre',
  zepter: 'sceptre',
};

/** What adjectives and participles say of a figure. */
function describe({ phrase }: Reading, figure: WishFigure | undefined): void {
  if (!figure) return;
  if (phrase.feeling) figure.feeling = phrase.feeling;
  if (phrase.mark) figure.mark = phrase.mark;
  if (figure.person && phrase.hair) {
    figure.person.hair = { ...figure.person.hair, colour: phrase.hair };
  }
  if (figure.person && phrase.age === 'old' && figure.person.age === 'adult') {
    figure.person = { ...figure.person, age: 'old' };
  }
  for (const { entry } of phrase.participles) {
    if (entry.bare && !phrase.uses) figure.pose ??= entry.bare;
    if (entry.feeling) figure.feeling ??= entry.feeling;
    if (entry.leaves && !figure.person) figure.mark ??= entry.leaves;
    if (entry.flies) figure.isFlying = true;
    if (entry.swims) figure.isSwimming = true;
  }
}

/** "ich als Pirat", "eine Katze als Hexe": the one before wears what belongs to the role. */
function playRole(reading: Reading, noun: NounReading): boolean {
  const owner = lastAlive(reading);
  const figure = owner === undefined ? undefined : reading.wish.figures[owner];
  if (owner === undefined || !figure || !noun.person || noun.person.isName) return false;
  if (figure.person) {
    figure.person = { ...figure.person, outfit: noun.person.person.outfit };
    return true;
  }
  const hints = reading.lexicon.modifiers.find(noun.person.word);
  const isUpright = animalOf(figure.hexcodes[0] ?? '') !== undefined;
  if (hints?.wears) addGiven(reading, owner, { wears: hints.wears });
  else if (isUpright && noun.person.person.outfit !== 'everyday') {
    figure.dressed = { outfit: noun.person.person.outfit };
    figure.wears.push({ label: noun.entry.label, hexcodes: [] });
  } else reading.wish.notShown.push(`als ${noun.entry.label}`);
  return true;
}

/** "Opa Karl", "meine Schwester Mia": one person with a name. */
function nameLast(reading: Reading, name: PersonWord): boolean {
  const last = reading.parts.at(-1);
  if (!name.isName || last?.kind !== 'figure' || reading.phrase.article || reading.preposition) {
    return false;
  }
  const figure = reading.wish.figures[last.figure];
  if (!figure || figure.count > 1 || reading.afterAnd) return false;
  if (figure.person) figure.label = `${figure.label} ${name.label}`;
  return true;
}

function genderOf({ phrase }: Reading, { person, entry }: NounReading): Reading['genders'][number] {
  if ((phrase.count ?? 1) > 1) return 'plural';
  const looks = person?.person.looks;
  if (looks === 'woman' || looks === 'girl') return 'f';
  if (looks === 'man' || looks === 'boy') return 'm';
  if (phrase.article === 'der' && isFeminine(entry.label)) return 'f';
  if (/^(einen|meinen|seinen|ihren|den|der|einer)$/.test(phrase.article)) {
    return phrase.article === 'einer' ? 'f' : 'm';
  }
  if (phrase.article === 'das') return 'n';
  if (/^(ein|mein|dein|sein|ihr|unser|kein|n|einem|dem|nem|[mds]einem)$/.test(phrase.article))
    return 'mn';
  if (/e$/.test(phrase.article)) return grammar.singular.has(phrase.article) ? 'f' : 'plural';
  return undefined;
}

/** "ein skateboardfahrender Affe": the skateboard stands inside the word. */
function useThing(
  reading: Reading,
  agent: number,
  { word, sense }: { word: string; sense: string },
) {
  const { wish, lexicon, given } = reading;
  const [doer, entry] = [wish.figures[agent], lexicon.find(word)];
  if (!doer || !entry?.hexcodes.length) return;
  const object = addThing(reading, entry, doer.count);
  const thing = wish.figures[object];
  const verb = thing ? senseOf(sense, doer, thing, lexicon) : 'with';
  if (verb !== 'with' && verb !== 'harm') given.push({ verb, agent, object });
}
