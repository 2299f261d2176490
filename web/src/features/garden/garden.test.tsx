// @vitest-environment happy-dom
import type { Garden as GardenOf } from '@lux/contracts/classroom/progress.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { Garden } from './garden.tsx';

const serve = (plants: GardenOf['plants']) =>
  stubFetch({ 'GET /api/lesson/progress': { json: { plants } } });

test('a child sees what has grown, without a number', async () => {
  serve([
    { id: 'over-10', area: 'math', label: 'Über den Zehner', stage: 'bloom' },
    { id: 'letter', area: 'letters', label: 'Buchstaben', stage: 'sprout' },
  ]);
  render(<Garden />);
  const garden = await screen.findByRole('region', { name: 'Dein Garten' });
  expect(garden.textContent).toContain('Über den Zehnerblüht');
  expect(garden.textContent).toContain('Buchstabenkeimt');
  expect(garden.textContent).not.toMatch(/\d/);
});

test('where nothing grows yet there is no garden', async () => {
  const fetched = serve([]);
  render(<Garden />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
});
