import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';

type Told = Pick<
  Deps,
  'redis' | 'limits' | 'socketLimits' | 'dashboardPassword' | 'ownerSecret' | 'adminPin'
>;

/** What limits refused, and the memory of Redis, which holds sessions and queues. */
export function limitMetrics(metrics: Registry, deps: Told): void {
  const registers = [metrics];
  const { limits, socketLimits, redis } = deps;
  new Counter({
    name: 'sessions_unstored_total',
    help: 'Requests without a session, as their network had started as many as a school has browsers',
    registers,
    collect() {
      this.reset();
      this.inc(limits.countUnstoredSessions());
    },
  });
  new Counter({
    name: 'sockets_refused_total',
    help: 'Handshakes refused, as a network or a session had as many sockets open as it may',
    registers,
    collect() {
      this.reset();
      this.inc(socketLimits.countRefused());
    },
  });
  guesses(registers, deps);
  new Gauge({
    name: 'redis_memory_bytes',
    help: 'Memory of Redis: what is used, and its limit, 0 where it has none',
    labelNames: ['kind'],
    registers,
    async collect() {
      // While Redis is away there is no value; readiness reports the outage.
      const info = await redis.info('memory').catch(() => null);
      this.reset();
      if (info === null) return;
      this.set({ kind: 'used' }, readBytes(info, 'used_memory'));
      this.set({ kind: 'limit' }, readBytes(info, 'maxmemory'));
    },
  });
}

function guesses(registers: Registry[], { dashboardPassword, ownerSecret, adminPin }: Told): void {
  const guarded = [
    { secret: 'dashboard', limiter: dashboardPassword },
    { secret: 'owner', limiter: ownerSecret },
    ...(adminPin === null ? [] : [{ secret: 'admin-pin', limiter: adminPin }]),
  ];
  new Counter({
    name: 'guesses_wrong_total',
    help: 'Wrong guesses of a secret that were looked at',
    labelNames: ['secret'],
    registers,
    collect() {
      this.reset();
      for (const { secret, limiter } of guarded) this.inc({ secret }, limiter.countWrong());
    },
  });
  new Counter({
    name: 'guesses_refused_total',
    help: 'Guesses of a secret that were not looked at',
    labelNames: ['secret'],
    registers,
    collect() {
      this.reset();
      for (const { secret, limiter } of guarded) this.inc({ secret }, limiter.countRefused());
    },
  });
}

function readBytes(info: string, name: string): number {
  return Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
}
