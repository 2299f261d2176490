import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect } from 'vitest';
import { countRequests, logIn, paint, register, tryToLogIn } from '../testing/child-calls.ts';
import { testOnStoredSystem as test } from '../testing/open-stored-system.ts';

test.beforeAll(({ stored }) => stored.stack.waitUntilReady('bff'));
test.afterAll(({ stored }) => stored.closeVisitors());

test('a single talk and picture that were deleted since a back-up are gone again after its restore', async ({
  stored,
}) => {
  const visitor = stored.openVisitor();
  const said = ['Was trinkt der Wüstenfuchs?', 'Wie hoch springt der Luchs?'] as const;
  const [gone, kept] = [await visitor.startConversation(), await visitor.startConversation()];
  await visitor.say(gone, said[0]);
  await visitor.say(kept, said[1]);
  const picture = (await paint(visitor, 'ein getupfter Dackel')).slice(-22);
  await waitFor(async () => (await countRequests(visitor)) >= 3);
  const backup = await stored.copyDatabases();
  for (const path of [`/api/conversations/${gone}`, `/api/pictures/${picture}`]) {
    expect((await visitor.request('DELETE', path)).status).toBe(204);
  }
  const traces = [said[0], gone, 'getupfter Dackel'];
  await backup.restore();
  const back = await stored.findInDatabases(...traces);
  for (const collection of ['analytics.requests', 'conversation.messages', 'media.jobs']) {
    expect(back.some((name) => name.endsWith(collection))).toBe(true);
  }

  stored.stack.kill('bff');
  let left: string[] = [];
  const isGone = async () => {
    left = await stored.findInDatabases(said[0], 'getupfter Dackel');
    return left.length === 0;
  };
  await waitFor(isGone, { timeoutMs: 20_000 }).catch(() => expect(left).toEqual([]));
  await stored.stack.waitUntilReady('bff');
  expect((await visitor.request('GET', `/api/conversations/${gone}`)).status).toBe(404);
  expect((await visitor.request('GET', `/media/${picture}`)).status).toBe(404);
  expect((await visitor.request('GET', `/api/conversations/${kept}`)).status).toBe(200);
});

test('who was deleted since a back-up is gone again after its restore, in every service', async ({
  stored,
}) => {
  const [child, visitor, other] = [
    stored.openVisitor(),
    stored.openVisitor(),
    stored.openVisitor(),
  ];
  await register(child, 'zoe');
  await register(other, 'bea');
  const said = ['Wo schläft der Ameisenbär?', 'Wann badet das Nilpferd?'];
  const traces = ['"zoe"', ...said];
  for (const [index, one] of [child, visitor].entries()) {
    const conversation = await one.startConversation();
    await one.say(conversation, said[index] ?? '');
    const picture = await paint(one, 'ein gestreifter Kater');
    traces.push(conversation, picture.slice(-22));
    await waitFor(async () => (await countRequests(one)) >= 3);
  }
  const backup = await stored.copyDatabases();
  for (const one of [child, visitor]) {
    expect((await one.request('DELETE', '/api/me/data')).status).toBe(204);
  }
  await stored.waitUntilGone(traces);
  await backup.restore();
  const back = await stored.findInDatabases(...traces);
  for (const service of ['accounts.users', 'analytics.requests', 'conversation.messages']) {
    expect(back.some((name) => name.endsWith(service))).toBe(true);
  }
  // A visitor may go on after its deletion; that is not what it asked to have deleted.
  const later = await visitor.startConversation();

  stored.stack.kill('bff');
  let left: string[] = [];
  const isGone = async () => {
    left = await stored.findInDatabases(...traces);
    return left.length === 0;
  };
  await waitFor(isGone, { timeoutMs: 20_000 }).catch(() => expect(left).toEqual([]));
  await stored.stack.waitUntilReady('bff');
  const refused = await tryToLogIn(stored.openVisitor(), 'zoe');
  expect(refused.status).toBe(401);
  await logIn(stored.openVisitor(), 'bea');

  expect((await visitor.request('GET', `/api/conversations/${later}`)).status).toBe(200);
});
