import type { StoryData, StoryTask } from '../../data/load-story-data.ts';
import { openingsOf } from '../classes/taken-up.ts';

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
  const openings = openingsIn(data);
  for (let taken = 0; taken < MOST_BLOCKS; taken += 1) {
    const end = text;
    // The child's own clause is taken up only before a block.
    const blocks = taken > 0 ? [...blocksOf(data), ...openings] : blocksOf(data);
    const starts = blocks.flatMap((block) => {
      const at = block.exec(end)?.index ?? 0;
      return at > 0 ? [at] : [];
    });
    if (starts.length === 0) break;
    text = text.slice(0, Math.min(...starts)).trim();
  }
  return text;
}

const opened = new WeakMap<StoryData['classes'], readonly RegExp[]>();

/** How the child's own clause is taken up before a block. */
function openingsIn({ classes }: StoryData): readonly RegExp[] {
  const before = opened.get(classes);
  if (before) return before;
  const made = [...classes.values()]
    .flatMap((one) => Object.values(openingsOf(one)).flat())
    .flatMap((one) => patternOf(one, 1));
  opened.set(classes, made);
  return made;
}

function blocksOf(data: StoryData): readonly RegExp[] {
  const before = known.get(data.plots);
  if (before) return before;
  const { helps, plots, outcomes, scenes, classes } = data;
  const told = [...classes.values()];
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
    ...[...plots, ...outcomes, ...told].map(({ next }) => next),
    ...[...scenes.values()].flatMap(({ next }) => next ?? []),
  ];
  const templates = all.flatMap(({ small, medium, large }) => [...small, ...medium, ...large]);
  const made = [...new Set(templates)].flatMap((one) => patternOf(one));
  known.set(data.plots, made);
  return made;
}

/** A block at the end of a text; what stands in its gaps never goes beyond its sentence. */
function patternOf(template: string, fewest = FEWEST_LETTERS): RegExp[] {
  const parts = template.split(/[{[][^}\]]*[}\]]/u);
  const letters = parts.join('').match(/\p{Ll}/gu) ?? [];
  if (letters.length < fewest) return [];
  const gap = '[^.!?…]{1,160}?';
  return [new RegExp(`(?<=[.!?…“"] |^)${parts.map(RegExp.escape).join(gap)}$`, 'u')];
}
