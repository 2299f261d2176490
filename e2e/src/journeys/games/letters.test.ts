import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../../testing/browser/fake-recognition.ts';
import { openJourney } from '../../testing/open-journey.ts';

const journey = openJourney();
let page: Page;

beforeEach(async () => {
  page = await journey.visit({ path: '/games/buchstaben' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const options = () => page.getByRole('list', { name: 'Antworten' }).getByRole('button');
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();

async function begin(what: RegExp, level: RegExp): Promise<void> {
  await button(what).click();
  await button(level).click();
  await seeText(/ 1 von /);
}

test('it is calm from the start, and shows what comes now and next', async () => {
  await button(/^Buchstaben/).waitFor();
  expect(await page.getByRole('switch', { name: 'Ruhig spielen' }).isChecked()).toBe(true);
  await journey.expectAccessible(page);
  await begin(/^Buchstaben/, /Stufe 1/);
  expect(await page.getByRole('list', { name: 'Ablauf' }).getByRole('listitem').count()).toBe(3);
  expect(await options().count()).toBe(4);
  await journey.expectAccessible(page);
});

test('a letter is heard as its sound, and a break or a reload leaves everything as it is', async () => {
  await begin(/^Buchstaben/, /Stufe 1/);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/speech'));
  await button('Hören').click();
  const request = await asked;
  expect(request.postDataJSON()).toMatchObject({ sound: expect.any(String) });
  const answer = await request.response();
  expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, 'audio/wav']);

  const shown = await options().allTextContents();
  await button('Pause').click();
  await page.reload();
  await button(/Weiter/).click();
  await waitFor(async () => (await options().count()) === 4);
  expect(await options().allTextContents()).toEqual(shown);
});

test('five words are practised, and the result says what was done', async () => {
  await begin(/^Wörter/, /Stufe 1/);
  for (let task = 1; task <= 5; task += 1) {
    await options().first().click();
    if (task === 1) await journey.expectAccessible(page);
    await button(/Weiter|Ergebnis|Fertig/).click();
  }
  await seeText('Du hast 5 Wörter geübt.');
  await journey.expectAccessible(page);
});

test('a sentence that was read aloud is marked word by word', async () => {
  await begin(/^Lesen/, /Stufe 1/);
  const sentence = (await page.getByRole('article').textContent()) ?? '';
  await button('Ich lese vor').click();
  await say(page, sentence);
  await button(/^Weiter|War richtig/)
    .first()
    .waitFor();
  await journey.expectAccessible(page);
});

test('whoever has no recognition reads and says so', async () => {
  page = await journey.visit({ path: '/games/buchstaben', hasRecognition: false });
  await begin(/^Lesen/, /Stufe 1/);
  await button('Ich habe es gelesen').click();
  await button(/^Weiter/).waitFor();
});
