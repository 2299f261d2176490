import { quantile } from '../measuring/figures.ts';

/** What became of what children did: how long it took beyond the upstream's own time, in ms. */
export class LatencyRecorder {
  readonly overheads = new Map<string, number[]>();
  readonly errors = new Map<string, number>();
  refused = 0;

  add(act: string, overheadMs: number): void {
    const known = this.overheads.get(act);
    if (known) known.push(overheadMs);
    else this.overheads.set(act, [overheadMs]);
  }

  fail(what: string): void {
    if (what.includes(' 429')) this.refused += 1;
    else this.errors.set(what, (this.errors.get(what) ?? 0) + 1);
  }

  get done(): number {
    return this.all().length;
  }

  get failed(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  /** In percent of everything that was tried. */
  get errorPercent(): number {
    return (100 * this.failed) / (this.done + this.failed + this.refused);
  }

  all(): number[] {
    return [...this.overheads.values()].flat();
  }

  /** A line for each act. */
  lines(): string[] {
    return [...this.overheads].map(
      ([act, times]) =>
        `  ${act.padEnd(12)} ${String(times.length).padStart(6)} times, ms beyond the upstream: p50 ${quantile(times, 0.5).toFixed(0)}, p95 ${quantile(times, 0.95).toFixed(0)}, longest ${Math.max(...times).toFixed(0)}`,
    );
  }
}
