import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { z } from 'zod';
import { type Desk, openDesk } from '../engines/open-desk.ts';
import { otherEngines } from '../engines/other-engines.ts';
import { createTab, type Driver, type Tab } from '../engines/tab.ts';
import { holdLesson, openTeacher } from '../testing/hold-lesson.ts';
import { testOnSharedSystem as test } from '../testing/open-journey.ts';

type Stack = { url: string; dashboardPassword: string };

const OPTION = { selector: 'label:has(input[type=radio]:enabled)' };
const CHOSEN = `!!document.querySelector('input[type=radio]:enabled:checked')`;
const LETTER = { selector: '[aria-label="Antworten"] button' };
const TABLE = { selector: '[role=application]' };

/** How many points of the colouring page are red. */
const RED_POINTS = `(() => {
  const canvas = document.querySelector('[role=application] canvas');
  if (!canvas) return 0;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] === 226 && data[at + 1] === 59) count += 1;
  return count;
})()`;

/** WebKit adds a legend to the height twice where its fieldset is a flex item that is a column, too. */
const LEGENDS_TWICE = `[...document.querySelectorAll('fieldset')].filter((one) => {
  const { bottom } = one.lastElementChild.getBoundingClientRect();
  return one.getBoundingClientRect().bottom > bottom + 20;
}).length`;

/** The big button is never at rest while it tells what LUX does. */
const isNamed = (name: string) =>
  `[...document.querySelectorAll('button')].some((one) =>
    (one.getAttribute('aria-label') ?? one.textContent) === '${name}')`;

/** A driver that hangs is ended with its session, and the journey begun once more. */
const ONCE_MORE = { retry: 1, timeout: 120_000 };

