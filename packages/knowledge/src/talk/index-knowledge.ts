import { type Entry, entriesOf, entryOfFact, type Fact, thingOfFact } from '../content/entries.ts';
import { loadWordForms } from '../content/load-word-forms.ts';
import type { Thing } from '../content/thing.ts';
import { createNameIndex, type Mention } from '../recognition/name-index.ts';
import { createSpellingRepair } from '../recognition/repair-spelling.ts';
import { createTextReader } from '../recognition/text-reader.ts';
import { everydayWords, wordsOf } from '../recognition/words.ts';
import { createSearch } from '../search/create-search.ts';
import { createTermReader } from '../search/create-term-reader.ts';
import type { ReadEntry } from '../search/index-entries.ts';
import { createLetterRuns } from '../search/letter-runs.ts';

/** So many first letters tell an answer from all others. */
export const TELLING_LETTERS = 30;

/**
 * Makes all indexes of what is known. What only the making needs is let go of with its end, so nothing
 * of what is returned may be a function made in here.
 */
export function indexKnowledge(things: readonly Thing[], facts: readonly Fact[]) {
  const texts = createTextReader();
  const reader = createTermReader(loadWordForms());
  const readText = (entry: Entry): ReadEntry => {
    const words = texts.read(entry.young);
    const youngWords = words.length;
    texts.read(entry.older, words);
    const asks = entry.asks.map((ask) => texts.read(ask));
    for (const keyword of entry.keywords) words.push(...texts.numbersOf(keyword));
    return { entry, asks, words, youngWords };
  };
  const ofThings = things.flatMap(entriesOf).map(readText);
  const names = createNameIndex(things, { pieces: texts.counts().keys(), written: texts.words });
  const ofFacts = facts.map((fact) => {
    const named = fact.questions.map((question) => names.findExact(wordsOf(question)));
    return readText(entryOfFact(fact, thingNamed(named) ?? thingOfFact(fact)));
  });
  const pieces = texts.counts();
  reader.collect(pieces.keys());
  const all = [...ofThings, ...ofFacts];
  const search = createSearch(all, { reader, texts, names });
  const letterRuns = createLetterRuns(all, texts.words);
  const entries = all.map(({ entry }) => entry);
  const repair = createSpellingRepair(pieces, {
    sure: [
      ...everydayWords,
      ...things.flatMap(({ name, plural = name, also }) => [name, plural, ...also]),
    ],
  });
  // "Nein, der Pluto ist …" is told without its "nein" to who asked why.
  const withoutYes = (text: string) =>
    text.replace(/^(?:Ja|Nein|Doch)[,.!] (\p{L})/u, (_, letter: string) => letter.toUpperCase());
  const byText = new Map(
    entries.flatMap((entry) =>
      [withoutYes(entry.young), withoutYes(entry.older), entry.young, entry.older].map(
        (text) => [text.slice(0, TELLING_LETTERS), entry] as const,
      ),
    ),
  );
  const byWholeText = new Map(
    entries.flatMap((entry) => [entry.young, entry.older].map((text) => [text, entry] as const)),
  );
  const byThing = Map.groupBy(entries, ({ thing }) => thing);
  return { byText, byThing, byWholeText, letterRuns, names, repair, search };
}

/** The thing that a fact's questions are about: the first that most of them name. */
function thingNamed(named: Mention[][]): Thing | undefined {
  const isOften = (thing: Thing) =>
    named.filter((mentions) => mentions.some(({ things: found }) => found.includes(thing))).length *
      2 >
    named.length;
  const often = (named[0] ?? [])
    .flatMap(({ things: found }) => (found.length === 1 ? found : []))
    .filter(isOften);
  return often.find(({ isSecondary }) => !isSecondary) ?? often[0];
}
