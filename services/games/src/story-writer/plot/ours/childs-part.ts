import type { StoryData, StoryTask } from '../../data/load-story-data.ts';

const known = new WeakMap<StoryData['plots'], readonly RegExp[]>();
/** With fewer letters of its own, a block may be the child's by chance. */
const FEWEST_LETTERS = 6;
/** LUX goes on by so many blocks at the most. */
const MOST_BLOCKS = 6;

/**
 * A text without what LUX has added at its end: an end is made of what the child told, never of LUX's own
 * pauses and questions.
 */
export function childsPart({ context, data }: Pick<StoryTask, 'context' | 'data'>): string {
  let text = context.trim();
  for (let taken = 0; taken < MOST_BLOCKS; taken += 1) {
    const end = text;
    const starts = blocksOf(data).flatMap((block) => {
      const at = block.exec(end)?.index ?? 0;
      return at > 0 ? [at] : [];
    });
    if (starts.length === 0) break;
    text = text.slice(0, Math.min(...starts)).trim();
  }
  return text;
}

function blocksOf(data: StoryData): readonly RegExp[] {
  const before = known.get(data.plots);
  if (before) return before;
  const { helps, plots, outcomes, scenes } = data;
  const { anchors, modest, modestWithWords, quotes, questions, speeches } = helps;
  const { straits, nexts, pauses, hooks, opens } = helps;
  const all = [
    ...[
      anchors,
      modest,
      modestWithWords,
      quotes,
      questions,
      speeches,
      straits,
      nexts,
      pauses,
      hooks,
      opens,
    ],
    ...[...plots, ...outcomes].map(({ next }) => next),
    ...[...scenes.values()].flatMap(({ next }) => next ?? []),
  ];
  const templates = all.flatMap(({ small, medium, large }) => [...small, ...medium, ...large]);
  const made = [...new Set(templates)].flatMap(patternOf);
  known.set(data.plots, made);
  return made;
}

/** A block at the end of a text; what stands in its gaps never goes beyond its sentence. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/[{[][^}\]]*[}\]]/u);
  const letters = parts.join('').match(/\p{Ll}/gu) ?? [];
  if (letters.length < FEWEST_LETTERS) return [];
  const gap = '[^.!?…]{1,160}?';
  return [new RegExp(`(?<=[.!?…“"] |^)${parts.map(RegExp.escape).join(gap)}$`, 'u')];
}
