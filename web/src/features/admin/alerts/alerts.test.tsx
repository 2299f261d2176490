// @vitest-environment happy-dom
import type { Alert, AlertList } from '@lux/contracts/analytics/alert.ts';
import type { AlertSettings } from '@lux/contracts/analytics/alert-settings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/builders/builders.ts';
import { buildUser, openDashboard } from '../../../testing/screens/open-dashboard.ts';
import { blocksOf } from './procedure.tsx';

const soon = () => new Date(Date.now() + 20 * 60_000).toISOString();

function buildAlert(given: Partial<Alert> = {}): Alert {
  return {
    id: 'alert-1',
    raisedAt: '2026-05-04T08:00:00.000Z',
    lastAt: '2026-05-04T08:02:00.000Z',
    count: 3,
    dangers: ['violence-at-home'],
    requestIds: ['request-1'],
    lookBy: soon(),
    toldAt: '2026-05-04T08:00:05.000Z',
    failure: null,
    secondToldAt: null,
    secondFailure: null,
    handled: null,
    ...given,
  };
}

const buildList = (given: Partial<AlertList> = {}): AlertList => ({
  open: [],
  handled: [],
  isAnybodyTold: true,
  responsible: 'Frau Sommer',
  lookWithinMinutes: 30,
  procedure: '# Sofort\n- Notruf 112\n- Hingehen\n\nDanach aufschreiben.',
  ...given,
});

const settings: AlertSettings = {
  recipients: ['sommer@schule.example'],
  mail: { isConfigured: true, from: 'lux@schule.example' },
  webhook: null,
  secondRecipients: [],
  secondWebhook: null,
  repeatMinutes: [5, 15, 60],
  includesWords: false,
  responsible: 'Frau Sommer',
  lookWithinMinutes: 30,
  procedure: '# Sofort',
};

const asOwner = { 'GET /api/user': { json: buildUser({ isOwner: true }) } };

