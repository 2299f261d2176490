import { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { ConversationSummary } from '@lux/contracts/conversation/conversation.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inviteTeacher, sitDown } from '../../testing/hold-lesson.ts';
import { openJourney } from '../../testing/open-journey.ts';
import type { Visitor } from '../../testing/visitor.ts';

const journey = openJourney();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function say(child: Visitor, content: string): Promise<void> {
  const { id } = await child.json(
    ConversationSummary.pick({ id: true }),
    'POST',
    '/api/conversations',
    {},
  );
  await child.request('POST', `/api/conversations/${id}/messages`, { role: 'user', content });
}

test('a teacher sets up a class, holds a lesson, sees hand and alert, and ends it', async () => {
  const page = await journey.visit({ path: await inviteTeacher(journey.stack) });
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByLabel('Benutzername').fill('frau.wolf');
  await page.getByLabel('Passwort', { exact: true }).fill('Wolke-Besen-Zebra');
  await press(page, 'Konto anlegen');
  await page.getByRole('link', { name: 'Klassen' }).click();
  await press(page, 'Klasse anlegen');
  await page.getByLabel('Name der Klasse').fill('Igelklasse');
  await page.getByRole('dialog').getByRole('button', { name: 'Klasse anlegen' }).click();
  await page.getByLabel('Plätze dazu').fill('8');
  await press(page, 'Plätze anlegen');

  // The first seat goes behind the second, by keys; the server keeps it so.
  const handles = page.getByRole('button', { name: /^Verschieben/ });
  const names = () =>
    handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await handles.first().waitFor();
  const [first, second] = await names();
  await handles.first().focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await journey.expectAccessible(page);

  await press(page, 'Stunde beginnen');
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt beginnen' }).click();
  const sign = page.getByRole('img', { name: /^Code/ });
  await sign.waitFor();
  await journey.expectAccessible(page);
  const code = (await sign.textContent()) ?? '';
  await press(page, 'Zur Tafel');

  const classes = await page.request.get('/api/classes');
  const [schoolClass] = z.array(SchoolClass).parse(await classes.json());
  const [one, other] = schoolClass?.seats ?? [];
  if (!one || !other) throw new Error('the class has no seats');
  const raising = await sitDown(journey.stack.url, code, one.id);
  const worried = await sitDown(journey.stack.url, code, other.id);
  await raising.request('PUT', '/api/lesson/hand', { isUp: true });
  await page.getByRole('button', { name: new RegExp(`^${one.label} .*meldet sich`) }).waitFor();

  await say(worried, 'Mein Papa schlägt mich jeden Abend.');
  const alert = page.getByRole('article', { name: new RegExp(`^Sorge um ${other.label}`) });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('„Mein Papa schlägt mich jeden Abend.“');
  await journey.expectAccessible(page);
  await page.reload();
  await alert.getByRole('button', { name: 'Gesehen, ich kümmere mich' }).click();
  await alert.waitFor({ state: 'detached' });

  await press(page, 'Augen nach vorn');
  await page.getByRole('button', { name: 'Weiter geht’s' }).waitFor();
  expect((await raising.request('POST', '/api/conversations', {})).status).toBe(403);

  await press(page, 'Beenden');
  await see(page, /wird innerhalb einer Minute gelöscht/);
  await press(page, 'Jetzt beenden');
  await see(page, 'Die Stunde ist vorbei.');
  expect(await (await raising.request('GET', '/api/lesson')).json()).toBeNull();
});
