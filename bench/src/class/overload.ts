import { quantile, show } from '../measuring/figures.ts';
import { spawnCrowd } from './spawn-crowd.ts';

const PEAK_SECONDS = 10;
/** More than can be answered at a time, few enough that each still has its answer in time. */
const AT_ONCE = 100;
const CALM_PER_SECOND = 30;
const RECOVERY_SECONDS = 15;
/** Whoever waits longer has turned away: an answer after that is none. */
const GIVE_UP_MS = 2_000;

type Results = Awaited<ReturnType<Awaited<ReturnType<typeof spawnCrowd>>['rush']>>;

/** Three times what the system can do at most, and what becomes of it afterwards. */
export async function overload(url: string, seconds: number): Promise<void> {
  const crowd = await spawnCrowd(url);
  await crowd.press(AT_ONCE, 3);
  const calm = await crowd.rush(CALM_PER_SECOND, 10);
  const usual = quantile(timesOf(calm), 0.95);
  const peak = goodputOf(await crowd.press(AT_ONCE, PEAK_SECONDS), PEAK_SECONDS);
  show('peak, good answers a second', peak);

  const rushed = await crowd.rush(3 * peak, seconds);
  show(
    `3 × that for ${seconds} s: good answers ÷ peak`,
    goodputOf(rushed, seconds) / peak,
    '≥ 0.8',
  );
  show('  p95 of the good ones, ms', quantile(timesOf(rushed), 0.95));
  for (const [status, count] of countStatuses(rushed)) {
    console.log(`  ${status === 0 ? 'no answer' : status}: ${count}`);
  }

  const after = await crowd.rush(CALM_PER_SECOND, RECOVERY_SECONDS);
  await crowd.close();
  show('afterwards, s until as usual', secondsUntilUsual(after, usual), '≤ 10');
  show('  usual p95, ms', usual);
  const last = after.filter(({ atMs }) => atMs >= 10_000);
  show('  p95 after 10 s ÷ usual', quantile(timesOf(last), 0.95) / usual);
}

const isGood = ({ status, ms }: Results[number]) =>
  status >= 200 && status < 300 && ms <= GIVE_UP_MS;
const timesOf = (results: Results) => results.filter(isGood).map(({ ms }) => ms);
const goodputOf = (results: Results, seconds: number) => results.filter(isGood).length / seconds;

function countStatuses(results: Results): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** The first second from which on nothing fails and nothing takes three times as long as usual. */
function secondsUntilUsual(results: Results, usualMs: number): number {
  const isUsual = (result: Results[number]) => isGood(result) && result.ms <= 3 * usualMs + 50;
  const last = results.findLast((result) => !isUsual(result));
  return last ? Math.ceil(last.atMs / 1_000) : 0;
}
