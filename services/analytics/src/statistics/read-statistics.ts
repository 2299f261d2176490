import { RequestType } from '@lux/contracts/analytics/request.ts';
import type { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';
import type { Deps } from '../deps.ts';
import { type CountsByName, type DailyCounts, emptyCounts } from './daily-counts.ts';
import { estimateUsage } from './estimate-usage.ts';

/** A duration that stands for all of its `durationClass`, at most 5 % off; one decimal. */
function durationOfClass(durationClass: number): number {
  return Math.round(10 * 1.1 ** (durationClass - 0.5)) / 10;
}

/** Median and 95th percentile of each type that was asked for. */
export function answerTimes(durations: CountsByName): DetailedRequestStats['answerTimes'] {
  return RequestType.options.flatMap((type) => {
    const classes = Object.entries(durations)
      .filter(([name]) => name.startsWith(`${type}:`))
      .map(([name, count]) => ({ of: Number(name.slice(type.length + 1)), count }))
      .toSorted((one, other) => one.of - other.of);
    const count = classes.reduce((sum, one) => sum + one.count, 0);
    if (count === 0) return [];
    const quantile = (share: number) => {
      let seen = 0;
      for (const { of, count: ofClass } of classes) {
        seen += ofClass;
        if (seen >= share * count) return durationOfClass(of);
      }
      return 0;
    };
    return [{ type, count, p50Ms: quantile(0.5), p95Ms: quantile(0.95) }];
  });
}

/** The counts of several days as one. */
function sumCounts(all: Partial<DailyCounts>[]): DailyCounts {
  const sum = emptyCounts();
  for (const counts of all) {
    addTo(sum.type, counts.type);
    addTo(sum.status, counts.status);
    addTo(sum.safety, counts.safety);
    addTo(sum.duration, counts.duration);
    addTo(sum.characters, counts.characters);
  }
  return sum;
}

function addTo(sum: CountsByName, counts: CountsByName = {}): void {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const MONTH_DAYS = 30;
const WEEK_DAYS = 7;

/**
 * The statistics of `GET /stats` (SPEC 3): of all requests ever, and of the last days, today
 * included. Read from the daily counts and from the segments that are not part of them yet.
 */
export async function readStatistics(
  deps: Pick<Deps, 'requests' | 'segments' | 'days' | 'activeVisitors'>,
): Promise<DetailedRequestStats> {
  const today = berlinDay(Date.now());
  const firstDay = daysBefore(today, MONTH_DAYS - 1);
  const [byDay, open, activeVisitors] = await Promise.all([
    readDays(deps, firstDay),
    deps.requests.count({ safety: 'open' }),
    deps.activeVisitors.count(),
  ]);
  const month = [...byDay].filter(([day]) => day >= firstDay && day <= today);
  const all = sumCounts([...byDay.values()]);
  const ofMonth = sumCounts(month.map(([, counts]) => counts));
  const firstOfWeek = daysBefore(today, WEEK_DAYS - 1);
  const ofWeek = sumCounts(month.flatMap(([day, one]) => (day >= firstOfWeek ? [one] : [])));

  return {
    total: totalOf(all.type),
    byType: Object.fromEntries(
      RequestType.options.flatMap((type) => (all.type[type] ? [[type, all.type[type]]] : [])),
    ),
    dailyCount: month
      .map(([date, { type }]) => ({ date, count: totalOf(type) }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    activeVisitors,
    answerTimes: answerTimes(ofWeek.duration),
    safety: {
      blocked: ofMonth.safety.blocked ?? 0,
      crisis: ofMonth.safety.crisis ?? 0,
      unclear: ofMonth.safety.unclear ?? 0,
      open,
    },
    errors: Object.entries(ofWeek.status).map(([status, count]) => ({
      status: Number(status),
      count,
    })),
    usage: estimateUsage(ofMonth),
  };
}

/** Segments first: one that is folded in between is then known to the day it went to. */
async function readDays(
  { segments, days }: Pick<Deps, 'segments' | 'days'>,
  firstDay: string,
): Promise<Map<string, DailyCounts>> {
  const unfolded = await segments.list();
  const { recent, older } = await days.list(firstDay);
  const folded = new Set<string>();
  const parts = new Map<string, Partial<DailyCounts>[]>();
  for (const { _id: day, folded: taken, ...counts } of [...recent, ...older]) {
    for (const { id } of taken) folded.add(`${day} ${id}`);
    parts.set(day, [counts]);
  }
  for (const { _id, days: ofSegment } of unfolded) {
    for (const [day, counts] of ofSegment) {
      if (folded.has(`${day} ${_id}`)) continue;
      parts.set(day, [...(parts.get(day) ?? []), counts]);
    }
  }
  return new Map([...parts].map(([day, counts]) => [day, sumCounts(counts)]));
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

function totalOf(types: CountsByName): number {
  return Object.values(types).reduce((sum, count) => sum + count, 0);
}
