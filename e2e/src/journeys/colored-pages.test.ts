import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openJourney } from '../testing/open-journey.ts';

const journey = openJourney({ losesLine: true });
const PROMPT = 'eine Katze auf einem Baum';
const PASSWORD = 'Wolke-Besen-Zebra';
const RED = '226,59,51';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const table = (page: Page) => page.getByRole('application', { name: 'Malfläche' });

const newChild = (username: string) =>
  journey.visit({ path: '/coloring', account: { username, password: PASSWORD } });

/** The same child in another browser. */
async function otherDevice(username: string): Promise<Page> {
  const page = await journey.visit({ path: '/auth' });
  const data = { username, password: PASSWORD };
  await page.context().request.post('/api/login', { data });
  await page.goto('/coloring');
  return page;
}

async function openNewPage(page: Page): Promise<void> {
  await page.getByLabel('Dein Ausmalbild beschreiben').fill(PROMPT);
  await page.keyboard.press('Enter');
  await openKnownPage(page);
}

async function openKnownPage(page: Page): Promise<void> {
  await link(page, `Ausmalen: ${PROMPT}`).click();
  await table(page).waitFor();
}

/** Fills the sky above everything with the colour that is chosen. */
async function fillSky(page: Page): Promise<void> {
  const box = await table(page).boundingBox();
  if (box === null) throw new Error('the table is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + 6);
  // In the first moments of a page its areas are still being found.
  await waitFor(async () => (await skyOf(page)) === RED, { what: 'the sky to be red' });
}

async function skyOf(page: Page): Promise<string> {
  return table(page).evaluate((element) => {
    const canvas = element.querySelector('canvas');
    const context = canvas?.getContext('2d');
    const data = context?.getImageData((canvas?.width ?? 0) / 2, 12, 1, 1).data;
    return [...(data ?? [])].slice(0, 3).join(',');
  });
}

/** Waits until the account has the colours, which leaving the page brings there at once, and the list. */
async function leave(page: Page): Promise<void> {
  const put = (path: string, text = '') =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.url().includes(path) &&
        (text === '' || (response.request().postData() ?? '').includes(text)),
    );
  const kept = Promise.all([put('/colors?'), put('/api/me/things', '"colored"')]);
  await link(page, 'Zurück zu den Ausmalbildern').click();
  for (const response of await kept) expect(response.status()).toBe(200);
}

const isColoredKnown = (page: Page) =>
  page.evaluate(
    `JSON.parse(localStorage.generatedColoringPages ?? '[]').some((one) => one.colored)`,
  );

test('what a child coloured is on its other device, goes on there, into the gallery and the book', async () => {
  const tablet = await newChild('malerin');
  await openNewPage(tablet);
  await fillSky(tablet);
  await leave(tablet);

  const laptop = await otherDevice('malerin');
  await waitFor(async () => Boolean(await isColoredKnown(laptop)), {
    what: 'the colours to be known',
  });
  await journey.expectAccessible(laptop);
  await openKnownPage(laptop);
  expect(await skyOf(laptop)).toBe(RED);
  await button(laptop, 'Rückgängig').waitFor();

  const sent = laptop.waitForResponse((response) => response.url().endsWith('/pictures'));
  await button(laptop, 'Fertig!').click();
  await button(laptop, 'In die Galerie legen').click();
  expect((await sent).status()).toBe(201);
  await waitFor(
    async () =>
      String(await laptop.evaluate('localStorage.generatedImages')).includes('"imageUrl":"/media/'),
    { what: 'the gallery to have it from the account' },
  );

  await laptop.goto('/coloring');
  await button(laptop, 'Mein Malbuch').click();
  await button(laptop, PROMPT).click();
  await laptop.getByRole('radio', { name: 'Bunt' }).waitFor({ state: 'attached' });
  await journey.expectAccessible(laptop);
  await button(laptop, 'Malbuch machen').click();
  const open = link(laptop, 'Öffnen');
  await open.waitFor();
  const book = await laptop.request.get((await open.getAttribute('href')) ?? '');
  // A coloured page is a JPEG in three colours, lines alone are grey.
  expect((await book.body()).toString('latin1')).toContain('DeviceRGB');
});

test('colours of an offline hour reach the account afterwards, and go with the page', async () => {
  const tablet = await newChild('unterwegs');
  await openNewPage(tablet);
  await tablet.context().setOffline(true);
  await fillSky(tablet);
  await link(tablet, 'Zurück zu den Ausmalbildern').click();
  const kept = tablet.waitForResponse((response) => response.url().includes('/colors?'));
  await tablet.context().setOffline(false);
  expect((await kept).status()).toBe(200);
  await waitFor(async () => Boolean(await isColoredKnown(tablet)), { what: 'the answer' });

  const forgotten = tablet.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().endsWith('/colors'),
  );
  await button(tablet, `Löschen: ${PROMPT}`).click();
  await button(tablet, 'Ja, löschen').click();
  expect((await forgotten).status()).toBe(204);
});

test('what a visitor has coloured goes along into the account, onto all its devices', async () => {
  const page = await journey.visit({ path: '/coloring' });
  await openNewPage(page);
  await fillSky(page);
  await leave(page);
  const handedOver = page.waitForResponse(
    (response) =>
      response.url().includes('/api/me/things') &&
      (response.request().postData() ?? '').includes('"colored"'),
  );
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await page.getByLabel('Benutzername').fill('frischling');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await button(page, 'Konto anlegen').click();
  expect((await handedOver).status()).toBe(200);

  const laptop = await otherDevice('frischling');
  // It asked for its list when it came; the other device may only just have handed over its own.
  const listed = link(laptop, `Ausmalen: ${PROMPT}`);
  await waitFor(
    async () => {
      const isThere = await listed.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!isThere) await laptop.reload();
      return isThere;
    },
    { timeoutMs: 40_000, what: 'the page to be listed' },
  );
  await openKnownPage(laptop);
  await waitFor(async () => (await skyOf(laptop)) === RED, { what: 'the colours to be there' });
});

/** What Safari does with everything that scripts have written, after seven days without a visit. */
async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name) indexedDB.deleteDatabase(name);
    }
  });
}

test('a visitor whose browser has emptied its storage finds its colours and stories again', async () => {
  const page = await journey.visit({ path: '/coloring' });
  await openNewPage(page);
  await fillSky(page);
  await leave(page);
  const sent = page.waitForResponse(
    (response) =>
      response.url().includes('/api/me/things') &&
      (response.request().postData() ?? '').includes('story_1'),
  );
  const story = { id: 'story_1', title: 'Der Kater', segments: [], lastUpdated: 1_767_225_600_000 };
  await page.evaluate(
    (stories) => localStorage.setItem('savedStories', stories),
    JSON.stringify([story]),
  );
  await page.reload();
  expect((await sent).status()).toBe(200);

  await emptyStorage(page);
  await page.goto('/coloring');
  await openKnownPage(page);
  await waitFor(async () => (await skyOf(page)) === RED, { what: 'the colours to be back' });
  await waitFor(
    async () => String(await page.evaluate('localStorage.savedStories')).includes('Der Kater'),
    { what: 'the story to be back' },
  );
});
