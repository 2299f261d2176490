import { openMailbox, textOf } from '@lux/analytics/src/testing/open-mailbox.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openJourney } from '../testing/open-journey.ts';
import { Visitor } from '../testing/visitor.ts';

const mailbox = await openMailbox();
const { url, from } = mailbox.smtp;
const journey = openJourney({ env: async () => ({ SMTP_URL: url, ALERT_FROM: from }) });
afterAll(() => mailbox.close());

const LIMIT_MS = 20_000;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a child’s call for help reaches whom the owner has named, until somebody has handled it', async () => {
  const { ownerUsername, ownerSecret } = journey.stack;
  const account = { username: ownerUsername, password: 'Wolke-Besen-Zebra', ownerSecret };
  const owner = await journey.visit({ path: '/admin-dashboard?bereich=alarme', account });
  await owner.getByText('Bei Gefahr bekommt niemand Bescheid.').waitFor();
  await owner.getByLabel(/^E-Mail-Adressen/).fill('sommer@schule.example');
  await owner.getByLabel('Wer sieht nach?').fill('Frau Sommer');
  await press(owner, 'Speichern');
  await press(owner, 'Probe senden');
  await owner.getByText(/Abgeschickt/).waitFor();
  expect(mailbox.mails.map(textOf)).toEqual([expect.stringContaining('Nichts ist passiert')]);

  const child = new Visitor(journey.stack.url);
  const said = Date.now();
  const talk = await child.startConversation();
  await child.say(talk, 'Ich will nicht mehr leben');
  await child.say(talk, 'Mir wird alles zu viel');
  await waitFor(() => mailbox.mails.length > 1, { timeoutMs: LIMIT_MS, what: 'the mail' });
  expect(Date.now() - said).toBeLessThan(LIMIT_MS);
  const [, mail] = mailbox.mails.map(textOf);
  expect(mail).toContain('Selbstverletzung oder Suizid');
  expect(mail).not.toMatch(/leben|zu viel/);

  const open = owner.getByRole('region', { name: 'Offene Alarme' });
  await open.getByText(/Nachsehen bis .*Frau Sommer/).waitFor();
  await journey.expectAccessible(owner);
  await press(owner, 'Ansehen, was das Kind sagte');
  await open.getByText('„Ich will nicht mehr leben“').waitFor();
  await press(owner, 'Als erledigt markieren');
  await owner.getByText('Kein offener Alarm').waitFor();
  await journey.expectAccessible(owner);
  await owner.goto('/admin-dashboard?bereich=protokoll');
  await owner.getByText(/hat einen Alarm als erledigt markiert/).waitFor();
});
