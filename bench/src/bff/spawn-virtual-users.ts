import { ownerOfVisitor } from '@lux/bff/src/sessions/act-for.ts';
import { Pool } from 'undici';
import { z } from 'zod';

const CHILDREN = 20;
/** An answer of 2 kB. */
const SHORT_TURNS = 7;
/** A list of 20 messages. */
const LONG_TURNS = 10;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const Started = z.object({ id: z.string() });

/** Children with a session and two conversations each, one short and one long. */
export async function spawnVirtualUsers(url: string) {
  const pool = new Pool(url, { connections: 10 });
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const given = { 'content-type': 'application/json', ...headers };
    const answer = await pool.request({
      method: 'POST',
      path,
      headers: given,
      body: JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 400) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    return { text, headers: answer.headers };
  };
  const talk = async (headers: Record<string, string>, turns: number) => {
    const { id } = Started.parse(JSON.parse((await post('/api/conversations', headers, {})).text));
    for (let turn = 0; turn < turns; turn += 1) {
      const content = `Was ist ${turn} plus ${turn + 1}?`;
      await post(`/api/conversations/${id}/messages`, headers, { role: 'user', content });
    }
    return id;
  };
  const bring = async (_none: unknown, child: number) => {
    const token = `child-of-the-bff-bench-${child}`;
    const shown = { 'x-visitor-token': token, 'user-agent': BROWSER };
    const { headers } = await post('/api/conversations', shown, {});
    const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
    const caller = { ...shown, cookie };
    return {
      headers: caller,
      owner: ownerOfVisitor(token),
      short: await talk(caller, SHORT_TURNS),
      long: await talk(caller, LONG_TURNS),
    };
  };
  const children = await Promise.all(Array.from({ length: CHILDREN }, bring));
  await pool.close();
  return children;
}
