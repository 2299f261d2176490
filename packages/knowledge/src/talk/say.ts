import type { Thing } from '../content/thing.ts';

/** "der Igel", "den Igel"; "Berlin" stands without an article. */
export function withArticle({ article, name }: Thing, isAccusative = false): string {
  if (article === '-') return name;
  return `${isAccusative && article === 'der' ? 'den' : article} ${name}`;
}

/** Names that have no singular: "die Alpen sind". */
export const isPlural = ({ article, name, plural }: Thing) => article === 'die' && plural === name;

/** "Igel, Hase und Fuchs" */
export function listOf(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`;
}

const isAnimal = ({ isA }: Thing) => isA.includes('Tier');

/** Questions LUX can answer of a thing, as a child would ask them. */
const questions: Record<string, (name: string, thing: Thing) => string> = {
  what: (name, thing) => `Was ${isPlural(thing) ? 'sind' : 'ist'} ${name}?`,
  look: (name, thing) => `Wie ${isPlural(thing) ? 'sehen' : 'sieht'} ${name} aus?`,
  size: (name, thing) => `Wie groß ${isPlural(thing) ? 'sind' : 'ist'} ${name}?`,
  weight: (name, thing) => `Wie schwer ${isPlural(thing) ? 'sind' : 'ist'} ${name}?`,
  speed: (name, thing) => `Wie schnell ${isPlural(thing) ? 'sind' : 'ist'} ${name}?`,
  age: (name, thing) => (isAnimal(thing) ? `Wie alt wird ${name}?` : `Wie alt ist ${name}?`),
  food: (name, thing) => (isAnimal(thing) ? `Was frisst ${name}?` : `Was braucht ${name}?`),
  home: (name, thing) =>
    isAnimal(thing) ? `Wo lebt ${name}?` : `Wo findet man ${withArticle(thing, true)}?`,
  sleep: (name) => `Wie schläft ${name}?`,
  danger: (name, thing) => `Wie gefährlich ${isPlural(thing) ? 'sind' : 'ist'} ${name}?`,
  how: (name, thing) => `Wie ${isPlural(thing) ? 'funktionieren' : 'funktioniert'} ${name}?`,
  use: (_, thing) => `Wofür braucht man ${withArticle(thing, true)}?`,
  capital: (name) => `Was ist die Hauptstadt von ${name}?`,
};

/** A question that LUX can answer of this thing, other than what has been told; null if all has been. */
export function suggestion(thing: Thing, told: ReadonlySet<string>): string | null {
  const aspect = ['food', 'home', 'age', 'size', 'use', 'danger', 'look', 'weight', 'what'].find(
    (name) => Object.hasOwn(thing.aspects, name) && !told.has(name) && questions[name],
  );
  return aspect === undefined ? null : (questions[aspect]?.(withArticle(thing), thing) ?? null);
}
