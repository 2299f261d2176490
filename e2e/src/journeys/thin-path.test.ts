import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../testing/browser/fake-recognition.ts';
import { openJourney } from '../testing/open-journey.ts';

// With all that a browser does at a child's: the client is kept, and LUX says whole sentences.
const journey = openJourney({ keepsClient: true });
let page: Page;

beforeEach(async () => {
  page = await journey.visit({ hasWholeVoice: true });
});

const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const button = (name: string | RegExp) => page.getByRole('button', { name });
const expectAccessible = () => journey.expectAccessible(page);

test('a child presses the button, asks, and hears and sees the answer', async () => {
  await expectAccessible();
  await button('Drücken zum Sprechen').click();
  await button('Zum Beenden drücken').waitFor();
  await say(page, 'Wie viele Beine hat eine Spinne?');

  const speech = page.waitForResponse('**/api/speech/*');
  await seeText(/acht Beine/);
  expect((await speech).status()).toBe(200);
  await button('LUX spricht...').waitFor();
  expect(await button('LUX spricht...').isDisabled()).toBe(true);
  await expectAccessible();
  await button(/Stopp/).click();
  await button('Zum Beenden drücken').waitFor();

  await page.reload();
  await seeText(/acht Beine/);
});

test('where neither browser nor server can listen, a child is told so and writes', async () => {
  page = await journey.visit({ hasRecognition: false });
  await seeText('Hier kann ich dich nicht hören. Schreib mir doch!');
  await button('Drücken zum Sprechen').click();
  await seeText('Spracherkennung nicht unterstützt');
  await page.getByRole('textbox').fill('Was ist sieben mal acht?');
  await page.keyboard.press('Enter');
  await seeText(/56/);
});

test('a child describes a picture, sees it being painted, and finds it again', async () => {
  await page.goto('/gallery');
  await seeText('Keine Bilder vorhanden');
  await button('Drücken und beschreiben').click();
  await say(page, 'ein grüner Drache vor einem Schloss');
  await button('Los!').click();

  await seeText('Bild erstellt!');
  const picture = page.getByRole('img', { name: /grüner Drache/ });
  await picture.waitFor();
  const width = await picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    return image.decode().then(() => image.naturalWidth);
  });
  expect(width).toBeGreaterThanOrEqual(256);
  await expectAccessible();

  await page.reload();
  await picture.waitFor();
});

test('an admin logs in, gives the password and watches requests come in without a reload', async () => {
  await page.goto('/admin-dashboard');
  await page.waitForURL('**/auth');
  await page.getByRole('tab', { name: /Registrieren/ }).click();
  // A person sees the form before filling it: a press on the prerendered page takes effect a moment later.
  await page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await page.getByLabel(/Benutzername/).fill('frau-winter');
  await page.getByLabel('Passwort', { exact: true }).fill('Wolke-Besen-Zebra');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin-dashboard');

  const password = page.getByLabel(/Passwort/);
  await password.fill('falsch');
  await page.keyboard.press('Enter');
  await seeText('Falsches Passwort');
  await password.fill(journey.stack.dashboardPassword);
  await page.keyboard.press('Enter');
  await seeText('Anfragen insgesamt');
  await expectAccessible();
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await seeText('Neue Anfragen erscheinen sofort.');

  const childPage = await journey.openPage(page.context());
  await childPage.goto('/');
  await childPage.getByRole('textbox').fill('Warum ist der Himmel blau?');
  await childPage.keyboard.press('Enter');
  await page
    .getByRole('cell', { name: /Warum ist der Himmel blau/ })
    .first()
    .waitFor();
  await expectAccessible();
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
    // The others are looked at on their own journeys.
    if (/story|no.such/.test(path)) await expectAccessible();
  }
});
