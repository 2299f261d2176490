import { Visitor } from '@lux/e2e/testing/visitor.ts';
import { quantile, show } from '../measuring/figures.ts';
import type { Pupil } from './play-before-boards.ts';

const PAIRS = 10;
/** Two blocks of each child stay below what one may ask at once. */
const TURNS = 20;
/** V8 has compiled what a turn needs. */
const WARM_UP = 40;

type Arm = 'inside' | 'outside';

let asked = 0;

/** A turn with LUX by a child in a lesson and by one in none, in turns: time, and CPU of the processes. */
export async function compareTurns(
  url: string,
  pupils: Pupil[],
  cpu: (name: string) => number,
): Promise<void> {
  const times: Record<Arm, number[]> = { inside: [], outside: [] };
  /** Of each pair alone: what a busy machine does to one pair it does to both of its children. */
  const ratios: number[] = [];
  const onPath: Record<Arm, number> = { inside: 0, outside: 0 };
  const beside: Record<Arm, number> = { inside: 0, outside: 0 };

  const talk = async (arm: Arm | null, visitor: Visitor, conversation: string, turns: number) => {
    const before = { path: cpu('bff') + cpu('conversation'), classroom: cpu('classroom') };
    for (let turn = 0; turn < turns; turn += 1) {
      asked += 1;
      const start = performance.now();
      await visitor.say(conversation, `Warum hat die Spinne Nummer ${asked} acht Beine?`);
      if (arm) times[arm].push(performance.now() - start);
    }
    if (!arm) return;
    onPath[arm] += cpu('bff') + cpu('conversation') - before.path;
    beside[arm] += cpu('classroom') - before.classroom;
  };

  const p50 = (arm: Arm, from = 0) => quantile(times[arm].slice(from), 0.5);

  const [first, ...others] = pupils;
  if (!first) throw new Error('no child');
  await talk(null, first.visitor, await first.visitor.startConversation(), WARM_UP);
  for (const { visitor } of others.slice(0, PAIRS)) {
    const stranger = new Visitor(url);
    const inside = await visitor.startConversation();
    const outside = await stranger.startConversation();
    await talk('inside', visitor, inside, TURNS);
    await talk('outside', stranger, outside, TURNS);
    await talk('outside', stranger, outside, TURNS);
    await talk('inside', visitor, inside, TURNS);
    ratios.push(p50('inside', -2 * TURNS) / p50('outside', -2 * TURNS));
  }
  const turns = times.inside.length;
  show('a turn without a lesson, p50 ms', p50('outside'));
  show('  time in a lesson ÷ without, middle of ten pairs', quantile(ratios, 0.5), '≤ 1.05');
  show('  CPU of bff and conversation, ms a turn without', onPath.outside / turns);
  show('  CPU in a lesson ÷ without', onPath.inside / onPath.outside, '≤ 1.05');
  show('  CPU of classroom beside it, ms a turn', (beside.inside - beside.outside) / turns);
}
