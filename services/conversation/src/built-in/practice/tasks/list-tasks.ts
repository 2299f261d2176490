import { createRandom, integerBelow } from '@lux/random/random.ts';
import { beginningIn, namedWords } from '../named/lead-in.ts';
import { plainOf } from '../wish/plain-text.ts';
import type { Task, TaskKind } from './task.ts';

/** How the items of a list are named by a child. */
export interface Naming<Item> {
  nameOf: (item: Item) => string;
  /** An item that is in no list, of a word a child names or of what a task has asked. */
  other?: (word: string) => Item | null;
  /** The wish to practise, in small letters. */
  words?: readonly string[];
}

/** The word that a task asks of stands in its last marks. */
const ASKED = /[„“]([^„“”]+)[“”][^„“”]*$/u;
const LEAST_NAMED = 2;

/** Tasks made of a list: one item is drawn, and found again by its prompt. */
export function fromList<Item>(
  all: readonly Item[],
  wanted: (item: Item) => boolean,
  toTask: (item: Item) => Task,
  naming?: Naming<Item>,
): TaskKind {
  const some = all.filter(wanted);
  let tasks: Task[] | null = null;
  const drawn = some.length > 0 ? some : all;

  function findOther(said: string): Task | null {
    const word = ASKED.exec(said)?.[1];
    const item = word === undefined ? null : (naming?.other?.(word.toLowerCase()) ?? null);
    const task = item === null ? null : toTask(item);
    return task && said.endsWith(task.prompt) ? task : null;
  }

  const wish = naming?.words?.join(' ') ?? '';
  const beginning = beginningIn(wish);
  const named =
    naming === undefined
      ? []
      : beginning === null
        ? atLeastTwo(listed(all, naming, wish))
        : itemsIn(all, naming, beginning);
  return {
    make(seed) {
      const item = drawn[integerBelow(createRandom(seed), drawn.length)];
      if (item === undefined) throw new RangeError('There is nothing to practise');
      return toTask(item);
    },
    find(said) {
      tasks ??= all.map(toTask);
      return tasks.find(({ prompt }) => said.endsWith(prompt)) ?? findOther(said);
    },
    named: named.map(toTask),
    name: (said) => (naming === undefined ? [] : itemsIn(all, naming, said).map(toTask)),
  };
}

/** Who says one word of a list may mean something else by it. */
const atLeastTwo = <Item>(items: readonly Item[]) => (items.length < LEAST_NAMED ? [] : items);

interface Place<Item> {
  item: Item;
  at: number;
  end: number;
}

/** Where in a text the items of a list are named; of two at one place the longer one. */
function placesOf<Item>(
  all: readonly Item[],
  { nameOf }: Naming<Item>,
  plain: string,
): Place<Item>[] {
  const found = all.flatMap((item) => {
    const name = plainOf(nameOf(item));
    const at = ` ${plain} `.indexOf(` ${name} `);
    return at < 0 ? [] : { item, at, end: at + name.length };
  });
  return found.filter(
    ({ at, end }, place) =>
      !found.some(
        (other, its) =>
          other.at <= at && other.end >= end && (other.end - other.at > end - at || its < place),
      ),
  );
}

const inOrder = <Item>(places: readonly Place<Item>[]): Item[] =>
  places.toSorted((one, other) => one.at - other.at).map(({ item }) => item);

const listed = <Item>(all: readonly Item[], naming: Naming<Item>, said: string): Item[] =>
  inOrder(placesOf(all, naming, plainOf(said)));

/** What is named, of the list or of the words that are known beside it. */
function itemsIn<Item>(all: readonly Item[], naming: Naming<Item>, said: string): Item[] {
  const words = namedWords(said);
  const places = placesOf(all, naming, words.join(' '));
  let end = -1;
  const others = words.flatMap((word) => {
    const at = end + 1;
    end = at + word.length;
    if (places.some((place) => at >= place.at && at < place.end)) return [];
    const item = naming.other?.(word) ?? null;
    return item === null ? [] : { item, at, end };
  });
  return inOrder([...places, ...others]);
}
