// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { variablesOf } from '../../../testing/fakes/serve-graphql.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';
import { savedSettings } from '../../../testing/screens/saved-settings.ts';

test('keys are never shown, can be tried, and settings are saved as they were filled in', async () => {
  const stub = await openDashboard('einstellungen', {
    AdminSettings: { data: { adminSettings: savedSettings } },
    SaveSettings: { data: { saveSettings: { assistantName: 'Luna' } } },
    TestKey: { data: { testKey: { isWorking: true, message: 'Der Schlüssel geht.' } } },
  });
  expect(await screen.findByText('gesetzt, endet auf …abcd')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'OpenAI-Schlüssel testen' }));
  expect(await screen.findByText('Der Schlüssel geht.')).toBeDefined();

  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('einen Namen');
  await userEvent.type(screen.getByLabelText('Name'), 'Luna');
  await userEvent.selectOptions(screen.getByLabelText('Stimme'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(variablesOf(stub, 'SaveSettings')).toMatchObject([
      { input: { assistantName: 'Luna', voiceId: 'anna', openAiApiKey: '' } },
    ]),
  );
});

test('the voice that is being chosen can be heard before it is saved', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-voice');
  const stub = await openDashboard(
    'einstellungen',
    { AdminSettings: { data: { adminSettings: savedSettings } } },
    { 'POST /api/admin/settings/voice-trials': { json: 'sound' } },
  );
  await screen.findByRole('option', { name: 'Anna' });
  await userEvent.selectOptions(screen.getByLabelText('Stimme'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Anhören' }));
  await waitFor(() => expect(played).toHaveBeenCalledOnce());
  const [, init] = stub.mock.calls.find(([path]) => String(path).includes('voice-trials')) ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    text: 'Hallo, ich bin LUX. Was möchtest du heute wissen?',
    voiceId: 'anna',
    speechSpeed: 1,
  });
});

test('names are taught row by row, heard, and saved together', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-name');
  const stub = await openDashboard(
    'einstellungen',
    {
      AdminSettings: { data: { adminSettings: savedSettings } },
      SaveSettings: { data: { saveSettings: { assistantName: 'LUX' } } },
    },
    { 'POST /api/admin/settings/voice-trials': { json: 'sound' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: '„Nguyen“ anhören' }));
  await waitFor(() =>
    expect(bodiesOf(stub, 'POST', '/api/admin/settings/voice-trials')).toEqual([
      { text: 'Nujen', voiceId: null, speechSpeed: 1 },
    ]),
  );

  // The new row has the focus; the keyboard alone is enough.
  await userEvent.click(screen.getByRole('button', { name: 'Namen hinzufügen' }));
  await userEvent.keyboard('nguyen{Tab}Nüjen');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nur einmal');
  await userEvent.click(screen.getByRole('button', { name: '„Nguyen“ entfernen' }));
  expect(document.activeElement?.textContent).toBe('Namen hinzufügen');
  await userEvent.click(screen.getByRole('button', { name: 'Namen hinzufügen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(variablesOf(stub, 'SaveSettings')).toMatchObject([
      { input: { pronunciations: [{ written: 'nguyen', spoken: 'Nüjen' }] } },
    ]),
  );
  // Who may make an account is not this form's.
  expect(variablesOf(stub, 'SaveSettings')[0]).not.toHaveProperty('input.registration');
});

test('the child-safe mode is not switched off by mistake', async () => {
  await openDashboard('einstellungen', {
    AdminSettings: { data: { adminSettings: savedSettings } },
  });
  const toggle = await screen.findByRole('switch', { name: 'Kinderschutz' });
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Eingeschaltet lassen' }));
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, ausschalten' }));
  expect(toggle.getAttribute('aria-checked')).toBe('false');
});

test('who may make an account is in effect at once, and asks for a code where the server does', async () => {
  let registration = 'open';
  let isConfirmed = false;
  const json = { error: 'SECOND_FACTOR_NEEDED', message: 'Bitte bestätigen Sie das.' };
  const stub = await openDashboard(
    'einstellungen',
    { AdminSettings: { data: { adminSettings: savedSettings } } },
    {
      'GET /api/admin/settings': () => ({ json: { registration, isSecondFactorRequired: false } }),
      'POST /api/me/second-factor/confirmations': () => {
        isConfirmed = true;
        return { status: 204 };
      },
      'POST /api/admin/settings': (init) => {
        if (!isConfirmed) return { status: 403, json };
        ({ registration } = JSON.parse(String(init?.body)));
        return { json: { registration, isSecondFactorRequired: false } };
      },
    },
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Mit Einladung' }));
  await userEvent.type(await screen.findByLabelText('Sechsstelliger Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  expect(await screen.findByText('Die Einstellung gilt ab sofort.')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Mit Einladung' })).toHaveProperty('checked', true);
  // What was filled in beside it is neither sent nor lost.
  expect(bodiesOf(stub, 'POST', '/api/admin/settings')).toEqual([
    { registration: 'invitation' },
    { registration: 'invitation' },
  ]);
});

test('a second factor is asked of everybody who administers; a refusal changes nothing', async () => {
  const message = 'Dafür müssen Sie mit einem zweiten Faktor angemeldet sein.';
  await openDashboard(
    'einstellungen',
    { AdminSettings: { data: { adminSettings: savedSettings } } },
    {
      'GET /api/admin/settings': { json: { isSecondFactorRequired: false } },
      'POST /api/admin/settings': {
        status: 403,
        json: { error: 'SECOND_FACTOR_REQUIRED', message },
      },
    },
  );
  const toggle = await screen.findByRole('switch', { name: 'Zweiter Faktor' });
  await userEvent.click(toggle);
  expect(await screen.findByText(message)).toBeDefined();
  expect(toggle.getAttribute('aria-checked')).toBe('false');
});
