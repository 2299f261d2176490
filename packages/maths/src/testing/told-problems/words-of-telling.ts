import { numberWord } from '@lux/german-text/numbers/number-word.ts';

/** A word problem as a child may tell it, and the number that is asked for. */
export interface ToldProblem {
  kind: string;
  text: string;
  /** In the unit of the question: cents, centimetres, pieces. */
  answer: number;
}

const NAMES =
  'Lina Omar Jule Emre Pia Theo Mara Nils Zoe Ali Frieda Ben Hannah Luca Marie Finn'.split(' ');
const PEOPLE: readonly (readonly [string, string])[] = [
  ['Mein Bruder', 'er'],
  ['Meine Schwester', 'sie'],
  ['Oma', 'sie'],
  ['Opa', 'er'],
  ['Der Bauer', 'er'],
  ['Meine Freundin', 'sie'],
  ['Papa', 'er'],
];
const THINGS =
  'Murmeln Sticker Bonbons Nüsse Karten Muscheln Perlen Äpfel Kekse Steine Bausteine Stifte Luftballons Kastanien'.split(
    ' ',
  );
/** One, many, and where something lies. */
export const PACKS: readonly (readonly [string, string, string])[] = [
  ['eine Tüte', 'Tüten', 'jeder Tüte'],
  ['ein Karton', 'Kartons', 'jedem Karton'],
  ['eine Schachtel', 'Schachteln', 'jeder Schachtel'],
  ['ein Korb', 'Körbe', 'jedem Korb'],
  ['eine Dose', 'Dosen', 'jeder Dose'],
  ['ein Glas', 'Gläser', 'jedem Glas'],
];

/** Chances and words that all sentences of one problem share. */
export interface WordsOfTelling {
  random: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  between: (from: number, to: number) => number;
  /** A number in figures or, in some problems, as a word. */
  n: (value: number) => string;
  who: string;
  other: string;
  thing: string;
  have: string;
}

/** Draws the words for one problem. */
export function drawWords(random: () => number): WordsOfTelling {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const isInWords = random() < 0.4;
  const n = (value: number) =>
    isInWords && value <= 20 && value > 1 ? numberWord(value) : String(value);
  const people = () =>
    random() < 0.7
      ? { who: pick(NAMES), pronoun: '' }
      : (() => {
          const [who, pronoun] = pick(PEOPLE);
          return { who, pronoun };
        })();
  const thing = pick(THINGS);
  const { who } = people();
  const other = pick(NAMES.filter((name) => name !== who));
  const have = pick(['hat', 'hat', 'besitzt', 'hatte']);
  return { random, pick, between, n, who, other, thing, have };
}
