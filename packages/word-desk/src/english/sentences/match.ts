import type { Token } from './pattern.ts';
import { type Person, personOf, type Value } from './value.ts';

export type Bound = ReadonlyMap<string, Value>;

/** How one language reads and says the parts of a sentence. */
export interface Side {
  read: (slot: Slot, words: readonly string[], bound: Bound) => readonly Value[];
  say: (slot: Slot, value: Value, person: Person) => string | null;
  persons: (verb: string, form: string) => readonly Person[];
  form: (verb: string, person: Person) => string | undefined;
  /** The persons a slot's own verb form can stand for; undefined where it is no verb that agrees. */
  slotPersons: (
    slot: Slot,
    words: readonly string[],
    value: Value,
  ) => readonly Person[] | undefined;
}
export type Slot = Extract<Token, { type: 'slot' }>;

interface State {
  bound: Bound;
  persons: readonly Person[];
}
const EVERYBODY: readonly Person[] = [0, 1, 2, 3, 4, 5];
const LONGEST_SLOT = 8;
const LITERAL_VERB = /^(?:ist|sind|gibt|tut|tun)$/;

/** Whom the verb agrees with: the subject, or what there is. */
export function subjectOf(bound: Bound): Person {
  const value = bound.get('s') ?? bound.get('np') ?? bound.get('no');
  return value?.type === 'things' ? personOf(value.things) : 2;
}

/** What the slots hold when these words are a sentence of this pattern; null where they are none. */
export function match(
  tokens: readonly Token[],
  words: readonly string[],
  side: Side,
): Bound | null {
  const fits = ({ bound, persons }: State) => persons.includes(subjectOf(bound));

  function go(at: number, place: number, state: State): Bound | null {
    const token = tokens[at];
    if (token === undefined) return place === words.length && fits(state) ? state.bound : null;
    if (token.type === 'word') {
      const isHere = token.any.some((word) => word.toLowerCase() === words[place]);
      const taken = isHere ? go(at + 1, place + 1, state) : null;
      return taken ?? (token.isOptional ? go(at + 1, place, state) : null);
    }
    if (token.type === 'verb') {
      const persons = narrow(state.persons, side.persons(token.verb, words[place] ?? ''));
      return persons.length > 0 ? go(at + 1, place + 1, { ...state, persons }) : null;
    }
    return slot(token, at, place, state);
  }

  function slot(token: Slot, at: number, place: number, state: State): Bound | null {
    const least = token.option === 'pre' ? 0 : 1;
    const most = Math.min(words.length - place, LONGEST_SLOT);
    for (let length = least; length <= most; length += 1) {
      const span = words.slice(place, place + length);
      for (const value of side.read(token, span, state.bound)) {
        const own = side.slotPersons(token, span, value);
        const persons = own ? narrow(state.persons, own) : state.persons;
        if (persons.length === 0) continue;
        const bound = new Map(state.bound).set(token.name, value);
        const found = go(at + 1, place + length, { bound, persons });
        if (found) return found;
      }
    }
    return null;
  }

  return go(0, 0, { bound: new Map(), persons: EVERYBODY });
}

const narrow = (some: readonly Person[], others: readonly Person[]) =>
  some.filter((person) => others.includes(person));

/** The words of a pattern with these slots, and how many of them end with the finite verb. */
export function say(
  tokens: readonly Token[],
  bound: Bound,
  side: Side,
): { words: string[]; verbEnd: number } | null {
  const person = subjectOf(bound);
  const words: string[] = [];
  let verbEnd = 0;
  for (const token of tokens) {
    if (token.type === 'word') {
      if (token.isSaid && token.any[0]) words.push(token.any[0]);
      if (verbEnd === 0 && LITERAL_VERB.test(token.any[0] ?? '')) verbEnd = words.length;
      continue;
    }
    const value = token.type === 'slot' ? bound.get(token.name) : undefined;
    const said =
      token.type === 'verb'
        ? side.form(token.verb, person)
        : value && side.say(token, value, person);
    if (said === null || said === undefined) return null;
    if (said !== '') words.push(said);
    const isVerb = token.type === 'verb' || /^v/.test(token.name);
    if (verbEnd === 0 && isVerb) verbEnd = words.length;
    // "Spielst du heute": what is asked has its subject after the verb.
    if (token.type === 'slot' && token.name === 's' && verbEnd > 0 && verbEnd === words.length - 1)
      verbEnd += 1;
  }
  return { words, verbEnd };
}

/** Many patterns ask the same of the same words; within one sentence each is read once. */
export function remembering(side: Side): Side {
  const known = new Map<string, readonly Value[]>();
  return {
    ...side,
    read(slot, words, bound) {
      if (slot.name === 'vt' || slot.name === 'vi') return side.read(slot, words, bound);
      const key = `${slot.name}.${slot.option} ${words.join(' ')}`;
      const before = known.get(key);
      if (before) return before;
      const values = side.read(slot, words, bound);
      known.set(key, values);
      return values;
    },
  };
}

/** Whether all the words stand there that a pattern cannot do without. */
export const hasWords = (tokens: readonly Token[], words: ReadonlySet<string>) =>
  tokens.every(
    (token) =>
      token.type !== 'word' ||
      token.isOptional ||
      token.any.some((word) => words.has(word.toLowerCase())),
  );
