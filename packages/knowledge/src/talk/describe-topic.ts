import type { AspectName } from '../content/aspect-names.ts';
import { type Entry, entriesOf } from '../content/entries.ts';
import { withArticle } from './telling/say.ts';
import type { Level, Topic } from './topic.ts';

const aspectLabels: Record<AspectName, string> = {
  what: 'was es ist',
  look: 'Aussehen',
  size: 'Größe',
  weight: 'Gewicht',
  speed: 'Tempo',
  age: 'Alter',
  food: 'Nahrung',
  home: 'wo es vorkommt',
  young: 'Nachwuchs',
  parts: 'Teile',
  sound: 'Laute',
  sleep: 'Schlaf',
  can: 'was es kann',
  enemies: 'Feinde',
  danger: 'Gefahr',
  how: 'wie es geht',
  made: 'Herstellung',
  use: 'Nutzen',
  why: 'warum',
  since: 'seit wann',
  inventor: 'Erfinder',
  kinds: 'Arten',
  record: 'Rekorde',
  example: 'Beispiel',
  comparison: 'Vergleich',
  fun: 'Besonderes',
  temperature: 'Temperatur',
  distance: 'Entfernung',
  people: 'Menschen',
  capital: 'Hauptstadt',
  language: 'Sprache',
  flag: 'Flagge',
  neighbours: 'Nachbarn',
  sights: 'Sehenswertes',
  task: 'Aufgaben',
  tools: 'Werkzeug',
  learn: 'Lernen',
  custom: 'Bräuche',
  time: 'Zeit',
  care: 'Pflege',
  toilet: 'Klo',
};

const MAX_TOLD_WORDS = 40;
const MAX_TOGETHER = 8;
const MAX_SOURCE_WORDS = 120;

const countWords = (text: string) => text.split(' ').length;
const labelOf = ({ aspect, asks: [ask = ''] }: Entry) =>
  aspect === undefined ? ask.replace(/\?$/, '') : aspectLabels[aspect];

export interface DescribedTopic {
  /** One line, at most 60 words: "der Igel (Nahrung). Schon erzählt: Größe, Alter." */
  line: string;
  /** Our own checked texts on it, what is asked for first, at most 120 words. */
  source: string;
}

/** What a talk is about, in words for another teacher; null where it is about nothing we know. */
export function describeTopic(topic: Topic, level: Level): DescribedTopic | null {
  const { thing, entry, told, things } = topic;
  if (!thing) {
    if (things.length === 0) return null;
    const names = things.slice(0, MAX_TOGETHER).map(({ name }) => name);
    return { line: `${names.join(', ')}.`, source: '' };
  }
  const entries = entriesOf(thing);
  const current = entries.find(({ id }) => id === entry?.id) ?? entry;
  const labels = entries.filter(({ id }) => told.has(id) && id !== current?.id).map(labelOf);
  const shown = upTo(MAX_TOLD_WORDS, labels);
  const now = current ? ` (${labelOf(current)})` : '';
  const before = shown.length > 0 ? ` Schon erzählt: ${shown.join(', ')}.` : '';
  return {
    line: `${withArticle(thing)}${now}.${before}`,
    source: sourceOf(entries, { current, aspects: topic.aspects, level }),
  };
}

/** As many whole texts as fit: what is asked for, what comes near it, then the rest in order. */
function sourceOf(
  entries: readonly Entry[],
  { current, aspects, level }: { current: Entry | undefined; aspects: string[]; level: Level },
): string {
  const isAsked = ({ aspect }: Entry) => aspect !== undefined && aspects.includes(aspect);
  const inOrder = new Set([...(current ? [current] : []), ...entries.filter(isAsked), ...entries]);
  const texts = [...inOrder].map((entry) => entry[level]);
  return upTo(MAX_SOURCE_WORDS, texts).join(' ');
}

/** The first texts that have no more words than these together. */
function upTo(maxWords: number, texts: readonly string[]): string[] {
  let words = 0;
  return texts.filter((text) => {
    words += countWords(text);
    return words <= maxWords;
  });
}
