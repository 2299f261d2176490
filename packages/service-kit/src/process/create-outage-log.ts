import type { Logger } from 'pino';

/** Within this time of a process's start, what it needs may still be starting: 12 s on a busy machine. */
const START_LIMIT_S = 15;

/** An outage is a warning only once the process is older than a start of the whole system takes. */
export function outageLevel(): 'info' | 'warn' {
  return process.uptime() < START_LIMIT_S ? 'info' : 'warn';
}

interface OutageLog {
  /** Logs the outage once per level: as a warning at the first report after the start. */
  reportAway(error: unknown, message: string): void;
  /** Logs the end of an outage that was logged. */
  reportBack(message: string): void;
}

/** Logs outages of one dependency once each, and none as a warning that the order of starting explains. */
export function createOutageLog(log: Logger): OutageLog {
  let logged: ReturnType<typeof outageLevel> | null = null;
  return {
    reportAway: (error, message) => {
      const level = outageLevel();
      if (logged === 'warn' || logged === level) return;
      log[level]({ err: error }, message);
      logged = level;
    },
    reportBack: (message) => {
      if (logged) log.info(message);
      logged = null;
    },
  };
}
