import type { Entry } from '../../content/entries.ts';
import type { Thing, ValueName } from '../../content/thing.ts';
import { namedIn, type Said } from '../said/said.ts';
import { withArticle } from '../telling/say.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';
import { type createClassIndex, measureAsked } from './compare-things.ts';

/** "Gibt es ein Tier, das noch schneller ist?", "was wiegt mehr als ein Blauwal?" */
const ASKS_BEYOND =
  /^(?:(?:und|aber|ja) )*(?:gibt es|gibts|gab es|gabs|kennst du|was|wer|welche[rs]?(?: \w+)?|ist (?:\w+ )?(?:etwas|was|irgendwas|jemand|ein tier))\b.*(?:\bnoch (?:\w+er(?:e[nrs]?)?|mehr)\b|\b(?:\w+er(?:e[nrs]?)?|mehr) als\b|\b(?:grosse|kleine|schnelle|schwere|alte|hohe|lange)re[nrs]?$)/;
const OF_TWO = /\boder\b/;
const CONFIDENCE = 0.9;
/** So many of a kind must be known, before one is the first of them. */
const LEAST_KNOWN = 5;
/** Of a year the bigger one is the younger one. */
const NO_MORE: readonly ValueName[] = ['yearInvented'];
const BROAD = [
  'Dinosaurier',
  'Tier',
  'Planet',
  'Land',
  'Pflanze',
  'Fahrzeug',
  'Berg',
  'Fluss',
] as const;

interface Known {
  classes: ReturnType<typeof createClassIndex>;
  entriesFor: (thing: Thing) => readonly Entry[];
}

/** What comes before a thing by a measure, or that it is the first of its kind; null where nobody asks so. */
export function tellBeyond(
  said: Said,
  topic: Topic,
  { classes, entriesFor }: Known,
  level: Level,
): Step | null {
  if (!ASKS_BEYOND.test(said.folded) || OF_TWO.test(said.folded)) return null;
  const measure = measureAsked(said.question);
  const named = namedIn(said).filter(({ name }) => !BROAD.some((kind) => kind === name));
  const thing = named.at(-1) ?? topic.thing;
  if (!measure || !thing || named.length > 1) return null;
  const value = measure.values.find(
    (name) => thing.values[name] !== undefined && !NO_MORE.includes(name),
  );
  const kind = BROAD.find((one) => thing.isA.includes(one));
  if (value === undefined || kind === undefined) return null;
  const known = (classes.named(kind)?.things ?? []).filter(
    ({ values }) => values[value] !== undefined,
  );
  if (known.length < LEAST_KNOWN) return null;
  const own = thing.values[value] ?? 0;
  const isFirst = measure.isSmallest === true;
  const beyond = known
    .filter((one) => one !== thing && !isKin(one, thing))
    .filter(({ values }) => (isFirst ? (values[value] ?? 0) < own : (values[value] ?? 0) > own))
    .sort((a, b) => ((b.values[value] ?? 0) - (a.values[value] ?? 0)) * (isFirst ? -1 : 1));
  const [first] = beyond;
  if (!first) {
    const text = `Nein, von allen, die ich kenne, ist ${withArticle(thing)} ${measure.superlative}.`;
    return { answer: { text, confidence: CONFIDENCE }, topic: { ...topic, thing } };
  }
  const entry = entriesFor(first).find(({ aspect }) => aspect === measure.aspect);
  const text = `Noch ${measure.comparative} ist ${withArticle(first)}.`;
  if (!entry)
    return { answer: { text, confidence: CONFIDENCE }, topic: { ...topic, thing: first } };
  return {
    answer: { text: `${text} ${entry[level]}`, confidence: CONFIDENCE },
    topic: topicAfter(topic, entry, { level, about: first }),
  };
}

const isKin = (one: Thing, other: Thing) =>
  one.isA.includes(other.name) || other.isA.includes(one.name);
