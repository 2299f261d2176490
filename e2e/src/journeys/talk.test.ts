import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { say } from '../testing/browser/fake-recognition.ts';
import { readRecordedSounds } from '../testing/browser/record-sounds.ts';
import { openFakeTeacher } from '../testing/fake-teacher.ts';
import { openJourney } from '../testing/open-journey.ts';

const teacher = await openFakeTeacher();
afterAll(teacher.close);

const journey = openJourney({
  env: async () => ({ OPENAI_BASE_URL: teacher.baseUrl, OPENAI_TRANSCRIBE_MODEL: 'fake' }),
});

const FIRST = 'Eine Spinne hat acht Beine.';
const SECOND = 'Damit läuft sie sehr geschickt durch ihr feines Netz.';
const LAST = 'Hast du schon einmal eine Spinne beobachtet?';
const QUESTION = 'Wie viele Beine hat eine Spinne?';

beforeEach(() => {
  Object.assign(teacher, {
    answer: `${FIRST} ${SECOND} ${LAST}`,
    wordMs: 5,
    isAway: false,
    transcript: '',
    hangUps: 0,
  });
});

const button = (page: Page, name: string) => page.getByRole('button', { name });
const conversation = (page: Page) => page.getByRole('list', { name: 'Gespräch' });

async function ask(page: Page, question = QUESTION): Promise<void> {
  await button(page, 'Drücken zum Sprechen').click();
  await say(page, question);
}

async function write(page: Page, question = QUESTION): Promise<void> {
  await page.getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
}

/** Once so many sounds have been started. */
async function heard(page: Page, count: number) {
  return waitFor(
    async () => {
      const recorded = await readRecordedSounds(page);
      return recorded.sounds.length >= count ? recorded : undefined;
    },
    { what: `${count} sounds`, timeoutMs: 20_000 },
  );
}

test('LUX begins to speak while it is still writing, and marks what it says', async () => {
  teacher.wordMs = 150;
  const page = await journey.visit({ hasWholeVoice: true });
  await ask(page);
  await button(page, 'LUX spricht...').waitFor();
  const marked = conversation(page).locator('mark');
  expect(await marked.textContent()).toBe(FIRST);
  expect(await conversation(page).textContent()).not.toContain(LAST);
  expect((await readRecordedSounds(page)).sounds).toHaveLength(1);

  await marked.filter({ hasText: SECOND }).waitFor();
  await conversation(page).getByText(LAST).waitFor();
  await journey.expectAccessible(page);
});

test('sentences whose sound is ready follow each other without a gap', async () => {
  teacher.answer = 'Eine Spinne hat acht Beine. Sie webt ein Netz. Kennst du eine?';
  const page = await journey.visit({ hasWholeVoice: true });
  await ask(page);
  const { sounds } = await heard(page, 3);
  const gapsMs = sounds.slice(1).map(({ startMs }, index) => startMs - (sounds[index]?.endMs ?? 0));
  expect(Math.max(...gapsMs)).toBeLessThanOrEqual(150);
  await button(page, 'Drücken zum Sprechen').waitFor();
});

test('the answer is thought out while listening ends, and asked for once', async () => {
  const page = await journey.visit({ hasWholeVoice: true });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await ask(page);
  await button(page, 'LUX spricht...').waitFor();
  expect(posts.map((path) => path.replace(/[\w-]{22}/g, ':id'))).toEqual([
    '/api/conversations',
    '/api/conversations/:id/prepared-messages',
    '/api/conversations/:id/prepared-messages/:id/commit',
  ]);
  await page.reload();
  await conversation(page).getByText(LAST).waitFor();
  expect(await conversation(page).getByRole('listitem').count()).toBe(2);
});

test('a tap on stop is silence within 100 ms, keeps what was said, and listens again', async () => {
  teacher.wordMs = 150;
  const page = await journey.visit({ hasWholeVoice: true });
  await write(page);
  await heard(page, 1);
  await button(page, 'Stopp').click();
  await button(page, 'Zum Beenden drücken').waitFor();

  const { sounds, pressesMs } = await readRecordedSounds(page);
  const silenceMs = (sounds[0]?.stoppedMs ?? Number.NaN) - (pressesMs.at(-1) ?? Number.NaN);
  expect(silenceMs).toBeLessThanOrEqual(100);
  await waitFor(() => page.evaluate('window.isMicrophoneOpen()'), { what: 'the microphone' });
  await waitFor(() => teacher.hangUps === 1, { what: 'the teacher to be hung up' });
  expect(await conversation(page).textContent()).toContain(FIRST);
  expect(await conversation(page).textContent()).not.toContain(LAST);

  teacher.answer = 'Sieben mal acht ist 56.';
  await say(page, 'Was ist sieben mal acht?');
  await conversation(page).getByText('Sieben mal acht ist 56.').waitFor();
  expect(await conversation(page).textContent()).toContain(FIRST);
});