describe.each(otherEngines)('in $name', ONCE_MORE, ({ name, binary, missing, open }) => {
  const newName = (who: string) => `${who}.${name.toLowerCase()}-${Date.now().toString(36)}`;
  let stack: Stack;
  let desk: Desk;
  let browser: { openDriver: () => Promise<Driver>; close: () => Promise<void> };
  let tab: Tab;

  test.beforeAll(({ shared }) => {
    stack = shared.stack;
  });
  beforeAll(async () => {
    if (missing.length > 0) return;
    desk = await openDesk();
    browser = await open(binary, desk);
  });
  afterAll(async () => {
    await browser?.close();
    desk?.close();
  });

  beforeEach(async ({ skip }) => {
    skip(missing.length > 0, `${name} is not tried: ${missing.join(', ')} missing`);
    tab = createTab(await browser.openDriver(), stack.url);
  });
  afterEach(async () => {
    if (missing.length === 0) expect(await tab.takeProblems()).toEqual([]);
  });

  async function answerAll(tasks: number): Promise<void> {
    for (let task = 1; task <= tasks; task += 1) {
      // On a slow machine the press may still meet the task before, which is going.
      await waitFor(
        async () => {
          await tab.press(OPTION);
          return tab.evaluate(CHOSEN);
        },
        { what: `an answer to task ${task}` },
      );
      await tab.press({ name: 'Prüfen' });
      await tab.press({ name: task === tasks ? 'Ergebnis' : 'Weiter' });
    }
    await tab.see(`von ${tasks}`);
  }

  test('a child types a question and hears the answer to its end', async () => {
    await tab.open('/');
    await tab.write('Deine Frage schreiben', 'Wie viele Beine hat eine Spinne?');
    await tab.pressKey('Enter');
    await tab.poll(isNamed('LUX spricht...'), 'the voice');
    await tab.see('acht Beine');
    await tab.poll(isNamed('Drücken zum Sprechen'), 'the end of the voice');
  });

  test('speech that was packed for a slow line is as long as the WAV', async () => {
    await tab.open('/');
    const seconds =
      await tab.evaluate(`Promise.all(['audio/ogg', 'audio/wav'].map(async (accept) => {
      const answer = await fetch('/api/speech', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ text: 'Eine Spinne hat acht Beine.' }),
      });
      const context = new OfflineAudioContext(1, 1, 48_000);
      const { duration } = await context.decodeAudioData(await answer.arrayBuffer());
      return [answer.headers.get('content-type').split(';')[0], Math.round(duration * 20)];
    }))`);
    const [packed, plain] = z.array(z.tuple([z.string(), z.number()])).parse(seconds);
    expect([packed?.[0], plain?.[0]]).toEqual(['audio/ogg', 'audio/wav']);
    expect(packed?.[1]).toBe(plain?.[1]);
  });

  test('a child wishes for a picture and sees it', async () => {
    await tab.open('/gallery');
    await tab.write('Dein Bild beschreiben', 'ein roter Ball');
    await tab.pressKey('Enter');
    await tab.press({ name: 'Los!' });
    await tab.poll(
      `[...document.images].some((one) => one.alt === 'ein roter Ball' && one.naturalWidth > 0)`,
      'the picture',
    );
  });

  test('a child colours a page, and the colours survive a reload', async () => {
    await tab.open('/coloring');
    await tab.write('Dein Ausmalbild beschreiben', 'eine Katze');
    await tab.pressKey('Enter');
    await tab.press({ name: 'Ausmalen: eine Katze' });
    await tab.press(TABLE);
    await tab.reach({ name: 'Rückgängig' });
    const points = await tab.poll(RED_POINTS, 'red on the page');
    await tab.open(z.string().parse(await tab.evaluate('location.pathname + location.search')));
    await tab.poll(`${RED_POINTS} === ${points}`, 'the same red after a reload');
  });

  test('a quiz is played to its end', async () => {
    await tab.open('/games/quiz');
    await tab.press({ name: 'Weltraum' });
    await answerAll(5);
  });

  test('maths is played to its end', async () => {
    await tab.open('/games/math');
    await tab.reach({ name: 'Los geht' });
    expect(await tab.evaluate(LEGENDS_TWICE)).toBe(0);
    await tab.press({ name: 'Los geht' });
    await answerAll(10);
  });

  test('letters are practised to the end', async () => {
    await tab.open('/games/buchstaben');
    await tab.press({ name: 'Wörter' });
    await tab.press({ name: 'Stufe 1' });
    for (let task = 1; task <= 5; task += 1) {
      await tab.press(LETTER);
      await tab.press({ name: task === 5 ? 'Fertig' : 'Weiter' });
    }
    await tab.see('Du hast 5 Wörter geübt.');
  });

  test('a child joins a lesson by its code and sits down', async () => {
    const teacher = await openTeacher(stack, newName('frau'));
    const { seats, lesson } = await holdLesson(teacher, { name: `Klasse ${name}`, seats: 2 });
    const label = seats[0]?.label ?? '';
    await tab.open('/beitreten');
    await tab.press({ name: 'Ein Zeichen zurück' });
    await tab.type(lesson.code);
    await tab.press({ name: 'Los!' });
    await tab.press({ name: label });
    await tab.press({ name: 'Ja, das bin ich' });
    await tab.reach({ name: `${label}. Noch` });
    await teacher.request('DELETE', `/api/lessons/${lesson.id}`);
  });

  test("one row of the dashboard's requests opens by a press, and no other", async () => {
    const account = { username: newName('verwalter'), password: 'Wolke-Besen-Zebra' };
    await tab.open('/einrichten');
    await tab.evaluate(`fetch('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(account))},
    }).then(({ status }) => status)`);
    await tab.open('/admin-dashboard?bereich=anfragen');
    await tab.write('Passwort', stack.dashboardPassword);
    await tab.pressKey('Enter');
    const id = await tab.poll(
      `document.querySelectorAll('tr[data-request]')[1]?.dataset.request`,
      'a second row',
    );
    const row = `tr[data-request="${id}"]`;
    const asked = await tab.evaluate(`document.querySelector('${row} button').textContent`);
    await tab.press({ selector: `${row} td` });
    await tab.poll(
      `document.querySelector('dialog[open]')?.textContent.includes(${JSON.stringify(asked)})`,
      `the details of "${asked}"`,
    );
  });
});
