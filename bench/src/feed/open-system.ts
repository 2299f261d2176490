import { openBrowser } from '@lux/e2e/testing/open-browser.ts';
import { openSystem as openStack } from '@lux/e2e/testing/open-system.ts';
import { openEventSource } from './open-event-source.ts';

/** The whole system, a browser, and the session of its owner, who may watch. */
export async function openSystem() {
  const { stack, close } = await openStack({ env: { CHILDREN_PER_ADDRESS: '10000' } });
  const browser = await openBrowser();
  const source = openEventSource(stack.redisUrl);
  const context = await browser.newContext({ baseURL: stack.url });
  const { ownerUsername, ownerSecret } = stack;
  const owner = { username: ownerUsername, password: 'Wolke-Besen-Zebra', ownerSecret };
  const registered = await context.request.post('/api/register', { data: owner });
  if (!registered.ok()) throw new Error(`registering answered ${registered.status()}`);
  const session = await context.storageState();
  await context.close();

  return {
    stack,
    url: stack.url,
    browser,
    source,
    session,
    close: async () => {
      await source.close();
      await browser.close();
      await close();
    },
  };
}
