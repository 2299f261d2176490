import { noAmounts } from '@lux/contracts/accounts/ai/ai-usage.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';

const lessons = ['m', 'n'].map((letter) => letter.repeat(22));

/** What accounts counted, and classroom's names. */
export function standInAiUsage(server: Server): void {
  const used = (lessonId: string | null, calls: number) => ({
    ...noAmounts,
    ...{ day: '2026-02-02', lessonId, ability: 'text', host: 'api.openai.com', model: 'gpt' },
    ...{ calls, inputTokens: 1_000 * calls, cost: calls / 10 },
  });
  const usage = {
    month: [{ ability: 'text', used: 6_000, ceiling: null, isExhausted: false }],
    renewsOn: '2026-03-01',
    childHour: [{ ability: 'text', model: 'gpt', cost: 0.05, asOf: '2026-01' }],
    days: [used(lessons[0] ?? null, 2), used(lessons[1] ?? null, 3), used(null, 1)],
  };
  server.get('/ai-usage', async () => usage);
  server.patch('/ai-ceilings', async () => usage);
  server.post('/lesson-classes', async () => Object.fromEntries(lessons.map((id) => [id, '3b'])));
}
