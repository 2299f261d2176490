import type { StoryData, StoryTask } from '../../data/load-story-data.ts';

/** A block as it may stand at the end of a text. */
interface Block {
  /** What its last gap is followed by: whatever else a text ends with, it is not this block. */
  last: string;
  pattern: RegExp;
}

const known = new WeakMap<StoryData['classes'], readonly Block[]>();
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
      const at = end.endsWith(block.last) ? (block.pattern.exec(end)?.index ?? 0) : 0;
      return at > 0 ? [at] : [];
    });
    if (starts.length === 0) break;
    text = text.slice(0, Math.min(...starts)).trim();
  }
  return text;
}

const opened = new WeakMap<StoryData['openings'], readonly Block[]>();

/** How the child's own sentence is taken up before a block. */
function openingsIn({ openings }: StoryData): readonly Block[] {
  const before = opened.get(openings);
  if (before) return before;
  const made = Object.values(openings)
    .flatMap(({ small, medium, large }) => [...small, ...medium, ...large])
    .flatMap((one) => patternOf(one, 1));
  opened.set(openings, made);
  return made;
}

function blocksOf(data: StoryData): readonly Block[] {
  const before = known.get(data.classes);
  if (before) return before;
  const { helps, classes, openings, tools } = data;
  const { pauses, hooks, opens, owned, asked, replies } = helps;
  const { things, quotes, speeches, questions } = openings;
  const all = [
    ...[pauses, hooks, opens, owned, asked, replies, things, quotes, speeches, questions],
    ...[...classes.values(), ...Object.values(tools)].map(({ next }) => next),
  ];
  const templates = all.flatMap(({ small, medium, large }) => [...small, ...medium, ...large]);
  const made = [...new Set(templates)].flatMap((one) => patternOf(one));
  known.set(data.classes, made);
  return made;
}

/** A block at the end of a text; what stands in its gaps never goes beyond its sentence. */
function patternOf(template: string, fewest = FEWEST_LETTERS): Block[] {
  const parts = template.split(/[{[][^}\]]*[}\]]/u);
  const letters = parts.join('').match(/\p{Ll}/gu) ?? [];
  if (letters.length < fewest) return [];
  const gap = '[^.!?…]{1,160}?';
  const pattern = new RegExp(`(?<=[.!?…“"] |^)${parts.map(RegExp.escape).join(gap)}$`, 'u');
  return [{ last: parts.at(-1) ?? '', pattern }];
}
