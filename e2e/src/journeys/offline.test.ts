import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openJourney } from '../testing/open-journey.ts';

const journey = openJourney({ losesLine: true, keepsClient: true });
const PASSWORD = 'Wolke-Besen-Zebra';
let page: Page;

beforeEach(async () => {
  page = await journey.visit();
  // From here on LUX plays offline: the client is cached, then the letters with their pictures.
  await waitFor(isReadyForOffline, { timeoutMs: 60_000, what: 'everything to be kept' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const table = () => page.getByRole('application', { name: 'Malfläche' });
const loseLine = () => page.context().setOffline(true);
const findLine = () => page.context().setOffline(false);

// Strings, because the page's content security policy forbids polling functions made of them.
async function isReadyForOffline(): Promise<boolean> {
  return page.evaluate(`(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const letters = await caches.match('/api/letters');
    if (!letters) return false;
    const codes = [...(await letters.text()).matchAll(/"drawing":"([0-9A-F-]+)"/g)];
    const kept = await Promise.all(codes.map(([, code]) => caches.match('/drawings/' + code + '.svg')));
    return kept.every(Boolean);
  })()`);
}

async function brokenPictures(): Promise<string[]> {
  return page.evaluate(`[...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => image.src)`);
}

async function playMaths(): Promise<void> {
  await page.goto('/games/math');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await button(/Los/).click();
  for (let question = 1; question <= 5; question += 1) {
    await page.getByRole('radio').first().check({ force: true });
    await button('Prüfen').click();
    await button(/^(Weiter|Ergebnis)$/).click();
  }
  await seeText(/von 5/);
}

async function playWords(): Promise<void> {
  await page.goto('/games/buchstaben');
  await button(/^Wörter/).click();
  await button(/Stufe 1/).click();
  const options = page.getByRole('list', { name: 'Antworten' }).getByRole('button');
  for (let task = 1; task <= 5; task += 1) {
    await options.first().click();
    await button(/Weiter|Ergebnis|Fertig/).click();
    expect(await brokenPictures()).toEqual([]);
  }
  await seeText('Du hast 5 Wörter geübt.');
}

test('maths and letters are played offline, and delivered once when the connection is back', async () => {
  const delivered: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/games/rounds') || !response.ok()) return;
    delivered.push(response.request().postDataJSON().game);
  });
  await loseLine();
  await playMaths();
  await playWords();
  expect(delivered).toEqual([]);

  await page.goto('/');
  await findLine();
  await waitFor(() => delivered.length === 2, { what: 'both rounds to be delivered' });
  expect(delivered).toEqual(['math', 'letters']);
  await page.reload();
  await page.goto('/games/math');
  await seeText(/von 5/);
  expect(await page.evaluate("localStorage.getItem('finishedRounds')")).toBeNull();
  expect(delivered).toHaveLength(2);
});

test('a saved page that was never opened is coloured offline', async () => {
  await page.goto('/coloring');
  await page.getByLabel('Dein Ausmalbild beschreiben').fill('eine Katze');
  await page.keyboard.press('Enter');
  await link('Ausmalen: eine Katze').waitFor();
  const isWholeKept = `caches.open('lux-own-1').then(async (cache) =>
    (await cache.keys()).some(({ url }) => /\\/media\\/[^/]+$/.test(url)))`;
  await waitFor(() => page.evaluate(isWholeKept), { what: 'the whole page to be kept' });

  await loseLine();
  await page.reload();
  await seeText('Für neue Ausmalbilder brauche ich das Internet.');
  expect(await brokenPictures()).toEqual([]);
  await link('Ausmalen: eine Katze').click();
  await table().focus();
  await page.keyboard.press('ArrowRight');
  await seeText(/^Fläche 1 von \d+, noch weiß$/);
  await page.keyboard.press('Enter');
  await seeText(/^Fläche 1 von \d+, gefüllt mit Rot$/);

  await page.reload();
  await button('Rückgängig').or(table()).first().waitFor();
  await findLine();
  await link('Zurück zu den Ausmalbildern').click();
  await seeText('Drücken und beschreiben');
});

test('the album of who is logged in can be looked at offline, and goes with the logout', async () => {
  const visitorToken = await page.evaluate("localStorage.getItem('visitorToken')");
  const data = { username: 'lina', password: PASSWORD, visitorToken };
  expect((await page.request.post('/api/register', { data })).ok()).toBe(true);
  await page.goto('/stickers');
  await seeText(/^0 \/ \d+ \(0%\)$/);
  await loseLine();
  await page.reload();
  await seeText(/^0 \/ \d+ \(0%\)$/);

  await findLine();
  await page.reload();
  await button('lina: abmelden').click();
  await button('Ja, abmelden').click();
  await link('Login').waitFor();
  await loseLine();
  await page.goto('/stickers');
  await seeText('Melde dich an, um deine Sticker-Sammlung zu sehen');
});

test('what needs the line says so kindly, on every screen, and nothing is blank', async () => {
  await loseLine();
  const notes = {
    '/': 'Zum Reden brauche ich das Internet.',
    '/gallery': 'Für neue Bilder brauche ich das Internet.',
    '/coloring': 'Für neue Ausmalbilder brauche ich das Internet.',
    '/games/quiz': 'Für neue Fragen brauche ich das Internet.',
    '/games/story': 'Zum Weiterschreiben mit mir brauche ich das Internet.',
    '/games': 'Geht auch ohne Internet',
    '/datenschutz/kinder': 'Was mit dem passiert, was du LUX erzählst.',
    '/gibt/es/nicht': '404 Page Not Found',
  };
  for (const [path, text] of Object.entries(notes)) {
    await page.goto(path);
    await seeText(text);
    // The others look as they do with a line.
    if (text.endsWith('brauche ich das Internet.')) await journey.expectAccessible(page);
  }
  await findLine();
  await page.goto('/');
  await button('Drücken zum Sprechen').waitFor();
  expect(await page.getByText(/brauche ich das Internet/).count()).toBe(0);
});

test('a wish whose answer was lost on the way is painted once, however often it is sent', async () => {
  const jobs: unknown[] = [];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation GenerateImage')) return route.continue();
    // The server has the order; what it says does not arrive.
    const answer = await route.fetch();
    jobs.push((await answer.json()).data.job.jobId);
    return jobs.length === 1
      ? route.abort('internetdisconnected')
      : route.fulfill({ response: answer });
  });
  const order = async () => {
    await page.getByLabel('Dein Bild beschreiben').fill('ein blauer Wal im Meer');
    await page.keyboard.press('Enter');
    await button('Los!').click();
  };
  await page.goto('/gallery');
  await order();
  await seeText('Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.');
  await button('Drücken und beschreiben').waitFor();
  await order();
  await seeText('Bild erstellt!');
  expect(jobs).toEqual([jobs[0], jobs[0]]);
  await page.unrouteAll();
  await page.reload();
  const whales = page.getByRole('img', { name: /blauer Wal/ });
  await whales.first().waitFor();
  expect(await whales.count()).toBe(1);
});
