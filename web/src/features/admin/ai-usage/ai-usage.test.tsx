// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { overview } from '../../../testing/builders/build-overview.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';
import { savedSettings } from '../../../testing/screens/saved-settings.ts';

const month = (['text', 'image', 'speech', 'transcription'] as const).map((ability) => ({
  ...{ ability, used: 0, ceiling: null as number | null, isExhausted: false },
}));
const usage = {
  month,
  renewsOn: '2026-03-01',
  childHour: [{ ability: 'text', model: 'gpt-5.4-mini', cost: 0.0582, asOf: '2026-06' }],
  days: [
    {
      ...{ day: '2026-02-02', className: '3b', ability: 'text', host: 'api.openai.com' },
      ...{ model: 'gpt-5.4-mini', calls: 5, inputTokens: 7_000, outputTokens: 450 },
      ...{ characters: 0, pictures: 0, seconds: 0, cost: 0.007 },
    },
  ],
};
const USAGE = 'GET /api/admin/ai-usage';

test('the overview shows what was used, by day and class, and what a child costs in an hour', async () => {
  await openDashboard('uebersicht', { Overview: { data: overview } }, { [USAGE]: { json: usage } });
  const table = await screen.findByRole('table', { name: /nach Tagen und Klassen/ });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain('3b');
  expect(row?.textContent).toContain('7.450 Token');
  expect(screen.getByText(/0,058/)).toBeDefined();
  expect(screen.queryByText(/Obergrenze erreicht/)).toBeNull();
});

test('at a ceiling the overview says that LUX itself goes on, and until when', async () => {
  const exhausted = month.map((one) =>
    one.ability === 'text' ? { ...one, used: 9, ceiling: 5, isExhausted: true } : one,
  );
  await openDashboard(
    'uebersicht',
    { Overview: { data: overview } },
    { [USAGE]: { json: { ...usage, month: exhausted } } },
  );
  expect(await screen.findByText(/Obergrenze erreicht: Gespräche und Texte/)).toBeDefined();
  expect(screen.getByText(/bis zum 01.03.2026/)).toBeDefined();
});

test('a ceiling is set, taken away, and refused where it is no whole number', async () => {
  const withImage = month.map((one) => (one.ability === 'image' ? { ...one, ceiling: 50 } : one));
  const stub = await openDashboard(
    'einstellungen',
    { AdminSettings: { data: { adminSettings: savedSettings } } },
    {
      [USAGE]: { json: { ...usage, month: withImage } },
      'PATCH /api/admin/ai-ceilings': { json: usage },
    },
  );
  const text = await screen.findByLabelText('Gespräche und Texte (Token)');
  const save = screen.getByRole('button', { name: 'Obergrenzen speichern' });
  await userEvent.type(text, '1,5');
  expect(save).toHaveProperty('disabled', true);
  expect(screen.getByText('Bitte eine ganze Zahl, oder nichts.')).toBeDefined();
  await userEvent.clear(text);
  await userEvent.type(text, '5000000');
  await userEvent.clear(screen.getByLabelText('Bilder'));
  await userEvent.click(save);
  expect(bodiesOf(stub, 'PATCH', '/api/admin/ai-ceilings')).toEqual([
    { text: 5_000_000, image: null },
  ]);
});
