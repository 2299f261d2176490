import type { AspectName } from '../../content/aspect-names.ts';
import type { Thing } from '../../content/thing.ts';

/** "den Elefanten", "den Drachen": masculine nouns whose plural ends in n, but for "den See". */
const isWeak = ({ article, name, plural }: Thing) =>
  article === 'der' &&
  (name.endsWith('e') ? plural === `${name}n` : plural === `${name}en`) &&
  !/(?:see|or|nerv|pfau|papagei|staat)$/i.test(name);
/** "Kölner" is never declined. */
const OF_TOWN = /^(?:Kölner|Wiener|Bremer|Ulmer|Berliner|Münchner|Brandenburger) /;
const ENDINGS = { der: 'er', die: 'e', das: 'es' };

/** "Zweiter Weltkrieg" is "der Zweite Weltkrieg", "den Zweiten Weltkrieg". */
function afterArticle(thing: Thing, isAccusative: boolean): string {
  const { article, name, plural } = thing;
  const [adjective = '', ...rest] = name.split(' ');
  const ending = article === '-' ? '' : ENDINGS[article];
  if (rest.length === 0 || !adjective.endsWith(ending) || OF_TOWN.test(name)) {
    return isAccusative && plural && isWeak(thing) ? plural : name;
  }
  const isEn = isPlural(thing) || (article === 'der' && isAccusative);
  return [`${adjective.slice(0, -ending.length)}${isEn ? 'en' : 'e'}`, ...rest].join(' ');
}

/** "der Igel", "den Igel"; "Berlin" stands without an article. */
export function withArticle(thing: Thing, isAccusative = false): string {
  const { article, name } = thing;
  if (article === '-') return name;
  return `${isAccusative && article === 'der' ? 'den' : article} ${afterArticle(thing, isAccusative)}`;
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
const questions: Partial<Record<AspectName, (name: string, thing: Thing) => string>> = {
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
  capital: (_, thing) =>
    thing.article === '-'
      ? `Was ist die Hauptstadt von ${thing.name}?`
      : `Wie heißt die Hauptstadt ${thing.article === 'die' ? 'der' : 'vom'} ${thing.name}?`,
  flag: (_, thing) =>
    `Wie sieht die Flagge ${thing.article === '-' ? 'von' : thing.article === 'die' ? 'der' : 'vom'} ${thing.name} aus?`,
  task: (name) => `Was macht ${name}?`,
  made: (name, thing) => `Wie ${isPlural(thing) ? 'werden' : 'wird'} ${name} gemacht?`,
};

/** What is asked of such things: nobody asks how tall a meadow is, or where one finds Mozart. */
const OF_CLASS: readonly (readonly [RegExp, readonly AspectName[]])[] = [
  [/^Tier$/, ['food', 'home', 'age', 'size', 'danger', 'look', 'weight', 'what']],
  [/^(?:Person|Mensch|Komponist|Mensch der Geschichte)$/, ['what']],
  [/^(?:Beruf|Staatsamt|Amt)$/, ['task', 'what']],
  [/^(?:Land|Staat|Bundesland)$/, ['capital', 'flag', 'what']],
  [/^(?:Baum|Pflanze|Berg|Gebirge|Fluss|Gewässer|Himmelskörper)$/, ['size', 'look', 'what']],
  [/^(?:Lebensmittel|Obst|Gemüse|Gericht|Süßigkeit)$/, ['made', 'what']],
  [/^(?:Gerät|Erfindung|Maschine|Werkzeug)$/, ['use', 'how', 'what']],
];
const ELSE: readonly AspectName[] = ['use', 'what'];

/** A question that LUX can answer of this thing, other than what has been told; null if all has been. */
export function suggestion(thing: Thing, told: ReadonlySet<string>): string | null {
  const own = thing.more.findIndex(
    ({ asks }, place) => !told.has(`more ${place}`) && asks[0] && namesIt(asks[0], thing),
  );
  const ask = thing.more[own]?.asks[0];
  if (ask) return ask;
  const [, aspects] = OF_CLASS.find(([kind]) => thing.isA.some((name) => kind.test(name))) ?? [];
  const aspect = (aspects ?? ELSE).find(
    (name) => Object.hasOwn(thing.aspects, name) && !told.has(name) && questions[name],
  );
  return aspect === undefined ? null : (questions[aspect]?.(withArticle(thing), thing) ?? null);
}

const NOT_OFFERED = /\b(?:ich|mein\w*|mir|heute|morgen|jetzt|getötet|gestorben|sterben)\b/i;
const namesIt = (ask: string, { name, plural = name, also }: Thing) =>
  [name, plural, ...also].some((known) => ask.includes(known)) && !NOT_OFFERED.test(ask);
