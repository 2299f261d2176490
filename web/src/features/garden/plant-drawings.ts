import type { Garden, GrowthStage, ProgressArea } from '@lux/contracts/classroom/progress.ts';
import sunflower from 'openmoji/color/svg/1F33B.svg?url';
import leaves from 'openmoji/color/svg/1F33F.svg?url';
import seed from 'openmoji/color/svg/1F330.svg?url';
import sprout from 'openmoji/color/svg/1F331.svg?url';
import tree from 'openmoji/color/svg/1F333.svg?url';
import tulip from 'openmoji/color/svg/1F337.svg?url';
import mushroom from 'openmoji/color/svg/1F344.svg?url';
import bud from 'openmoji/color/svg/1FAB4.svg?url';

const stages: Record<Exclude<GrowthStage, 'bloom'>, string> = { seed, sprout, leaves, bud };

/** What blooms in the end. */
const blooms: Record<ProgressArea, string> = {
  math: sunflower,
  letters: tulip,
  reading: tree,
  quiz: mushroom,
};

/** The drawing of a plant as it stands. */
export function drawingOf({ area, stage }: Garden['plants'][number]): string {
  return stage === 'bloom' ? blooms[area] : stages[stage];
}
