import { readTrainingText } from '../read-desk.ts';

const THINGS = [
  'hund',
  'vulkan',
  'mond',
  'haus',
  'biene',
  'auto',
  'baum',
  'könig',
  'wal',
  'schnee',
];

/** Draws what a question is about, for the patterns' places. */
export const createThingDraw = (random: () => number) => () =>
  THINGS[Math.floor(random() * THINGS.length)] ?? 'hund';

/** The patterns of `training.txt` with the desk whose heading they stand below. */
export function readDeskPatterns(): { label: string; pattern: string }[] {
  const patterns: { label: string; pattern: string }[] = [];
  let heading = '';
  for (const line of readTrainingText().split('\n')) {
    if (line.startsWith('# ') || line.trim() === '') continue;
    if (line.startsWith('#')) heading = line.slice(1).trim();
    else patterns.push({ label: heading, pattern: line });
  }
  return patterns;
}
