import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const Started = z.object({ id: z.string() });
const Answer = z.object({ content: z.string().min(1) });

const CALLERS = 3;
const EVERY_MS = 150;
const LIMIT_MS = 60_000;

/** Asks LUX something as a child would. @throws where it has no answer. */
export async function askSomething(url: string): Promise<string> {
  const visitorToken = `compose-check-${randomUUID()}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-visitor-token': visitorToken },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const { id } = Started.parse(await post('/api/conversations', { visitorToken }));
  const question = { role: 'user', content: 'Wie viele Beine hat eine Spinne?' };
  return Answer.parse(await post(`/api/conversations/${id}/messages`, question)).content;
}

/** Children who ask for the settings, some 20 times a second, and one who talks, until `stop`. */
export function watchDoor(url: string) {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const repeat = async (call: () => Promise<unknown>, everyMs: number) => {
    while (!isOver) {
      count += 1;
      await call().catch((error: Error) => {
        failures.push(`${new Date().toISOString()} ${error.message} ${error.cause ?? ''}`);
      });
      await pause(everyMs);
    }
  };
  const readSettings = async () => {
    const answer = await fetch(`${url}/api/settings`, { signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/api/settings answered ${answer.status}`);
  };
  const running = [
    ...Array.from({ length: CALLERS }, () => repeat(readSettings, EVERY_MS)),
    repeat(() => askSomething(url), 1_000),
  ];
  return {
    /** @returns how many calls there were, and what became of those that failed. */
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      return { count, failures };
    },
  };
}
