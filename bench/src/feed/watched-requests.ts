import { quantile, show } from '../measuring/figures.ts';
import type { openSystem } from './open-system.ts';
import { spawnVirtualUsers } from './spawn-virtual-users.ts';
import { startWatching } from './start-watching.ts';

const ADMINS = 5;
const PER_SECOND = 200;
const SECONDS = 5;

/**
 * Children's requests while five admins watch them, alternating with the same requests unwatched. The
 * admins have no screen here: what a browser draws is drawn on their own computers.
 */
export async function watchedRequests(
  system: Awaited<ReturnType<typeof openSystem>>,
  rounds: number,
): Promise<void> {
  const children = await spawnVirtualUsers(system.url);
  const play = async (admins: number): Promise<number[]> => {
    const watching = admins > 0 && (await startWatching(system, admins));
    const times = await children.play({ perSecond: PER_SECOND, seconds: SECONDS });
    if (watching) await watching.stop();
    return times;
  };
  await play(0);
  const ratios: number[] = [];
  const all: Record<'watched' | 'alone', number[]> = { watched: [], alone: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [0, ADMINS] : [ADMINS, 0];
    const times = new Map<number, number[]>();
    for (const admins of order) times.set(admins, await play(admins));
    const [alone = [], watched = []] = [times.get(0), times.get(ADMINS)];
    ratios.push(quantile(watched, 0.95) / quantile(alone, 0.95));
    all.alone.push(...alone);
    all.watched.push(...watched);
  }
  await children.close();
  show('requests, p95 in ms, nobody watching', quantile(all.alone, 0.95));
  show(
    `${PER_SECOND}/s, five admins ÷ none, p95 (median of rounds)`,
    quantile(ratios, 0.5),
    '≤ 1.05',
  );
  const [watched, alone] = [quantile(all.watched, 0.95), quantile(all.alone, 0.95)];
  show(`${PER_SECOND}/s, five admins ÷ none, p95 (all rounds together)`, watched / alone, '≤ 1.05');
}
