import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../../testing/browser/fake-recognition.ts';
import { openJourney } from '../../testing/open-journey.ts';

const journey = openJourney();
let page: Page;

beforeEach(async () => {
  page = await journey.visit({ path: '/games/story' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const tab = (name: string) => page.getByRole('tab', { name });
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const own = () => page.getByRole('textbox', { name: 'Du schreibst' });

async function write(text: string): Promise<void> {
  await own().fill(text);
  await button('Dazuschreiben').click();
}

test('an empty story is not saved, and one without a title neither', async () => {
  await button('Speichern').click();
  await seeText('Speichern nicht möglich');
  await write('Der Hase Flori fand eine Karte.');
  await button('Speichern').click();
  await seeText('Titel fehlt');
  await journey.expectAccessible(page);
});

test('a child writes, LUX goes on, the child speaks, and the story is on the shelf after a reload', async () => {
  await page.getByText('Tiere', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Flori und die Karte');
  await write('Der Hase Flori fand im Wald eine alte Karte.');
  await button(/LUX.*weiter|Weiter.*LUX|Fortsetzung/i).click();
  await seeText(/Flori/);
  await page.getByRole('button', { name: 'Sprechen', exact: true }).click();
  await say(page, 'Da kam ein Igel');
  await button('Dazuschreiben').click();
  await journey.expectAccessible(page);

  await button('Speichern').click();
  await page.reload();
  await tab('Gespeichert').click();
  await seeText('Flori und die Karte');
  await journey.expectAccessible(page);
});

test('LUX gives tips on the child’s own text', async () => {
  await write('Dann ging er los. Dann kam er an. Dann war er froh.');
  await button('Tipps von LUX').click();
  await seeText(/Dann/);
  await journey.expectAccessible(page);
});

test('a figure is made from a description', async () => {
  await tab('Charaktere').click();
  await journey.expectAccessible(page);
  await page
    .getByRole('textbox')
    .first()
    .fill('ein mutiger kleiner Drache, der Angst vor Feuer hat');
  await button('Figur erfinden').click();
  await page.getByRole('region', { name: 'Deine Figuren' }).getByRole('heading').waitFor();
});

test('a story becomes a booklet', async () => {
  await page.getByRole('textbox', { name: 'Titel' }).fill('Das Heft');
  await write('Es war einmal ein Mädchen. Es hatte einen Drachen.');
  await button('Heft (PDF)').click();
  const made = page.waitForResponse((response) => response.url().endsWith('/api/create-pdf'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Heft|Machen|Erstellen|Los/ })
    .click();
  expect((await made).status()).toBeLessThan(300);
});
