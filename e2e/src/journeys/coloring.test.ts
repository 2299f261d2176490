import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../testing/browser/fake-recognition.ts';
import { openJourney } from '../testing/open-journey.ts';

const journey = openJourney();
let page: Page;

beforeEach(async () => {
  page = await journey.visit({ path: '/coloring' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const table = () => page.getByRole('application', { name: 'Malfläche' });
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const expectAccessible = () => journey.expectAccessible(page);
const said = () => page.locator('main').getByRole('status').last().textContent();
const hear = (what: RegExp) => waitFor(async () => what.test((await said()) ?? ''));

async function wish(prompt: string): Promise<void> {
  await page.getByLabel('Dein Ausmalbild beschreiben').fill(prompt);
  await page.keyboard.press('Enter');
  await link(`Ausmalen: ${prompt}`).waitFor();
}

async function openPage(prompt = 'eine Katze auf einem Baum'): Promise<void> {
  await wish(prompt);
  await link(`Ausmalen: ${prompt}`).click();
  await table().waitFor();
}

/** The colour under a point of the table, as shares of its width and height. */
async function colourAt(x: number, y: number): Promise<string> {
  return table().evaluate(
    (element, [left, top]) => {
      const canvas = element.querySelector('canvas');
      if (canvas === null) return '';
      const at = (share: number, size: number) => Math.floor(share * size);
      const point = [at(left ?? 0, canvas.width), at(top ?? 0, canvas.height)] as const;
      const data = canvas.getContext('2d')?.getImageData(point[0], point[1], 1, 1).data;
      return [...(data ?? [])].slice(0, 3).join(',');
    },
    [x, y],
  );
}

const RED = '226,59,51';

test('a child wishes for a page by voice and finds it again', async () => {
  await seeText('Keine Ausmalbilder vorhanden');
  await expectAccessible();
  await button('Drücken und beschreiben').click();
  await say(page, 'eine Katze auf einem Baum');
  await seeText('Ausmalbild erstellt!');
  await link(/Ausmalen: eine Katze/).waitFor();
  await expectAccessible();
  await page.reload();
  await link(/Ausmalen: eine Katze/).waitFor();
});

test('a tap fills an area, and the work survives a reload and the way back', async () => {
  await openPage();
  await expectAccessible();
  const box = await table().boundingBox();
  if (box === null) throw new Error('the table is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + 6);
  expect(await colourAt(0.5, 0.01)).toBe(RED);
  await button('Rückgängig').click();
  expect(await colourAt(0.5, 0.01)).toBe('255,255,255');
  await button('Wiederholen').click();

  await page.reload();
  await table().waitFor();
  expect(await colourAt(0.5, 0.01)).toBe(RED);
  await link('Zurück zu den Ausmalbildern').click();
  await link(/Ausmalen: eine Katze/).waitFor();
  await page.goBack();
  await table().waitFor();
  expect(await colourAt(0.5, 0.01)).toBe(RED);
});

test('the areas can be walked and filled by keyboard', async () => {
  await openPage();
  await table().focus();
  await page.keyboard.press('ArrowRight');
  // In the first moments of a page its areas are still being found.
  await hear(/^Fläche 1 von \d+, noch weiß$/);
  await page.keyboard.press('Enter');
  await hear(/^Fläche 1 von \d+, gefüllt mit Rot$/);
});

test('brush and eraser leave the lines alone', async () => {
  await openPage();
  const lines = () =>
    table().evaluate((element) => {
      const canvas = element.querySelectorAll('canvas')[1];
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      let sum = 0;
      for (const value of data ?? []) sum += value;
      return sum;
    });
  const before = await lines();
  const box = await table().boundingBox();
  if (box === null) throw new Error('the table is not shown');
  for (const tool of ['Pinsel', 'Radierer']) {
    await button(tool).click();
    await page.mouse.move(box.x + box.width * 0.35, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.65, box.y + box.height * 0.5, { steps: 8 });
    await page.mouse.up();
    const isPainted = (await colourAt(0.5, 0.5)) === RED;
    expect(isPainted).toBe(tool === 'Pinsel');
  }
  expect(await lines()).toBe(before);
});

test('a finished picture is saved as a file and lies in the gallery', async () => {
  await openPage();
  await table().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await button('Fertig!').click();
  await expectAccessible();
  const downloading = page.waitForEvent('download');
  await button('Herunterladen').click();
  expect((await downloading).suggestedFilename()).toMatch(/^LUX_Ausmalbild_eine_Katze_auf_einem_/);
  await page.evaluate('window.print = () => {}');
  await button('Drucken').click();
  await page.locator('.picture-on-paper').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.picture-on-paper').isVisible()).toBe(true);
  expect(await page.locator('#root').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  expect(await page.locator('.picture-on-paper').count()).toBe(0);
  const kept = page.waitForResponse((response) => response.url().endsWith('/pictures'));
  await button('In die Galerie legen').click();
  await seeText('Dein Bild liegt in der Galerie!');
  expect((await kept).status()).toBe(201);

  await page.goto('/gallery');
  const picture = page.getByRole('img', { name: 'eine Katze auf einem Baum' });
  await picture.waitFor();
  await page.reload();
  const width = await picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBeGreaterThan(300);
});

test('chosen pages become a book', async () => {
  await wish('ein Fisch');
  await seeText('Drücken und beschreiben');
  await wish('eine Katze');
  await button('Mein Malbuch').click();
  await button('eine Katze').click();
  await button('ein Fisch').click();
  await button('ein Fisch Seite 2').waitFor();
  await expectAccessible();
  await button('Malbuch machen').click();
  const open = link('Öffnen');
  await open.waitFor();
  const book = await page.request.get((await open.getAttribute('href')) ?? '');
  expect(book.headers()['content-type']).toContain('application/pdf');
});
