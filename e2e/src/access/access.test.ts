import { fieldAccess } from '@lux/bff/src/testing/access/field-access.ts';
import { routeAccess } from '@lux/bff/src/testing/access/route-access.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { testOnSharedSystem } from '../testing/open-journey.ts';
import { Visitor } from '../testing/visitor.ts';
import {
  type Call,
  FORGETS_COLORS,
  fieldsThatNameNothing,
  fieldsThatNameThings,
  listsThings,
  namesNothing,
  namesThings,
  nothing,
  type Things,
} from './own-things-calls.ts';

/** What belongs to whoever asks, by this table, and is not in any of these lists. */
const forgotten = (table: Readonly<Record<string, string>>, listed: string[]) =>
  Object.entries(table)
    .filter(([name, access]) => (access === 'own' || access === 'user') && !listed.includes(name))
    .map(([name]) => name);

testOnSharedSystem(
  'every route and field that works with one’s own things is tried with others’',
  () => {
    const routes = [...Object.keys(namesThings), ...listsThings, ...namesNothing];
    expect(forgotten(routeAccess, routes)).toEqual([]);
    const fields = [...Object.keys(fieldsThatNameThings), ...fieldsThatNameNothing];
    expect(forgotten(fieldAccess, fields)).toEqual([]);
  },
);

const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const password = 'Wolke-Besen-Zebra';

async function send(visitor: Visitor, route: string, { path, body }: Call) {
  const answer = await visitor.request(Method.parse(route.split(' ')[0]), path, body);
  return { status: answer.status, text: await answer.text() };
}

/** A child with an account and one of each thing. */
async function own(child: Visitor): Promise<Things> {
  const conversation = await child.startConversation();
  await child.say(conversation, 'Wie viele Beine hat eine Spinne?');
  const ordered = await child.request(
    'POST',
    '/api/generate-image',
    { prompt: 'ein Igel', visitorToken: child.token },
    { prefer: 'respond-async' },
  );
  const { jobId: job } = z.object({ jobId: z.string() }).parse(await ordered.json());
  const url = await waitFor(
    async () => {
      const view = await child.json(JobView, 'GET', `/api/jobs/${job}`);
      return view.state === 'ready' && view.url;
    },
    { timeoutMs: 60_000, what: 'a picture' },
  );
  const thing = `story_${Date.now()}`;
  const things = [{ kind: 'story', id: thing, changedAt: new Date().toISOString(), data: {} }];
  expect((await child.request('PUT', '/api/me/things', { things })).status).toBe(200);
  return { conversation, job, file: url.slice('/media/'.length), thing };
}

testOnSharedSystem(
  'nobody finds, changes or ends another child’s things by any route or field',
  async ({ shared }) => {
    const people: Visitor[] = [];
    onTestFinished(() => {
      for (const one of people) one.close();
    });
    const openVisitor = () => {
      const visitor = new Visitor(shared.stack.url);
      people.push(visitor);
      return visitor;
    };
    const register = async (username: string) => {
      const child = openVisitor();
      const account = { username, password, visitorToken: child.token };
      expect((await child.request('POST', '/api/register', account)).status).toBe(201);
      return child;
    };
    const suffix = Date.now().toString(36);
    const mia = await register(`mia-${suffix}`);
    const things = await own(mia);
    const visitor = openVisitor();
    await visitor.startConversation();
    const formerAdmin = openVisitor();
    await formerAdmin.request('POST', '/api/dashboard/login', {
      password: shared.stack.dashboardPassword,
    });
    await formerAdmin.request('POST', '/api/logout', {});
    const strangers = {
      tom: await register(`tom-${suffix}`),
      visitor,
      nobody: openVisitor(),
      formerAdmin,
    };

    const faults: string[] = [];
    const judge = (
      what: string,
      theirs: { status: number; text: string },
      none: { status: number; text: string },
    ) => {
      const isSame = theirs.status === none.status && theirs.text === none.text;
      const isRefused =
        theirs.status >= 400 || theirs.text.includes('"errors"') || what.startsWith(FORGETS_COLORS);
      if (!isSame || !isRefused) faults.push(`${what}: ${theirs.status} ${theirs.text}`);
    };
    for (const [who, stranger] of Object.entries(strangers)) {
      for (const [route, callFor] of Object.entries(namesThings)) {
        const theirs = await send(stranger, route, callFor(things));
        judge(`${route} by ${who}`, theirs, await send(stranger, route, callFor(nothing)));
      }
      for (const [field, askFor] of Object.entries(fieldsThatNameThings)) {
        const ask = async (of: Things) => {
          const [query, variables] = askFor(of);
          const answer = await stranger.request('POST', '/graphql', { query, variables });
          return { status: answer.status, text: await answer.text() };
        };
        judge(`${field} by ${who}`, await ask(things), await ask(nothing));
      }
      for (const route of listsThings) {
        const { text } = await send(stranger, route, { path: route.slice('GET '.length) });
        const found = Object.values(things).filter((id) => text.includes(id));
        if (found.length > 0) faults.push(`${route} shows ${who} ${found.join(', ')}`);
      }
      // Whose the things are is not for a body to say.
      const forged = { owner: `user:${who}`, visitorToken: undefined };
      const deleted = await stranger.request('DELETE', '/api/me/data', forged);
      expect([204, 400, 401]).toContain(deleted.status);
    }
    expect(faults).toEqual([]);

    // Whose they are finds them by the very same calls: it was the asker that was refused.
    const reading = Object.entries(namesThings).filter(
      ([route]) =>
        (route.startsWith('GET') && !route.includes('/colors')) ||
        route === 'POST /api/download-image',
    );
    for (const [route, callFor] of reading) {
      expect([route, (await send(mia, route, callFor(things))).status]).toEqual([route, 200]);
    }
    for (const route of listsThings.filter((one) => /conversations|things|me.data$/.test(one))) {
      const { text } = await send(mia, route, { path: route.slice('GET '.length) });
      expect([route, Object.values(things).some((id) => text.includes(id))]).toEqual([route, true]);
    }
    // And all of it is there as before.
    const path = `/api/conversations/${things.conversation}`;
    expect((await mia.json(Conversation, 'GET', path)).messages).toHaveLength(2);
    expect((await mia.request('GET', `/media/${things.file}`)).status).toBe(200);
    expect((await mia.json(JobView, 'GET', `/api/jobs/${things.job}`)).state).toBe('ready');
    expect(await (await mia.request('GET', '/api/me/things')).text()).toContain(things.thing);
  },
);
