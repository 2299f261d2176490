// @vitest-environment happy-dom
import type { PrivacyKit } from '@lux/contracts/media/privacy-kit.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';

const kit: PrivacyKit = {
  facts: {
    collectedAt: '2026-11-23T08:00:00.000Z',
    operator: { name: 'Grundschule am Wald', contact: null },
    assistantName: 'LUX',
    childSafeMode: true,
    usesBrowserRecognition: false,
    registration: 'invitation',
    isSecondFactorRequired: false,
    isFullIpStored: false,
    addresses: [],
    traces: null,
    alerts: { recipients: 0, webhookHost: null, includesWords: false },
    dashboardIdleMinutes: 30,
    confirmationMinutes: 10,
    providers: [
      { ability: 'text', host: 'api.openai.com', model: 'gpt', place: 'elsewhere' },
      { ability: 'books', host: 'kiwix:8080', model: null, place: 'own-network' },
    ],
    stores: [],
    retention: [{ data: 'requests', period: { kind: 'limited', amount: 30, unit: 'day' } }],
  },
  documents: [
    { id: 'parents-notice', title: 'Information für Eltern', languages: ['de', 'tr'] },
    { id: 'register', title: 'Verzeichnis der Verarbeitungstätigkeiten', languages: ['de'] },
  ],
};

test('an admin sees what was read, chooses a language and saves a document', async () => {
  const stub = await openDashboard(
    'datenschutz',
    {},
    {
      'GET /api/admin/privacy-kit': { json: kit },
      'GET /api/admin/privacy-kit/parents-notice.pdf?language=tr': { json: {} },
    },
  );
  const page = within(await screen.findByRole('region', { name: 'Datenschutz' }));
  expect(page.getByText('Antworten: api.openai.com')).toBeDefined();
  expect(page.getByText('Bücher der Schule (Kiwix): kiwix:8080')).toBeDefined();
  expect(page.getByText('30 Tage')).toBeDefined();
  expect(page.getByText(/OPERATOR_CONTACT/)).toBeDefined();
  // What is for the school alone has no choice of languages.
  expect(page.getAllByRole('combobox')).toHaveLength(1);

  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.selectOptions(page.getByRole('combobox'), 'tr');
  await userEvent.click(
    page.getByRole('button', { name: 'Information für Eltern als PDF speichern' }),
  );
  expect(await screen.findByText('Gespeichert')).toBeDefined();
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
  expect(stub.mock.calls.map(([path]) => String(path))).toContain(
    '/api/admin/privacy-kit/parents-notice.pdf?language=tr',
  );
});

test('where a part of LUX does not answer, nothing incomplete is offered', async () => {
  await openDashboard(
    'datenschutz',
    {},
    {
      'GET /api/admin/privacy-kit': { status: 503, json: {} },
    },
  );
  expect(await screen.findByText(/Unvollständige Unterlagen wären falsch/)).toBeDefined();
});
