import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '@lux/e2e/testing/visitor.ts';
import { quantile, show } from '../measuring/figures.ts';
import { openList } from './open-list.ts';
import type { openSystem } from './open-system.ts';

const QUESTIONS = 15;

/** From the answer that a child gets to the row on the admin's screen. */
export async function measureFirstRow(
  system: Awaited<ReturnType<typeof openSystem>>,
): Promise<void> {
  const list = await openList(system);
  const child = new Visitor(system.url);
  const conversation = await child.startConversation();
  const times: number[] = [];
  for (let question = 0; question < QUESTIONS; question += 1) {
    // Not in step with anything that happens at fixed times.
    await pause(300 + Math.random() * 500);
    const text = `Was ist ${question} plus ${question + 17}?`;
    const row = list.page.getByRole('button', { name: text }).waitFor();
    await child.say(conversation, text);
    const answered = performance.now();
    await row;
    times.push(performance.now() - answered);
  }
  await list.close();
  show('a new row is there after ms, median', quantile(times, 0.5));
  show('a new row is there after ms, longest', Math.max(...times), '≤ 1000');
}
