import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TalkingUser } from './talking-user.ts';

/** SPEC 9: listening stops this long after a final result. */
export const WAIT_MS = 500;

/** The child's last word, the answer prepared in the wait, the commit, the first sound. */
export async function preparedTurn(one: TalkingUser, question: string): Promise<number> {
  const start = performance.now();
  const turnId = randomBytes(16).toString('base64url');
  const heard = one.prepare(question, turnId).then((answer) => one.listen(answer, start));
  await pause(WAIT_MS);
  await one.commit(turnId);
  const committedMs = performance.now() - start;
  const { firstAudioMs } = await heard;
  return Math.max(committedMs, firstAudioMs);
}
