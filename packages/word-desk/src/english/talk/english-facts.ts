import { readFileSync } from 'node:fs';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { englishNumber } from '../english-number.ts';

const Words = z.string().transform((line) => line.split(', ').filter((word) => word !== ''));
const Pairs = z.array(z.string().regex(/^[^=]+ = .+$/)).transform((lines) =>
  lines.map((line) => {
    const [keys = '', said = ''] = line.split(' = ');
    return { keys: keys.split(' '), said };
  }),
);
const Animal = z.strictObject({
  one: z.string(),
  many: z.string(),
  eats: z.string(),
  lives: z.string(),
  legs: z.int(),
  can: Words,
  is: Words,
  says: z.string(),
});
type Animal = z.infer<typeof Animal>;
const FactsFile = z.strictObject({
  animals: z.array(Animal),
  colours: Pairs,
  mixes: Pairs,
  more: Pairs,
});
const factsUrl = new URL('../../../data/english-facts.yaml', import.meta.url);
let kept: z.infer<typeof FactsFile> | undefined;
function facts() {
  kept ??= FactsFile.parse(parse(readFileSync(factsUrl, 'utf8')));
  return kept;
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "What comes after Monday?", "Today is Friday. What day was yesterday?" */
function nextIn(row: readonly string[], text: string): string | null {
  const named = row.findIndex((each) => new RegExp(`\\b${each}\\b`).test(text));
  if (named < 0) return null;
  const step = /\b(?:after|tomorrow|next)\b/.test(text)
    ? 1
    : /\b(?:before|yesterday)\b/.test(text)
      ? -1
      : 0;
  if (step === 0) return null;
  const found = row[(named + step + row.length) % row.length] ?? '';
  return `${/yesterday/.test(text) ? 'Yesterday was' : /tomorrow/.test(text) ? 'Tomorrow is' : 'It is'} ${upper(found)}.`;
}

const ENGLISH_NUMBERS = new Map(Array.from({ length: 101 }, (_, at) => [englishNumber(at), at]));
const numberOf = (word: string) =>
  /^\d+$/.test(word) ? Number(word) : (ENGLISH_NUMBERS.get(word) ?? parseNumberWord(word));

function sumOf(text: string): string | null {
  const [, one = '', sign = '', other = ''] =
    /(?:what is|how much is|how many is|is) ([a-z-]+|\d+) (plus|and|minus|times|divided by) ([a-z-]+|\d+)/.exec(
      text,
    ) ?? [];
  const [first, second] = [numberOf(one), numberOf(other)];
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  const result =
    sign === 'minus'
      ? first - second
      : sign === 'times'
        ? first * second
        : sign === 'divided by'
          ? first / second
          : first + second;
  if (!Number.isInteger(result) || result < 0) return null;
  return `It is ${englishNumber(result)}.`;
}

const byKeys = (pairs: readonly { keys: readonly string[]; said: string }[], text: string) =>
  pairs.find(({ keys }) => keys.every((key) => new RegExp(`\\b${key}\\b`).test(text)))?.said;

function animalIn(text: string): { animal: Animal; isMany: boolean } | null {
  const all = facts().animals.flatMap((animal) => [
    { animal, isMany: true, name: animal.many },
    { animal, isMany: false, name: animal.one },
  ]);
  const found = all
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return found ?? null;
}

const EATS_MEAT = /\b(?:meat|mice|fish|insects|animals|seals|worms|eggs)\b/;
const EATS_PLANTS = /\b(?:plants|grass|leaves|fruit|hay|seeds|bamboo|nectar|nuts)\b/;

function ofAnimal(text: string): string | null {
  const found = animalIn(text);
  if (!found) return null;
  const { animal } = found;
  const they = upper(animal.many);
  if (/^what (?:do|does|can) .*\beat/.test(text)) return `${they} eat ${animal.eats}.`;
  if (/^where (?:do|does) .*\blive/.test(text)) return `${they} live ${animal.lives}.`;
  if (/how many legs/.test(text))
    return `${they} have ${animal.legs === 0 ? 'no' : englishNumber(animal.legs)} legs.`;
  if (/^what (?:sound|noise|do|does) .*\b(?:say|make)/.test(text))
    return animal.says === '' ? null : `It says “${animal.says}”.`.replace(/[“”]/g, '');
  const eaten = /^(?:do|does|can) .*\beat (?:an? |the )?([a-z ]+)$/.exec(text)?.[1];
  if (eaten !== undefined) {
    const isEaten =
      animal.eats.includes(eaten) ||
      (eaten === 'meat' && EATS_MEAT.test(animal.eats)) ||
      (eaten === 'plants' && EATS_PLANTS.test(animal.eats));
    return `${isEaten ? 'Yes, they do' : "No, they don't"}. ${they} eat ${animal.eats}.`;
  }
  const done = /^(?:can|do) .*\b(fly|swim|climb|jump|run|sing|dive|talk|bark|sting|walk)\b/.exec(
    text,
  )?.[1];
  if (done !== undefined) {
    const isDone = animal.can.includes(done);
    return isDone ? `Yes, ${animal.many} can ${done}.` : `No, ${animal.many} can't ${done}.`;
  }
  const living = /^(?:do|does) .*\blive (?:in|on) (?:the )?([a-z]+)/.exec(text)?.[1];
  if (living !== undefined)
    return `${animal.lives.toLowerCase().includes(living) ? 'Yes' : 'No'}, ${animal.many} live ${animal.lives}.`;
  const named =
    /^(?:is|are) .*\b(mammals?|insects?|birds?|reptiles?|fish|pets?|dangerous|big|small|strong|clever|slow|tall)$/.exec(
      text,
    )?.[1];
  if (named !== undefined) {
    const kind = named.replace(/(?<=mammal|insect|bird|reptile|pet)s$/, '');
    if (animal.is.includes(kind))
      return `Yes, ${animal.many} are ${named === kind && /^(?:dang|big|sm|str|cl|slow|tall)/.test(kind) ? kind : `${kind}${kind === 'fish' ? '' : 's'}`}.`;
    const own = animal.is.find((each) => /^(?:mammal|insect|bird|reptile|fish)$/.test(each));
    return /^(?:mammal|insect|bird|reptile|fish)$/.test(kind) && own
      ? `No, ${animal.many} are ${own}${own === 'fish' ? '' : 's'}.`
      : null;
  }
  if (/\b(?:tell|know|say|about)\b/.test(text))
    return `${they} live ${animal.lives}. They eat ${animal.eats}.`;
  return null;
}

/** Short facts in English for what a child asks in small letters and without marks; null of all else. */
export function answerEnglishFact(text: string): string | null {
  const colour = /what colou?r (?:is|are) (?:the |a |an )?([a-z]+)/.exec(text)?.[1];
  const coloured = colour && facts().colours.find(({ keys }) => keys.includes(colour))?.said;
  if (colour && coloured)
    return `${/s$/.test(colour) && colour !== 'grass' ? 'They are' : 'It is'} ${coloured}.`;
  const mixed = /\b(?:mix|get|make)\b/.test(text) ? byKeys(facts().mixes, text) : undefined;
  if (mixed) return `You get ${mixed}.`;
  return (
    sumOf(text) ??
    nextIn(DAYS, text) ??
    nextIn(MONTHS, text) ??
    ofAnimal(text) ??
    byKeys(facts().more, text) ??
    null
  );
}