test('open alerts come first; the words are shown to whoever asks, and it can be handled', async () => {
  let list = buildList({ open: [buildAlert()] });
  const request = buildRequest({ id: 'request-1', safety: 'crisis', prompt: 'Papa schlägt mich' });
  const stub = await openDashboard(
    'alarme',
    {},
    {
      'GET /api/admin/alerts': () => ({ json: list }),
      'GET /api/analytics/requests/request-1': { json: request },
      'PATCH /api/admin/alerts/alert-1/handled': () => {
        const handled = { at: '2026-05-04T08:10:00.000Z', by: 'chefin' };
        const alert = buildAlert({ handled });
        list = buildList({ handled: [alert] });
        return { json: alert };
      },
    },
  );
  const open = await screen.findByRole('region', { name: 'Offene Alarme' });
  expect(within(open).getByRole('heading', { name: 'Gewalt zu Hause' })).toBeDefined();
  expect(open.textContent).toMatch(/3 Mal, zuletzt/);
  expect(open.textContent).toMatch(/Nachsehen bis .* \(Frau Sommer\)/);
  expect(screen.queryByText(/Papa/)).toBeNull();
  await userEvent.click(within(open).getByRole('button', { name: /Ansehen, was das Kind/ }));
  expect(await within(open).findByText('„Papa schlägt mich“')).toBeDefined();
  await userEvent.click(within(open).getByRole('button', { name: 'Als erledigt markieren' }));
  expect(await screen.findByText('Kein offener Alarm')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Erledigt' }).textContent).toContain('chefin');
  expect(stub.mock.calls.some(([path]) => String(path).includes('alert-settings'))).toBe(false);
});

test('the navigation says on every section how many alerts are open', async () => {
  let open = [buildAlert(), buildAlert({ id: 'alert-2' })];
  await openDashboard(
    'export',
    {},
    { 'GET /api/admin/alerts': () => ({ json: buildList({ open }) }) },
  );
  const link = await screen.findByRole('link', { name: 'Alarme 2 offene Alarme' });
  open = [];
  // The section has read it itself: nobody waits for the next look in passing.
  await userEvent.click(link);
  expect(await screen.findByText('Kein offener Alarm')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Alarme' })).toBeDefined();
});

test('what is overdue, and that nobody could be told, is said in words', async () => {
  const lookBy = '2026-05-04T08:30:00.000Z';
  const failure = 'Der Mailserver ist nicht erreichbar.';
  const open = [buildAlert({ lookBy, failure, toldAt: null, count: 1, dangers: [] })];
  await openDashboard('alarme', {}, { 'GET /api/admin/alerts': { json: buildList({ open }) } });
  const section = await screen.findByRole('region', { name: 'Offene Alarme' });
  expect(section.textContent).toMatch(/Überfällig/);
  expect(section.textContent).toContain('Der Mailserver ist nicht erreichbar. LUX versucht es');
});

test('that nobody looked in time and the second circle was told is said in words', async () => {
  const secondToldAt = '2026-05-04T08:30:04.000Z';
  const open = [buildAlert({ secondToldAt })];
  await openDashboard('alarme', {}, { 'GET /api/admin/alerts': { json: buildList({ open }) } });
  const section = await screen.findByRole('region', { name: 'Offene Alarme' });
  expect(section.textContent).toContain('Zweiter Kreis: Bescheid gegeben 04.05.26');
});

test('where nobody is named, everybody who looks is told so', async () => {
  const list = buildList({ isAnybodyTold: false });
  await openDashboard('alarme', {}, { 'GET /api/admin/alerts': { json: list } });
  expect(await screen.findByText('Bei Gefahr bekommt niemand Bescheid.')).toBeDefined();
});

test('the owner says who is told, and a trial says in German how it went', async () => {
  const sent: unknown[] = [];
  await openDashboard(
    'alarme',
    {},
    {
      ...asOwner,
      'GET /api/admin/alerts': { json: buildList() },
      'GET /api/admin/alert-settings': { json: settings },
      'PATCH /api/admin/alert-settings': (init) => {
        const change = JSON.parse(String(init?.body));
        sent.push(change);
        const { webhookUrl: _url, ...rest } = change;
        const webhook = { host: 'chat.example', lastFour: 'abcd', savedAt: soon() };
        return { json: { ...settings, ...rest, webhook, webhookSecret: 'nur-einmal-gesagt' } };
      },
      'POST /api/admin/alert-settings/trials': {
        json: {
          verdicts: [
            { channel: 'mail', circle: 'first', isWorking: true, message: 'Abgeschickt.' },
          ],
        },
      },
    },
  );
  const form = await screen.findByRole('region', { name: 'Wer Bescheid bekommt' });
  const addresses = within(form).getByLabelText(/^E-Mail-Adressen/);
  await userEvent.type(addresses, '\nkein Empfänger');
  await userEvent.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(await within(form).findByText('Das ist keine gültige E-Mail-Adresse.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.clear(addresses);
  await userEvent.type(addresses, 'sommer@schule.example\nleitung@schule.example');
  await userEvent.type(within(form).getByLabelText(/^Webhook/), 'https://chat.example/x/abcd');
  const second = within(form).getByLabelText(/^Zweiter Kreis: E-Mail/);
  await userEvent.type(second, 'amt@schule.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    recipients: ['sommer@schule.example', 'leitung@schule.example'],
    webhookUrl: 'https://chat.example/x/abcd',
    secondRecipients: ['amt@schule.example'],
    repeatMinutes: [5, 15, 60],
    lookWithinMinutes: 30,
  });
  expect(await within(form).findByText('nur-einmal-gesagt')).toBeDefined();
  await userEvent.click(within(form).getByRole('button', { name: 'Probe senden' }));
  expect(await within(form).findByText('Abgeschickt.')).toBeDefined();
});

test('alerts that cannot be read can be asked for again', async () => {
  await openDashboard('alarme', {}, { 'GET /api/admin/alerts': { status: 503, json: {} } });
  expect(await screen.findByText('Die Alarme konnten nicht geladen werden.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeDefined();
});

test('a procedure has headings, points and paragraphs', () => {
  expect(blocksOf('# Sofort\n- Notruf 112\n- Hingehen\n\nDanach.')).toEqual([
    { kind: 'heading', text: 'Sofort' },
    { kind: 'points', points: ['Notruf 112', 'Hingehen'] },
    { kind: 'text', text: 'Danach.' },
  ]);
});
