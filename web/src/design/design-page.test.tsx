// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { renderApp } from '../testing/screens/render-app.tsx';

const src = resolve(import.meta.dirname, '..');

function filesIn(folder: string): string[] {
  return readdirSync(resolve(src, folder), { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
}

function importsOf(folder: string): string[] {
  const texts = filesIn(folder).map((file) => readFileSync(resolve(src, folder, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/from '(?:[\w.-]+\/)*([\w-]+\.tsx)'/g)].map(([, file = '']) => file),
  );
}

/** Lies behind every page, this one too. */
const IN_THE_FRAME = 'landscape.tsx';

beforeEach(() => {
  stubFetch({ 'GET /api/user': { status: 401 } });
});

test('every component is shown, by itself or inside another', () => {
  const shown = new Set([
    ...importsOf('design/'),
    ...importsOf('app/routes/'),
    ...importsOf('components/'),
    IN_THE_FRAME,
  ]);
  const components = filesIn('components/').map((file) => basename(file));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});

test('in development /design shows the parts, by day and by night', async () => {
  renderApp('/design');
  await screen.findByRole('heading', { level: 1, name: 'Baukasten' }, { timeout: 10_000 });
  for (const title of ['LUX', 'Knöpfe', 'Auswählen', 'Schreiben', 'Spielen', 'Bewegung']) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Nacht' }));
  expect(document.documentElement.style.colorScheme).toBe('dark');
});
