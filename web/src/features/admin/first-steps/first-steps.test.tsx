// @vitest-environment happy-dom
import { FirstStepId, type FirstSteps } from '@lux/contracts/common/first-steps.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { overview } from '../../../testing/builders/build-overview.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { buildUser, openDashboard } from '../../../testing/screens/open-dashboard.ts';

function buildSteps(done: readonly FirstStepId[], given: Partial<FirstSteps> = {}): FirstSteps {
  return {
    steps: FirstStepId.options.map((id) => ({ id, isDone: done.includes(id) })),
    setupUrl: 'http://192.168.1.20:3000/einrichten',
    microphoneHeardAt: null,
    isWithoutProvider: false,
    ...given,
  };
}

const route = 'GET /api/admin/first-steps';
const answers = { Overview: { data: overview } };

test('while something is missing the overview leads to it, and each step says why and how', async () => {
  const steps = buildSteps(['owner', 'operator', 'alerts', 'https', 'provider']);
  await openDashboard('uebersicht', answers, { [route]: { json: steps } });
  expect(await screen.findByText(/^Noch 2 Schritte/)).toBeDefined();
  const navigation = screen.getByRole('navigation', { name: 'Bereiche des Dashboards' });
  await userEvent.click(within(navigation).getByRole('link', { name: /2 Schritte offen/ }));

  const tablet = await screen.findByRole('region', { name: /^Mit einem Tablet.*noch offen/ });
  expect(within(tablet).getByRole('img', { name: /QR-Code/ })).toBeDefined();
  expect(within(tablet).getByText(steps.setupUrl)).toBeDefined();
  const owner = screen.getByRole('region', { name: /^Wem dieses LUX gehört.*erledigt/ });
  expect(within(owner).queryByText(/OWNER_USERNAME/)).toBeNull();
  const schoolClass = screen.getByRole('region', { name: /^Die erste Klasse/ });
  expect(within(schoolClass).getByRole('link', { name: 'Lehrkraft einladen' })).toBeDefined();
});

test('who is a teacher already is led to the own classes', async () => {
  await openDashboard(
    'erste-schritte',
    {},
    {
      'GET /api/user': { json: buildUser({ role: 'admin', isTeacher: true }) },
      [route]: { json: buildSteps(['owner']) },
    },
  );
  const link = await screen.findByRole('link', { name: 'Zu meinen Klassen' });
  expect(link.getAttribute('href')).toBe('/lehrkraft');
});

test('a school decides against a provider, and may take it back', async () => {
  const decided = buildSteps(['provider'], { isWithoutProvider: true });
  const stub = await openDashboard(
    'erste-schritte',
    {},
    {
      [route]: { json: buildSteps([]) },
      'PUT /api/admin/first-steps/provider': { json: decided },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ohne Anbieter arbeiten' }));
  expect(await screen.findByText('Entschieden: LUX arbeitet ohne Anbieter.')).toBeDefined();
  expect(screen.getByText(/Schritten sind erledigt/).textContent).toContain('1 von 7');
  await userEvent.click(screen.getByRole('button', { name: 'Doch noch offen lassen' }));
  expect(bodiesOf(stub, 'PUT', '/api/admin/first-steps/provider')).toEqual([
    { isWithoutProvider: true },
    { isWithoutProvider: false },
  ]);
});

test('when all is done the hint is gone, and a small entry stays', async () => {
  const steps = buildSteps(FirstStepId.options, { microphoneHeardAt: '2026-11-23T08:10:00.000Z' });
  await openDashboard('uebersicht', answers, { [route]: { json: steps } });
  await screen.findByText('1.234');
  const entry = await screen.findByRole('link', { name: 'Erste Schritte' });
  expect(screen.queryByText(/bis Kinder kommen können/)).toBeNull();
  await userEvent.click(entry);
  expect(await screen.findByText('Alles bereit für die erste Stunde')).toBeDefined();
  expect(screen.getByText(/^Das Mikrofon geht\. Zuletzt gemeldet: 23\.11\.26/)).toBeDefined();
});

test('where it cannot be read, it can be asked for again', async () => {
  await openDashboard('erste-schritte', {}, { [route]: { status: 503 } });
  expect(
    await screen.findByText('Die ersten Schritte konnten nicht geladen werden.'),
  ).toBeDefined();
});
