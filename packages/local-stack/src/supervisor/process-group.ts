import type { SupervisedProcess } from './supervised-process.ts';

/** Processes that end in order: the higher the rank, the earlier. What others depend on ranks low. */
export class ProcessGroup {
  readonly #ranks = new Map<SupervisedProcess, number>();

  add(process: SupervisedProcess, rank: number): void {
    this.#ranks.set(process, rank);
  }

  get byName(): ReadonlyMap<string, SupervisedProcess> {
    return new Map([...this.#ranks.keys()].map((process) => [process.name, process]));
  }

  /** From now on no end is followed by a restart. */
  stopRestarting(): void {
    for (const process of this.#ranks.keys()) process.stopRestarting();
  }

  async stop(): Promise<void> {
    const ranks = [...new Set(this.#ranks.values())].sort((a, b) => b - a);
    for (const rank of ranks) {
      const members = [...this.#ranks].filter((entry) => entry[1] === rank);
      await Promise.all(members.map(([process]) => process.stop()));
    }
  }

  /** Synchronous, so that it also works while this process exits. */
  killNow(): void {
    for (const process of this.#ranks.keys()) process.killNow();
  }
}
