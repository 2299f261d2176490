import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { StoryData } from '../../data/load-story-data.ts';
import type { Plot } from '../../data/plot-file.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import type { StoryReading } from '../../reading/read-story.ts';

export interface FoundPlot {
  plot: Plot;
  event: StoryEvent | null;
  what: Entity | null;
  other: Entity | null;
  /** So sure the learnt reader is; not where words have told it. */
  sureness?: number;
}

/** So many of the last sentences are read; a trouble further back counts less. */
const WINDOWS = [1, 2];
/** A single word may stand anywhere; two that belong together in one sentence are no chance. */
const SURE = 2;

/** So sure the learnt reader must be to be heard at all. */
const READ_LIKELY = 0.5;
/** One word alone may be a chance: `klein` is no spell. */
const FEWEST_WORDS = 2;

/** The plots that are likely to fit what a child's text has come to, the most fitting first. */
export function findPlots(
  reading: StoryReading,
  data: Pick<StoryData, 'plots' | 'situations'>,
): FoundPlot[] {
  return [...readPlots(reading, data), ...findByWords(reading, data.plots)];
}

function readPlots(reading: StoryReading, { situations }: Pick<StoryData, 'situations'>) {
  return situations
    .read(reading.corrected.text)
    .filter(({ sureness, support }) => sureness >= READ_LIKELY && support >= FEWEST_WORDS)
    .flatMap(({ plot, sureness }) => {
      const event = eventOf(plot, reading, 0);
      const what = namedBy(plot.what, reading) ?? event?.what ?? null;
      const other =
        namedBy(plot.other, reading, true) ??
        event?.other ??
        event?.who ??
        (plot.isOfOther ? lastBeing(reading) : null);
      if ((plot.isOfOther && !other) || (plot.isOfThing && what?.isBeing)) return [];
      return [{ plot, event, what, other, sureness }];
    });
}

/** Whom the text named last beside the hero. */
function lastBeing({ entities }: StoryReading): Entity | null {
  return entities.findLast((one) => one.isBeing && !one.isHero && !one.isPlural) ?? null;
}

/** By events and words of the last sentences. */
function findByWords(reading: StoryReading, plots: readonly Plot[]): FoundPlot[] {
  const sentences = splitSentences(reading.corrected.text);
  const last = reading.clauses.at(-1)?.sentence ?? 0;
  const found = plots.flatMap((plot) => {
    for (const [distance, size] of WINDOWS.entries()) {
      const text = sentences.slice(-size).join(' ').toLowerCase();
      const event = eventOf(plot, reading, last - size);
      const isTold = sentences
        .slice(-size)
        .some((one) =>
          plot.words.some(
            (groups) =>
              (plot.kinds.length > 0 ? event !== null : groups.length >= SURE) &&
              groups.every((group) => group.test(one.toLowerCase())),
          ),
        );
      if (!isTold) continue;
      if (plot.not?.some((one) => one.test(text))) return [];
      const what = namedBy(plot.what, reading) ?? event?.what ?? null;
      const other = namedBy(plot.other, reading, true) ?? event?.other ?? event?.who ?? null;
      if ((plot.isOfOther && !other) || (plot.isOfThing && what?.isBeing)) return [];
      return [{ plot, event, what, other, weight: plot.rank - distance }];
    }
    return [];
  });
  return found.toSorted((one, other) => other.weight - one.weight);
}

/** An open event of its kinds, of the hero or of somebody else as the plot wants it. */
function eventOf(
  { kinds, isOfOther }: Plot,
  { open }: StoryReading,
  after: number,
): StoryEvent | null {
  return (
    open.findLast(
      ({ kind, who, clause }) =>
        kinds.includes(kind) && clause.sentence > after && (who !== null) === isOfOther,
    ) ?? null
  );
}

/** Who or what the text named last of those a plot is about. */
function namedBy(words: Plot['what'], { entities }: StoryReading, isBeing = false): Entity | null {
  if (!words) return null;
  return (
    entities.findLast(
      ({ isHero, lemma, key, ...one }) =>
        !isHero &&
        (one.isBeing || !isBeing) &&
        words.some((one) => one.test(lemma.toLowerCase()) || one.test(key.toLowerCase())),
    ) ?? null
  );
}
