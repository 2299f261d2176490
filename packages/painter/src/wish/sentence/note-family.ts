import type { ReadWord } from '../words/read-word.ts';
import { addFigure, addThing } from './add-figure.ts';
import type { Reading } from './reading.ts';

const SHIRTS = ['#d94b3d', '#3f7fc4'];

/** "meine Eltern": each of them is a figure. */
export function noteGroup(reading: Reading, word: string, members: string[]): void {
  const { preposition, wish } = reading;
  reading.family = { from: wish.figures.length, to: wish.figures.length + members.length };
  members.forEach((name, at) => {
    const person = reading.lexicon.people.find(name);
    const entry = reading.lexicon.find(name, 0.5) ?? person;
    if (!person || !entry) return;
    const { label, hexcodes } = entry;
    const index = addThing(reading, { label, hexcodes }, 1);
    const figure = reading.wish.figures[index];
    // Two teams are told apart by their shirts.
    const top = /^(teams|mannschaften)$/i.test(word) ? SHIRTS[at % 2] : undefined;
    if (figure) figure.person = { ...person.person, ...(top && { colours: { top } }) };
    if (at > 0) reading.parts.push({ kind: 'and', isWithin: true });
    reading.preposition = at === 0 ? preposition : undefined;
    addFigure(reading, index);
  });
}

/** "meine Familie, also Mama, Papa und ich": those named are the family. */
export function listFamily(reading: Reading): void {
  const { family, parts, removed } = reading;
  if (!family) return;
  const last = parts.findLastIndex((part) => part.kind === 'figure' && part.figure < family.to);
  const isWith = reading.preposition === 'mit';
  const isList = parts
    .slice(last + 1)
    .every(
      ({ kind }) =>
        /^(comma|stop)$/.test(kind) || (isWith && /^(fixed|particle|setting)$/.test(kind)),
    );
  if (isList && (isWith || parts.length > last + 1) && reading.wish.figures.length === family.to) {
    for (let at = family.from; at < family.to; at++) removed.add(at);
  }
}

/** "Mama Schwein": a pig, the largest of its family. */
export function isParentNamed(
  reading: Reading,
  word: ReadWord,
  next: ReadWord | undefined,
): boolean {
  const hexcodes = next?.noun?.entry.hexcodes ?? [];
  const isAnimal = next?.noun && !next.noun.person && reading.lexicon.classes.isAlive(hexcodes);
  if (!PARENTS.test(word.folded) || !isAnimal) return false;
  reading.phrase.size ??= 1.1;
  return true;
}

const PARENTS = /^(mama|mami|mutter|papa|papi|vater|oma|opa|tante|onkel)$/;
