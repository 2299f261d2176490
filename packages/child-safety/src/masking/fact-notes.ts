import { foldWord } from '@lux/german-text/fold-letters.ts';
import { type FactKind, type PersonalFact, placeholderOf, type Span } from './personal-fact.ts';

interface FactNotes {
  /** The known facts and those noted since. */
  facts: PersonalFact[];
  /** The fact of a span: the known one where it was said before; of two forms of a name the longer is kept. */
  note: (span: Span, text: string) => PersonalFact;
}

/** Gives each fact of some texts its placeholder, the same one each time it is said. */
export function createNotes(known: readonly PersonalFact[], texts: readonly string[]): FactNotes {
  const facts = [...known];
  /** Where a fact stands in the list, by each form it is known in. */
  const places = new Map<string, number>();
  const counts = new Map<FactKind, number>();
  /** A text may hold placeholders whose facts nobody knows any more. */
  const taken = new Set(texts.flatMap((text) => text.match(/\[[^\][]{2,30}\]/gu) ?? []));

  const index = ({ kind, value }: PersonalFact, place: number) => {
    for (const form of formsOf(kind, value)) if (!places.has(form)) places.set(form, place);
  };
  for (const [place, fact] of facts.entries()) {
    counts.set(fact.kind, (counts.get(fact.kind) ?? 0) + 1);
    taken.add(fact.placeholder);
    index(fact, place);
  }

  function add(kind: FactKind, value: string): PersonalFact {
    let number = (counts.get(kind) ?? 0) + 1;
    while (taken.has(placeholderOf(kind, number))) number += 1;
    counts.set(kind, number);
    const fact = { kind, placeholder: placeholderOf(kind, number), value };
    index(fact, facts.length);
    facts.push(fact);
    return fact;
  }

  return {
    facts,
    note: ({ kind, from, to }, text) => {
      const value = text.slice(from, to);
      const place = placeOf(places, kind, value);
      const found = place === undefined ? undefined : facts[place];
      if (place === undefined || !found || !isSame(found.value, value)) return add(kind, value);
      const isLonger = kind === 'name' && value.length > found.value.length;
      if (!isLonger) return found;
      const kept = { ...found, value };
      facts[place] = kept;
      index(kept, place);
      return kept;
    },
  };
}

/** A name is known by its first part, too: `Mia` and `Mia Schneider` are one. */
function formsOf(kind: FactKind, value: string): string[] {
  const whole = foldWord(value);
  return kind === 'name' ? [`${kind} ${whole}`, `${kind} ${firstOf(whole)}`] : [`${kind} ${whole}`];
}

const firstOf = (name: string): string => name.split(/\s+/, 1)[0] ?? '';

function placeOf(
  places: ReadonlyMap<string, number>,
  kind: FactKind,
  value: string,
): number | undefined {
  const [whole = '', first = ''] = formsOf(kind, value);
  return places.get(whole) ?? places.get(first);
}

/** Two names with one first part are two, unless one is only that part. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [foldWord(one), foldWord(other)];
  return left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `);
}
