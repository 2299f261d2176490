import { globSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { say } from '../testing/browser/fake-recognition.ts';
import { readRecordedSounds } from '../testing/browser/record-sounds.ts';
import { openJourney } from '../testing/open-journey.ts';
import { walkByKeyboard } from '../testing/walk-by-keyboard.ts';

const journey = openJourney();

/** What the page has asked the server to say, in order. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/speech')) return;
    said.push(JSON.parse(request.postData() ?? '{}').text);
  });
  return said;
}

/** A child who cannot read finds a control by its picture. */
async function tap(control: Locator): Promise<void> {
  await control.waitFor();
  const hasPicture = await control.evaluate((element) => {
    const [label = element] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    // A number is its own picture, and so is the letter of an answer.
    return label.querySelector('svg, img') !== null || /^[A-F]?\s*\d+/.test(label.innerHTML);
  });
  expect(hasPicture, `a picture on ${control}`).toBe(true);
  await control.tap();
}

/** The account was made by somebody who can read. */
function enterAsChild(username: string): Promise<Page> {
  return journey.visit({ hasTouch: true, account: { username, password: 'Wolke-Besen-Zebra' } });
}

test('a child who cannot read makes a picture, colours a page, does sums and finds its stickers', async () => {
  const page = await enterAsChild('lesefrei');
  const said = listen(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });

  await tap(button('So lese ich dir Knöpfe vor'));
  await waitFor(() => said.some((text) => text.startsWith('Halte einen Knopf gedrückt')));

  await pressAndHold(page, link('Galerie'));
  await waitFor(() => said.includes('Galerie'), { what: 'the name of the gallery, said' });
  await waitFor(async () => (await readRecordedSounds(page)).sounds.length > 0);
  expect(new URL(page.url()).pathname).toBe('/');

  await tap(link('Galerie'));
  await pressAndHold(page, button('Drücken und beschreiben'));
  await waitFor(() => said.includes('Drücken und beschreiben'));
  expect(await page.evaluate('window.isMicrophoneOpen()')).toBe(false);
  await tap(button('Drücken und beschreiben'));
  await say(page, 'ein roter Ball');
  await pressAndHold(page, button('Los!'));
  await waitFor(() => said.includes('Los!'));
  await tap(button('Los!'));
  await page.getByRole('img', { name: 'ein roter Ball' }).waitFor();

  await tap(link('Ausmalbilder'));
  await tap(button('Drücken und beschreiben'));
  await say(page, 'eine Katze');
  await tap(link('Ausmalen: eine Katze'));
  await page.getByRole('application', { name: 'Malfläche' }).tap({ position: { x: 40, y: 6 } });
  await pressAndHold(
    page,
    page.locator('label', { has: page.getByRole('radio', { name: 'Gelb' }) }),
  );
  await waitFor(() => said.includes('Gelb'));
  await tap(button('Fertig!'));
  await tap(button('In die Galerie legen'));
  await tap(button('Weitermalen'));

  await tap(link('Spiele'));
  await tap(link(/^Mathe/));
  await tap(button(/Los/));
  const answers = page.getByRole('radio');
  await answers.first().waitFor();
  await tap(button('Vorlesen'));
  for (let sum = 1; sum <= 10; sum += 1) {
    await answers.first().check({ force: true });
    await tap(button('Prüfen'));
    // A second tap at the same place would be half of a double tap, which LUX does not count.
    await button(/^(Weiter|Ergebnis)$/).click();
  }
  await page
    .getByText(/von 10/)
    .first()
    .waitFor();

  await tap(link('Sticker'));
  await page.getByText(/^[1-9]\d* \/ \d+/).waitFor();
});

test('the name of a child is not read to a voice that may come from somebody else', async () => {
  const page = await enterAsChild('mia-muster');
  const said = listen(page);
  await pressAndHold(page, page.getByRole('button', { name: 'mia-muster: abmelden' }));
  await waitFor(() => said.length > 0);
  expect(said).toEqual(['Abmelden']);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test('LUX goes on where it was after a control was read in between', async () => {
  const page = await journey.visit({ hasTouch: true, hasWholeVoice: true });
  const said = listen(page);
  await page.getByRole('textbox').fill('Was ist sieben mal acht?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'LUX spricht...' }).waitFor();
  await pressAndHold(page, page.getByRole('link', { name: 'Spiele' }));
  await waitFor(() => said.includes('Spiele'));
  await page.getByRole('button', { name: 'LUX spricht...' }).waitFor();
  const { sounds } = await readRecordedSounds(page);
  expect(sounds.filter(({ stoppedMs }) => stoppedMs !== null)).toEqual([]);
  await page.getByRole('button', { name: 'Drücken zum Sprechen' }).waitFor();
});

test('at 200 % nothing is lost, and the keyboard leads everywhere, always in sight', async () => {
  const page = await journey.visit();
  await page.setViewportSize({ width: 640, height: 360 });
  const screens = listPrerenderedScreens();
  expect(screens).toContain('/games/quiz');
  for (const path of [...screens, '/gibt-es-nicht']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    // What is still on its way is not there to be walked to. The client shows the login last.
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
    await page.getByText(/^(LUX schaut nach|Einen Moment) …$/).waitFor({ state: 'detached' });
    expect(await walkByKeyboard(page), path).toEqual({ hidden: [], unmarked: [], missed: [] });
    const overflow = 'document.documentElement.scrollWidth - innerWidth';
    expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0);
  }
});

/** Longer than a control has to be held to be read. */
const HELD_MS = 1_000;

/** A finger that stays on a control, as a touch screen tells it, and then lets go. */
async function pressAndHold(page: Page, control: Locator): Promise<void> {
  // Whatever listens for it comes after the first paint, and brings the caption along.
  await page.locator('[popover]').waitFor({ state: 'attached' });
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not shown`);
  const finger = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

const SCREENS = join(import.meta.dirname, '../../../web/dist/screens');

/** Every screen that the client's build has prerendered (web/src/prerender/prerendered-paths.ts), sorted. */
function listPrerenderedScreens(): string[] {
  const pages = globSync('**/*.html', { cwd: SCREENS });
  return pages.map((page) => `/${page.replace(/(^index)?\.html$/, '')}`).sort();
}
