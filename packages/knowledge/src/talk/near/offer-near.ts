import type { AspectName } from '../../content/aspect-names.ts';
import type { Thing } from '../../content/thing.ts';
import type { Wanted } from '../said/wanted.ts';
import { isPlural, withArticle } from '../telling/say.ts';

const ENDINGS = { der: 'er', die: 'sie', das: 'es' };
type Clause = (who: string, be: 'ist' | 'sind', isMany: boolean) => string;

/** What is known of a thing, or asked of it, as a clause: "was er frisst". */
const clauses: Partial<Record<AspectName, Clause>> = {
  food: (who, _, isMany) => `was ${who} ${isMany ? 'fressen' : 'frisst'}`,
  home: (who, _, isMany) => `wo ${who} ${isMany ? 'leben' : 'lebt'}`,
  age: (who, _, isMany) => `wie alt ${who} ${isMany ? 'werden' : 'wird'}`,
  size: (who, be) => `wie groß ${who} ${be}`,
  weight: (who, be) => `wie schwer ${who} ${be}`,
  speed: (who, be) => `wie schnell ${who} ${be}`,
  danger: (who, be) => `wie gefährlich ${who} ${be}`,
  look: (who, _, isMany) => `wie ${who} ${isMany ? 'aussehen' : 'aussieht'}`,
  sleep: (who, _, isMany) => `wie ${who} ${isMany ? 'schlafen' : 'schläft'}`,
  what: (who, be) => `was ${who} ${be}`,
};
/** What is offered first. */
const OF_ANIMALS: readonly AspectName[] = ['food', 'home', 'age', 'size', 'danger', 'look'];
/** Whoever died out does not live or eat any more. */
const IS_GONE = /^(?:Dinosaurier|Urtier|Saurier|Ausgestorben)/;

/** Of a thing without an article nobody knows whether it is "er" or "es". */
function pronounOf(thing: Thing): string {
  return thing.article === '-' ? thing.name : isPlural(thing) ? 'sie' : ENDINGS[thing.article];
}

function clauseOf(aspect: AspectName, thing: Thing, who: string): string | undefined {
  const isMany = isPlural(thing);
  return clauses[aspect]?.(who, isMany ? 'sind' : 'ist', isMany);
}

/** What LUX can tell of an animal when what was asked is not known: an aspect that was not told yet. */
export function nearAspect(
  thing: Thing,
  told: ReadonlySet<string>,
  asked: readonly string[],
): AspectName | undefined {
  if (!thing.isA.includes('Tier') || thing.isA.some((kind) => IS_GONE.test(kind))) return undefined;
  return OF_ANIMALS.find(
    (name) => !asked.includes(name) && !told.has(name) && Object.hasOwn(thing.aspects, name),
  );
}

/** "Wie schnell der Dachs ist, weiß ich leider nicht." in the words of what was asked where they fit. */
export function admitOf(
  thing: Thing,
  aspects: readonly string[],
  topics: readonly string[],
): string {
  const [aspect] = aspects;
  const isPlain = topics.length === 0 && thing.name !== '';
  const isOfIt = thing.isA.includes('Tier') || OF_ALL.has(aspect ?? '');
  const asked =
    isPlain && isOfIt && isClause(aspect) ? clauseOf(aspect, thing, withArticle(thing)) : undefined;
  if (asked === undefined && isNamed(thing))
    return `Das weiß ich über ${withArticle(thing, true)} leider nicht.`;
  return asked === undefined
    ? 'Das weiß ich leider nicht.'
    : `${asked.charAt(0).toUpperCase()}${asked.slice(1)}, weiß ich leider nicht.`;
}

/** What may be asked of all things, living or not. */
const OF_ALL = new Set<string>(['size', 'weight', 'speed']);
/** "Das weiß ich über die Ebbe": said of what has a name of its own, and of no part of others. */
const isNamed = ({ article, isA, isSecondary, name }: Thing) =>
  article !== '-' && isA.length > 0 && !isSecondary && /^\p{Lu}[\p{L}-]+$/u.test(name);

const isClause = (aspect: string | undefined): aspect is AspectName =>
  aspect !== undefined && aspect in clauses && aspect !== 'what' && aspect !== 'danger';

/** "Aber ich weiß, was er frisst. Möchtest du das hören?" */
export function offerOf(
  thing: Thing,
  aspect: AspectName,
  { isNamed }: { isNamed: boolean },
): string | undefined {
  const clause = clauseOf(aspect, thing, isNamed ? pronounOf(thing) : withArticle(thing));
  return clause && `Aber ich weiß, ${clause}. Möchtest du das hören?`;
}

/** What waits for a yes after an offer. */
export const offered = (thing: Thing, aspect: AspectName): { thing: Thing; wanted: Wanted } => ({
  thing,
  wanted: { aspects: [aspect], topics: [], questionWord: undefined, kind: 'other', words: [] },
});
