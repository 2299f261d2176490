import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../../testing/browser/fake-recognition.ts';
import { openJourney } from '../../testing/open-journey.ts';

const journey = openJourney();
let page: Page;

beforeEach(async () => {
  page = await journey.visit({ path: '/games' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const options = () => page.getByRole('radio');
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const expectAccessible = () => journey.expectAccessible(page);

async function answerAll(questions: number): Promise<void> {
  for (let question = 1; question <= questions; question += 1) {
    await options().first().check({ force: true });
    await button('Prüfen').click();
    await button(/^(Weiter|Ergebnis)$/).click();
  }
}

test('nine games are shown, four can be played', async () => {
  await link(/^Quiz/).waitFor();
  expect(await page.getByRole('main').getByRole('link').count()).toBe(4);
  expect(await page.getByText('Kommt bald!').count()).toBe(5);
  await expectAccessible();
});

test('a quiz is played to its end, and the next one has other questions', async () => {
  await link(/^Quiz/).click();
  await button(/Weltraum/).waitFor();
  await expectAccessible();
  await button(/Weltraum/).click();
  await options().first().waitFor();
  await expectAccessible();
  await button('Prüfen').click();
  await seeText('Bitte wähle eine Antwort.');

  const asked = await page.getByRole('heading', { level: 2 }).first().textContent();
  await answerAll(2);
  const third = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.reload();
  await seeText(third ?? '');
  await answerAll(3);
  await seeText(/von 5/);
  await expectAccessible();

  await button('Nochmal spielen').click();
  await options().first().waitFor();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).not.toBe(asked);
});

test('an answer can be spoken', async () => {
  await link(/^Quiz/).click();
  await button(/Natur/).click();
  await options().first().waitFor();
  await button(/Antwort Sagen/i).click();
  await say(page, 'die zweite');
  await waitFor(() => options().nth(1).isChecked());
});

test('maths asks what was chosen, and counts', async () => {
  await link(/^Mathe/).click();
  await page.getByRole('slider').waitFor();
  await expectAccessible();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await button(/Los/).click();
  await options().first().waitFor();
  await expectAccessible();
  await button('Prüfen').click();
  await seeText('Keine Antwort ausgewählt');
  await answerAll(5);
  await seeText(/von 5/);
  await expectAccessible();
});

test('in calm mode there is no clock', async () => {
  await link(/^Mathe/).click();
  await button(/Los/).click();
  await page.getByRole('timer').waitFor();
  await page.getByRole('switch', { name: /Ruhig spielen/ }).click();
  await page.getByRole('timer').waitFor({ state: 'detached' });
});