test('hands-free: LUX listens again by itself, its bars follow the microphone, then it rests', async () => {
  teacher.answer = 'Acht.';
  const page = await journey.visit({ isMoving: true });
  await page.getByRole('switch', { name: 'Freihändig' }).click();
  await say(page, QUESTION);
  await conversation(page).getByText('Acht.').waitFor();
  await heard(page, 1);

  await waitFor(() => page.evaluate('window.isMicrophoneOpen()'), { what: 'the second round' });
  const heights = () =>
    page.locator('[data-bars] > span').evaluateAll((bars) => bars.map((bar) => bar.style.height));
  await waitFor(async () => (await heights()).length === 10, { what: 'the bars' });
  // The made-up microphone hears a voice first, then silence.
  await waitFor(async () => new Set(await heights()).size > 3, { what: 'the voice' });
  await waitFor(async () => new Set(await heights()).size === 1, { what: 'the silence' });

  await page.evaluate('window.beSilent()');
  await waitFor(() => page.evaluate('!window.isMicrophoneOpen()'), { what: 'a pause' });
  await waitFor(() => page.evaluate('window.isMicrophoneOpen()'), { what: 'the third round' });
  await page.evaluate('window.beSilent()');
  await page.getByText(/Ich ruhe mich aus/).waitFor();
  expect(await page.evaluate('window.isMicrophoneOpen()')).toBe(false);
  await journey.expectAccessible(page);

  await button(page, 'Drücken zum Sprechen').click();
  await say(page, 'Und eine Biene?');
  await conversation(page).getByText('Und eine Biene?').waitFor();
});

test('without recognition the browser records and the server listens', async () => {
  teacher.transcript = 'Wie viele Beine hat ein Käfer?';
  teacher.answer = 'Ein Käfer hat sechs Beine.';
  const page = await journey.visit({ hasRecognition: false });
  await button(page, 'Drücken zum Sprechen').click();
  await page.getByText('Spracherkennung nicht unterstützt').first().waitFor();
  await button(page, 'Zum Beenden drücken').waitFor();
  // Nobody presses again: the recording ends by itself when the made-up voice is silent.
  await conversation(page).getByText('Wie viele Beine hat ein Käfer?').waitFor();
  await conversation(page).getByText('Ein Käfer hat sechs Beine.').waitFor();
});

test('a question whose answer failed stays and is asked again with one tap', async () => {
  teacher.isAway = true;
  const page = await journey.visit();
  await write(page);
  await page.getByText('Nachricht konnte nicht gesendet werden.').first().waitFor();
  await conversation(page).getByText(QUESTION).waitFor();
  await journey.expectAccessible(page);

  teacher.isAway = false;
  await button(page, 'Noch einmal').click();
  await conversation(page).getByText(LAST).waitFor();
  expect(await conversation(page).getByRole('listitem').count()).toBe(2);
  await page.reload();
  await conversation(page).getByText(LAST).waitFor();
  expect(await conversation(page).getByRole('listitem').count()).toBe(2);
});

test('a new conversation begins after a question, and the old one can be found again', async () => {
  const page = await journey.visit();
  await write(page);
  await conversation(page).getByText(LAST).waitFor();
  await button(page, 'Neues Gespräch').click();
  await page.getByRole('alertdialog').waitFor();
  await journey.expectAccessible(page);
  await page.keyboard.press('Escape');
  await conversation(page).getByText(LAST).waitFor();
  const oldId = await page.evaluate("localStorage.getItem('conversationId')");

  await button(page, 'Neues Gespräch').click();
  await button(page, 'Ja, neu anfangen').click();
  await page.getByText('Was möchtest du wissen?').waitFor();
  await page.reload();
  await page.getByText('Was möchtest du wissen?').waitFor();
  expect(await page.evaluate("localStorage.getItem('conversationId')")).not.toBe(oldId);

  // A browser that lost which conversation it was in is offered the latest one.
  await write(page, 'Warum ist der Himmel blau?');
  await conversation(page).getByText(LAST).waitFor();
  await page.evaluate("localStorage.removeItem('conversationId')");
  await page.reload();
  await page.getByText('Zuletzt: „Warum ist der Himmel blau?“').waitFor();
  await journey.expectAccessible(page);
  await button(page, 'Weiterreden').click();
  await conversation(page).getByText(LAST).waitFor();
});
