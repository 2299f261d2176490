import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../testing/browser/fake-recognition.ts';
import { openJourney } from '../testing/open-journey.ts';

const journey = openJourney();
/** So long LUX waits for a tap before it paints. */
const GO_ON_MS = 5000;
let page: Page;

beforeEach(async () => {
  page = await journey.visit({ path: '/gallery' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const picture = (name: RegExp) => page.getByRole('img', { name });
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const expectAccessible = () => journey.expectAccessible(page);

async function write(wish: string): Promise<void> {
  await page.getByLabel('Dein Bild beschreiben').fill(wish);
  await page.keyboard.press('Enter');
}

const openLarge = (wish: string) => page.getByRole('button', { name: wish, exact: true }).click();

async function paint(wish: string): Promise<void> {
  await write(wish);
  await button('Los!').click();
  await seeText('Bild erstellt!');
}

test('a child says a wish, sees what LUX understood, and gets the picture', async () => {
  await seeText('Keine Bilder vorhanden');
  await expectAccessible();
  await button('Drücken und beschreiben').click();
  await button('Zum Beenden drücken').waitFor();
  await say(page, 'ein grüner Drache vor einem Schloss');
  await seeText('Das habe ich verstanden');
  await button('Drache weglassen').waitFor();
  await button('grün weglassen').waitFor();
  await expectAccessible();
  // Nobody is hurried who wants no motion.
  expect(await button('Warte!').count()).toBe(0);
  await button('Los!').click();

  await seeText('Bild erstellt!');
  await picture(/grüner Drache/).waitFor();
  await expectAccessible();
  await page.reload();
  await picture(/grüner Drache/).waitFor();
});

test('what a child taps away is not in the wish that is painted', async () => {
  await write('ein grüner Drache vor einem Schloss');
  await button('Schloss weglassen').click();
  await button('Los!').click();
  await picture(/^Drache in grün$/).waitFor();
});

test('without a tap LUX paints by itself, after it has said what it understood', async () => {
  page = await journey.visit({ isMoving: true });
  await page.clock.install();
  await page.goto('/gallery');
  await write('ein roter Ball');
  await button('Warte!').waitFor();
  await page.clock.fastForward(GO_ON_MS);
  await seeText('Bild erstellt!');
});

test('an expert decides on shape and style', async () => {
  await page.getByRole('switch', { name: 'Expertenmodus' }).click();
  await button('Bild erstellen').click();
  await seeText('Keine Beschreibung eingegeben');
  await expectAccessible();
  await page.getByLabel('Bildbeschreibung').fill('ein Leuchtturm am Meer');
  await page.getByText('Querformat').click();
  await button('Bild erstellen').click();
  await seeText('Bild erstellt!');
  await openLarge('ein Leuchtturm am Meer');
  const large = page.getByRole('dialog').getByRole('img');
  const [width, height] = await large.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return [0, 0];
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect([width, height]).toEqual([1792, 1024]);
  await expectAccessible();
});

test('a picture is downloaded under its name, printed, and deleted', async () => {
  await paint('ein roter Ball');
  const downloading = page.waitForEvent('download');
  await button('Download').click();
  expect((await downloading).suggestedFilename()).toMatch(/^LUX_Bild_ein_roter_Ball_+[\d-]+\.png$/);

  await openLarge('ein roter Ball');
  await button('Drucken').click();
  const link = page.getByRole('link', { name: 'Öffnen' });
  const sheet = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(sheet.headers()['content-type']).toContain('application/pdf');
  await page.keyboard.press('Escape');

  await button('Löschen: ein roter Ball').click();
  await button('Ja, löschen').click();
  await seeText('Keine Bilder vorhanden');
});

test('a picture becomes a colouring page', async () => {
  await paint('eine Katze auf einem Baum');
  await openLarge('eine Katze auf einem Baum');
  await button('Als Ausmalbild').click();
  await page.getByRole('link', { name: /Ausmalen: eine Katze/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/coloring');
});

test('a wish LUX cannot paint gets a kind answer, and the button is free again', async () => {
  await write('Xyzzqk');
  const los = button('Los!');
  if (await los.isVisible()) await los.click();
  await seeText('Fehler');
  await waitFor(() => button('Drücken und beschreiben').isEnabled(), { what: 'the button' });
});
