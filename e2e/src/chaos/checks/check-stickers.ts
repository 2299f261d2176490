import { findDocuments } from '@lux/test-kit/find-in-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { z } from 'zod';
import type { ChaosChild } from '../chaos-child.ts';

const User = z.object({ _id: z.string(), username: z.string() });
const Counters = z.record(z.string(), z.number());
const Progress = z.object({ _id: z.string(), counters: Counters });

/** Names lost and doubled rounds among those acknowledged, and stickers that were seen and are gone. */
export async function checkStickers(uri: string, children: ChaosChild[]): Promise<string[]> {
  const users = await findDocuments(uri, ['lux-accounts', 'users'], User);
  const problemsOf = async () => {
    const progress = await findDocuments(uri, ['lux-accounts', 'sticker-progress'], Progress);
    return children.flatMap(({ history: { name, rounds } }) => {
      const userId = users.find(({ username }) => username === name)?._id;
      const counters = progress.find(({ _id }) => _id === userId)?.counters ?? {};
      const counted = {
        rounds: sum(counters, /^(quiz|math)\/rounds$/),
        right: sum(counters, /^(quiz|math)\/right$/),
      };
      const kept = {
        rounds: rounds.length,
        right: rounds.reduce((all, { score }) => all + score, 0),
      };
      const isSame = counted.rounds === kept.rounds && counted.right === kept.right;
      return isSame ? [] : [`${name}: ${JSON.stringify({ kept, counted })}`];
    });
  };
  // What waits in the stream is counted a moment later.
  const lost: string[] = await waitFor(async () => (await problemsOf()).length === 0, {
    timeoutMs: 15_000,
    what: 'all rounds to count',
  }).then((): string[] => [], problemsOf);

  for (const child of children) {
    const { name, stickers } = child.history;
    const seen = new Set(stickers);
    const collected = await child.readStickers();
    const unique = new Set(collected);
    if (unique.size !== collected.length) lost.push(`${name} has a sticker twice`);
    for (const id of seen) if (!unique.has(id)) lost.push(`${name} has lost ${id}`);
  }
  return lost;
}

function sum(counters: z.output<typeof Counters>, pattern: RegExp): number {
  const found = Object.entries(counters).filter(([name]) => pattern.test(name));
  return found.reduce((all, [, count]) => all + count, 0);
}
