import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const Addresses = z.object({ url: z.string(), bareUrl: z.string() });

const Asked = z.object({
  /** What each answer took, in milliseconds. */
  settings: z.array(z.number()),
  bare: z.array(z.number()),
  /** Of the process while it asked. */
  niceness: z.number(),
});
export type Asked = z.output<typeof Asked>;

const script = fileURLToPath(new URL('./ask-settings.ts', import.meta.url));

/** Who asks for settings, apart from those who paint: their sockets would keep it busy (`ask-settings.ts`). */
export async function startAsker(addresses: z.input<typeof Addresses>) {
  const child = fork(script, [JSON.stringify(addresses)]);
  await once(child, 'message');
  return {
    ask: async (): Promise<Asked> => {
      const [answer] = await Promise.all([once(child, 'message'), child.send('ask')]);
      return Asked.parse(answer[0]);
    },
    stop: () => child.disconnect(),
  };
}
