import { JobView } from '@lux/contracts/media/job.ts';
import type { Random } from '@lux/random/random.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Visitor } from '../testing/visitor.ts';
import { ask } from './ask.ts';
import { ChaosChild } from './chaos-child.ts';
import { checkConversation } from './checks/check-conversation.ts';
import { checkEvents } from './checks/check-events.ts';
import { checkStickers } from './checks/check-stickers.ts';
import { createExcuse } from './checks/excuse-missing-record.ts';
import { describeOutcome, faultsDuring, judgeOutcomes } from './checks/judge-outcomes.ts';
import type { Outcome } from './history.ts';
import { runTraffic } from './run-traffic.ts';
import { type InjectedFault, injectFaults } from './system/inject-faults.ts';
import type { ChaosSystem, ProcessExit } from './system/open-chaos-system.ts';
import type { Fault } from './system/plan-faults.ts';

const SETTLED_WITHIN_MS = 60_000;

/** Names every promised picture that is lost, has failed, or shares its file with another. */
async function checkPictures(child: ChaosChild): Promise<string[]> {
  const { name, orders } = child.history;
  const problems: string[] = [];
  const urls: string[] = [];
  for (const { jobId, prompt } of orders) {
    if (!jobId) continue;
    const about = `${name}: ${prompt}`;
    const job = await waitFor(
      async () => {
        const found = await child.find(JobView, `/api/jobs/${jobId}`);
        return (found.state === 'ready' || found.state === 'failed') && found;
      },
      { timeoutMs: SETTLED_WITHIN_MS, what: about },
    );
    if (!job.url) {
      problems.push(`${about}: ${job.state} ${job.reason}`);
      continue;
    }
    urls.push(job.url);
    const picture = await child.fetch(job.url);
    const bytes = await picture.bytes();
    if (picture.headers.get('content-type') !== 'image/png' || bytes.length === 0) {
      problems.push(`${about}: no picture but ${picture.status}`);
    }
  }
  if (new Set(urls).size !== urls.length) problems.push(`${name}: two wishes, one picture`);
  return problems;
}

/** An outage of an engine shows within this (SPEC 8). */
const SHOWS_WITHIN_MS = 2_000;
/** The machine is busy with the traffic, the whole system and this test. */
const BUSY_MS = 1_000;
const ENGINES = ['mongodb', 'valkey'];

/** Names every answer that came later than an outage may show. For a machine with nothing else to do. */
function judgeTimes(outcomes: Outcome[], faults: InjectedFault[]): string[] {
  return outcomes.flatMap((outcome) => {
    const { name, startedAt, endedAt } = outcome;
    const during = faultsDuring(outcome, faults);
    // Begun near its end, a request may well have outlived the outage, and be late for other reasons.
    const isInOutage = during.some(
      ({ isAlone, fault, from, until }) =>
        isAlone &&
        ENGINES.includes(fault.target) &&
        startedAt >= from &&
        startedAt <= until - SHOWS_WITHIN_MS,
    );
    // Passwords take their turn, also on a good day.
    const isLate = endedAt - startedAt > SHOWS_WITHIN_MS + BUSY_MS && name !== 'POST /api/login';
    return isInOutage && isLate ? [`late: ${describeOutcome(outcome, during)}`] : [];
  });
}

/** Names each process that ended otherwise than it was made to: nothing that fails takes others along. */
function judgeExits(exits: ProcessExit[], faults: InjectedFault[]): string[] {
  const causes = { kill: 'Signal SIGKILL', restart: 'Code 0' };
  const expected = faults.flatMap(({ fault: { kind, target } }) =>
    kind === 'kill' || kind === 'restart' ? [`${target}: ${causes[kind]}`] : [],
  );
  const happened = exits.map(({ name, cause }) => `${name}: ${cause}`);
  const missing = [...expected];
  const unasked = happened.filter((death) => {
    const at = missing.indexOf(death);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return [
    ...unasked.map((death) => `unasked end: ${death}`),
    ...missing.map((death) => `not so: ${death}`),
  ];
}

/** An admin who looks at the requests now and then, and gives the password where it is asked for. */
function openWatch(url: string, password: string, outcomes: Outcome[]): () => Promise<void> {
  const admin = new Visitor(url);
  return async () => {
    const read = await ask(admin, { method: 'GET', path: '/api/analytics/requests?limit=50' });
    outcomes.push(read.outcome);
    if (read.outcome.status !== 401) return;
    await ask(admin, { method: 'POST', path: '/api/dashboard/login', body: { password } });
  };
}

const CHILDREN = 8;
const REQUESTS_PER_SECOND = 20;
const READY_WITHIN_MS = 30_000;

/** Children at work in a system, and a record of what was done to it and what they met with. */
export async function openChaosRun(system: ChaosSystem, random: Random) {
  const { url, dashboardPassword } = system.stack;
  const outcomes: Outcome[] = [];
  const faults: InjectedFault[] = [];
  const children: ChaosChild[] = [];
  for (let count = 0; count < CHILDREN; count += 1) {
    children.push(await ChaosChild.register(url, `kind-${count}`, outcomes));
  }
  const watch = openWatch(url, dashboardPassword, outcomes);

  return {
    outcomes,
    faults,
    children,
    runTraffic: () => runTraffic({ children, watch, random, perSecond: REQUESTS_PER_SECOND }),
    injectFaults: async (next: Fault[]) => {
      faults.push(...(await injectFaults(system, next, READY_WITHIN_MS)));
    },
    /** What may not happen, whatever fails. */
    findViolations: () => [...judgeExits(system.exits, faults), ...judgeOutcomes(outcomes, faults)],
    /** What came too late. */
    findDelays: () => judgeTimes(outcomes, faults),
    /** What was promised and is not there, or more than once. */
    findLosses: async () => {
      const histories = children.map(({ history }) => history);
      return [
        ...(await Promise.all(children.map(checkConversation))).flat(),
        ...(await Promise.all(children.map(checkPictures))).flat(),
        ...(await checkStickers(system.mongodbUri, children)),
        ...(await checkEvents(
          system.mongodbUri,
          histories,
          createExcuse(faults, system.doesValkeyKeepData),
        )),
      ];
    },
  };
}
