import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openJourney } from '../testing/open-journey.ts';
import { readRequestIds } from '../testing/read-request-ids.ts';
import { Visitor } from '../testing/visitor.ts';

const CHILDREN = 10;
/** Fewer in a second than the list takes. */
const ROUNDS = 12;

const journey = openJourney({ losesLine: true, isAlone: true });

async function openRequests(): Promise<Page> {
  const page = await journey.visit({
    path: '/admin-dashboard?bereich=anfragen',
    account: {
      username: journey.stack.ownerUsername,
      password: 'Wolke-Besen-Zebra',
      ownerSecret: journey.stack.ownerSecret,
    },
  });
  await page.getByText('Alle', { exact: true }).click();
  await page.getByText('Filter', { exact: true }).click();
  await page.locator('select[name="type"]').selectOption('math');
  await page.getByRole('button', { name: 'Filtern' }).click();
  await page.getByText('Neue Anfragen erscheinen sofort.').waitFor();
  return page;
}

/** The ids of all requests of children, once so many are stored. */
async function waitForStored(count: number): Promise<string[]> {
  const admin = new Visitor(journey.stack.url);
  await admin.request('POST', '/api/dashboard/login', {
    password: journey.stack.dashboardPassword,
  });
  const Stored = z.object({ requests: z.array(AnalyticsRequest.pick({ id: true })) });
  const query = '{ requests(filter: { type: "math" }, first: 1000) { id } }';
  let ids: string[] = [];
  await waitFor(
    async () => {
      ids = (await admin.graphql(Stored, query)).requests.map(({ id }) => id);
      return ids.length >= count;
    },
    { timeoutMs: 15_000, what: `${count} requests to be stored` },
  );
  return ids;
}

async function play(children: Visitor[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      children.map((child) => child.request('POST', '/api/math/generate', { count: 5 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(children.map(() => 200));
  }
}

test('every request is on the admin’s screen once, also when the bff died in between', async () => {
  const children = Array.from({ length: CHILDREN }, () => new Visitor(journey.stack.url));
  for (const child of children) await child.startConversation();
  const page = await openRequests();
  await play(children);

  // Events that the bff has not published when it dies are lost (docs/ARCHITECTURE.md); this is not tested here.
  await waitForStored(CHILDREN * ROUNDS);

  const before = journey.stack.processes.get('bff')?.pid;
  journey.stack.kill('bff');
  await page.getByText('Live-Verbindung wird aufgebaut').waitFor();
  await waitFor(() => journey.stack.processes.get('bff')?.pid !== before);
  await journey.stack.waitUntilReady('bff');
  // The page may still be offline: some of these arrive by socket, the others it has to fetch.
  await play(children);
  await page.getByText('Neue Anfragen erscheinen sofort.').waitFor();
  await play(children);

  const stored = await waitForStored(CHILDREN * 3 * ROUNDS);
  const shown = await waitFor(
    async () => {
      const ids = await readRequestIds(page);
      // While the list moves, one that was read already is read again, and another one is not.
      return new Set(ids).size >= stored.length && ids;
    },
    { timeoutMs: 15_000, what: 'every request to be shown' },
  );
  expect(shown.toSorted()).toEqual(stored.toSorted());
});
