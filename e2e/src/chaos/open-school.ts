import { ChaosChild } from './chaos-child.ts';
import { checkConversation } from './check-conversation.ts';
import { checkEvents } from './check-events.ts';
import { checkPictures } from './check-pictures.ts';
import { checkStickers } from './check-stickers.ts';
import type { Random } from './create-random.ts';
import type { Outcome } from './history.ts';
import { isExcused } from './is-excused.ts';
import { judgeDeaths } from './judge-deaths.ts';
import { judgeOutcomes } from './judge-outcomes.ts';
import { judgeTimes } from './judge-times.ts';
import { type MadeFault, makeFaults } from './make-faults.ts';
import type { ChaosSystem } from './open-chaos-system.ts';
import { openWatch } from './open-watch.ts';
import type { Fault } from './plan-faults.ts';
import { runTraffic } from './run-traffic.ts';

const CHILDREN = 8;
const REQUESTS_PER_SECOND = 20;
const READY_WITHIN_MS = 30_000;

/** Children at work in a system, and a record of what was done to it and what they met with. */
export async function openSchool(system: ChaosSystem, random: Random) {
  const { url, dashboardPassword } = system.stack;
  const outcomes: Outcome[] = [];
  const faults: MadeFault[] = [];
  const children: ChaosChild[] = [];
  for (let count = 0; count < CHILDREN; count += 1) {
    children.push(await ChaosChild.comeIn(url, `kind-${count}`, outcomes));
  }
  const watch = openWatch(url, dashboardPassword, outcomes);

  return {
    outcomes,
    faults,
    children,
    runTraffic: () => runTraffic({ children, watch, random, perSecond: REQUESTS_PER_SECOND }),
    makeFaults: async (next: Fault[]) => {
      faults.push(...(await makeFaults(system, next, READY_WITHIN_MS)));
    },
    /** What nobody may meet with, whatever fails. */
    findMisfortunes: () => [
      ...judgeDeaths(system.deaths, faults),
      ...judgeOutcomes(outcomes, faults),
    ],
    /** What came too late. */
    findDelays: () => judgeTimes(outcomes, faults),
    /** What was promised and is not there, or more than once. */
    findLosses: async () => {
      const histories = children.map(({ history }) => history);
      return [
        ...(await Promise.all(children.map(checkConversation))).flat(),
        ...(await Promise.all(children.map(checkPictures))).flat(),
        ...(await checkStickers(system.mongodbUri, children)),
        ...(await checkEvents(system.mongodbUri, histories, isExcused(faults))),
      ];
    },
  };
}
