import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import type { ProcessGroup } from '../supervisor/process-group.ts';
import { type ProcessSpec, SupervisedProcess } from '../supervisor/supervised-process.ts';
import { waitUntilReady } from '../supervisor/wait-until-ready.ts';
import { formatLogLine } from '../terminal/format-log-line.ts';
import { openLogFile } from '../terminal/open-log-file.ts';

type LineSink = {
  /** Takes the lines of one process: all to its log file, warnings also to the terminal. */
  of(name: string): (line: string, source: 'stdout' | 'stderr') => void;
  close(): Promise<void>;
};

/** Keeps what the processes print: `logs/<name>.log` in the data folder. */
export function createLineSink(dataDir: string, print: (line: string) => void): LineSink {
  const folder = path.join(dataDir, 'logs');
  const files = new Map<string, ReturnType<typeof openLogFile>>();
  return {
    of: (name) => {
      const file = files.get(name) ?? openLogFile(folder, name);
      files.set(name, file);
      return (line, source) => {
        file.write(line);
        const readable = formatLogLine(name, line, source);
        if (readable !== undefined) print(readable);
      };
    },
    close: async () => {
      await Promise.all([...files.values()].map((file) => file.close()));
    },
  };
}

/** Order of ending, highest first: bff and web, then the services behind them, then the engines. */
export function rankOf(name: string): number {
  if (name === 'bff' || name === 'web') return 2;
  return name === 'engines' ? 0 : 1;
}

/** Three tries more within 2 s: a mistake in the configuration does not go away by itself. */
const hopelessAfterRestarts = 3;

type Service = ProcessSpec & { readyUrl: string };
type Deps = {
  group: ProcessGroup;
  sink: ReturnType<typeof createLineSink>;
  print: (line: string) => void;
  dataDir: string;
  readyWithinMs: number;
  signal: AbortSignal;
};

/**
 * Starts services under supervision and resolves when all are ready, with the AI tiers each of them
 * named. Throws StartProblem saying which are not, why, and where to read more: when the time is
 * over, or as soon as one of them keeps dying.
 */
export async function runServices(deps: Deps, services: Service[]) {
  const processes = services.map((service) => superviseService(deps, service));
  for (const process of processes) process.start();

  const isHopeless = () => processes.some(keepsDying);
  const { readyWithinMs: timeoutMs, signal } = deps;
  const outcomes = await Promise.all(
    services.map(async ({ name, readyUrl: url }) => ({
      name,
      ...(await waitUntilReady({ url, timeoutMs, signal, isHopeless })),
    })),
  );
  const failures = isHopeless()
    ? processes.filter(keepsDying).map(({ name }) => `  ${name} fällt immer wieder aus`)
    : outcomes
        .filter(({ isReady }) => !isReady)
        .map(({ name, problem }) => `  ${name}: ${problem}`);
  if (failures.length === 0) return outcomes.map(({ tiers }) => tiers);

  const logs = `Mehr dazu steht in den Protokollen: ${path.join(deps.dataDir, 'logs')}`;
  throw new StartProblem(['LUX konnte nicht starten:', ...failures, logs].join('\n'));
}

function keepsDying(process: SupervisedProcess): boolean {
  return process.restarts >= hopelessAfterRestarts;
}

function superviseService(deps: Deps, service: Service): SupervisedProcess {
  const { group, sink, print, readyWithinMs: timeoutMs, signal } = deps;
  const { name, readyUrl: url } = service;
  const process = new SupervisedProcess(service, {
    onLine: sink.of(name),
    onDeath: ({ cause, pauseMs }) =>
      print(`${name} ist ausgefallen (${cause}), Neustart in ${pauseMs} ms.`),
    onRestart: async () => {
      const outcome = await waitUntilReady({ url, timeoutMs, signal }).catch(() => undefined);
      if (outcome?.isReady) print(`${name} ist wieder bereit.`);
    },
  });
  group.add(process, rankOf(name));
  return process;
}
