import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { readingOf } from '../reader/reading-of.ts';
import type { Search } from '../search/create-search.ts';
import { queryOf } from '../talk/create-hit-finder.ts';
import type { Said } from '../talk/said/said.ts';
import { readWanted } from '../talk/said/wanted.ts';
import { rankEntries } from '../talk/telling/choose-entry.ts';
import type { Topic } from '../talk/topic.ts';
import { candidateFeatures, type Judged } from './candidate-features.ts';

const MOST_HITS = 8;
/** Of each thing that is named so many of the likeliest are judged. */
const MOST_OF_THING = 4;
const MOST_THINGS = 3;

/** What "der" in a saying means: what is talked of, where nothing else is named. */
export function aboutOf(said: Said, topic: Topic): Thing | undefined {
  if (topic.thing === undefined || !(said.refersBack || said.hasPronoun)) return undefined;
  const isNamed = said.mentions.some(
    ({ certainty, things }) => certainty === 'sure' && things.some((one) => !one.isSecondary),
  );
  return isNamed && !said.hasPronoun ? undefined : topic.thing;
}

export interface Candidate {
  entry: Entry;
  features: Float64Array;
}

/**
 * Collects what could answer a question, generously: by all its words, and of whom it names. Whether it
 * does is judged by what is learnt from thousands of questions whose answers were held back.
 */
export function createCandidates(
  search: Search,
  entriesFor: (thing: Thing) => readonly Entry[],
): (said: Said, topic: Topic, others?: readonly Entry[]) => Candidate[] {
  return (said, topic, others = []) => {
    const about = aboutOf(said, topic);
    const query = { ...queryOf(said), ...(about && { topic: about }) };
    const judged: Judged = {
      said,
      about,
      wanted: readWanted(
        said.question,
        new Set(said.mentions.flatMap(({ start, end }) => said.words.slice(start, end))),
      ),
      reading: readingOf(said, about),
    };
    const hits = search.rank(query, MOST_HITS);
    const named = said.mentions
      .filter(({ certainty }) => certainty === 'sure')
      .flatMap(({ things }) => things);
    const things = [...new Set([...(about ? [about] : []), ...named])].slice(0, MOST_THINGS);
    const ofThings = things.flatMap((thing) => {
      const entries = entriesFor(thing);
      const likely = rankEntries(entries, judged.wanted).slice(0, MOST_OF_THING);
      const asked = entries.filter(
        ({ aspect }) =>
          aspect !== undefined &&
          (aspect === judged.wanted.aspects[0] || aspect === judged.reading.aspect),
      );
      return [...likely.map(({ entry }) => entry), ...asked];
    });
    const measure = search.measurerOf(query);
    return [...new Set([...hits.map(({ entry }) => entry), ...ofThings, ...others])].flatMap(
      (entry) => {
        const measured = measure(entry);
        if (!measured) return [];
        const hit = hits.find((one) => one.entry === entry);
        const rival = hits.find((one) => one.entry !== entry);
        const score = hit?.score ?? 0;
        const lead = score - (rival?.score ?? 0);
        return [{ entry, features: candidateFeatures(entry, judged, measured, { score, lead }) }];
      },
    );
  };
}
