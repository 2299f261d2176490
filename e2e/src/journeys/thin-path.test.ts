import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../testing/open-browser.ts';
import { openSystem } from '../testing/open-system.ts';
import { say } from '../testing/say.ts';
import { standInRecognition } from '../testing/stand-in-recognition.ts';

let system: Awaited<ReturnType<typeof openSystem>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  [system, browser] = await Promise.all([openSystem(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.close();
});

beforeEach(async () => {
  context = await browser.newContext({
    baseURL: system.stack.url,
    locale: 'de-DE',
    viewport: { width: 820, height: 1180 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(standInRecognition);
  page = await openPage();
});

afterEach(async () => {
  await context.close();
  expect(problems.splice(0)).toEqual([]);
});

async function openPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.on('pageerror', (error) => problems.push(error.message));
  opened.on('console', (message) => {
    // `GET /api/user` answers 401 to a visitor, as SPEC 7 has it, and browsers report that.
    const isExpected = /status of 40[14]/.test(message.text());
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  return opened;
}

const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function expectAccessible(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a child presses the button, asks, and hears and sees the answer', async () => {
  await page.goto('/');
  await expectAccessible();
  await button('Drücken zum Sprechen').click();
  await button('Zum Beenden drücken').waitFor();
  await say(page, 'Wie viele Beine hat eine Spinne?');

  const speech = page.waitForResponse('**/api/speech');
  await seeText(/acht Beine/);
  expect((await speech).status()).toBe(200);
  await button('LUX spricht...').waitFor();
  expect(await button('LUX spricht...').isDisabled()).toBe(true);
  await expectAccessible();
  await button(/Stopp/).click();
  await button('Drücken zum Sprechen').waitFor();

  await page.reload();
  await seeText(/acht Beine/);
});

test('a child who cannot speak here writes instead', async () => {
  await page.goto('/');
  await page.getByRole('textbox').fill('Was ist sieben mal acht?');
  await page.keyboard.press('Enter');
  await seeText(/56/);
});

test('a child describes a picture, sees it being painted, and finds it again', async () => {
  await page.goto('/gallery');
  await seeText('Keine Bilder vorhanden');
  await button('Drücken und beschreiben').click();
  await say(page, 'ein grüner Drache vor einem Schloss');

  await seeText('Bild erstellt!');
  const picture = page.getByRole('img', { name: /grüner Drache/ });
  await picture.waitFor();
  const width = await picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    return image.decode().then(() => image.naturalWidth);
  });
  expect(width).toBeGreaterThanOrEqual(512);
  await expectAccessible();

  await page.reload();
  await picture.waitFor();
});

test('an admin gives the password and watches requests come in without a reload', async () => {
  await page.goto('/admin-dashboard');
  const password = page.getByLabel(/Passwort/);
  await password.fill('falsch');
  await page.keyboard.press('Enter');
  await seeText('Falsches Passwort');
  await password.fill(system.stack.dashboardPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Anfragen' }).click();
  await page.getByRole('table').waitFor();
  await expectAccessible();

  const childPage = await openPage();
  await childPage.goto('/');
  await childPage.getByRole('textbox').fill('Warum ist der Himmel blau?');
  await childPage.keyboard.press('Enter');
  await page
    .getByRole('cell', { name: /Warum ist der Himmel blau/ })
    .first()
    .waitFor();
});

test('every screen has its frame, and an unknown path says so', async () => {
  const screens: [path: string, heading: RegExp][] = [
    ['/coloring', /Ausmalbilder/],
    ['/games', /Spiele/],
    ['/games/quiz', /Quiz/],
    ['/games/math', /Mathe/],
    ['/games/story', /Geschichte/],
    ['/games/buchstaben', /Buchstaben/],
    ['/stickers', /Sticker/],
    ['/auth', /Anmeldung/],
    ['/no/such/screen', /404 Page Not Found/],
  ];
  for (const [path, heading] of screens) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Sprechen' }).waitFor();
    await expectAccessible();
  }
});
