import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { stubFetch } from '../fakes/stub-fetch.ts';
import { renderApp } from './render-app.tsx';

export const GENERATE = '/api/math/generate';
export const problems = Array.from({ length: 5 }, (_, index) => ({
  problem: `${index + 10} + 11`,
  options: [`${index + 20}`, `${index + 21}`, `${index + 31}`, '12'],
  correctAnswer: 1,
  explanation: `Erst ${index + 10} + 10, dann noch 1.`,
}));

export const serve = (routes: Parameters<typeof stubFetch>[0] = {}) =>
  stubFetch({
    'GET /api/user': { status: 401 },
    [`POST ${GENERATE}`]: { json: problems },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    'POST /api/games/rounds': { status: 204 },
    ...routes,
  });

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
export const secondsLeft = () => screen.getByRole('timer').getAttribute('aria-label');

export async function start() {
  await press('Los geht’s!');
  await screen.findByRole('heading', { level: 2, name: '10 + 11' });
}

export async function playRound(right: number) {
  for (let index = 0; index < 5; index += 1) {
    const radio = radios()[index < right ? 1 : 0];
    if (radio) await userEvent.click(radio);
    await press('Prüfen');
    await press(index === 4 ? 'Ergebnis' : 'Weiter');
  }
}

/** Lets seconds pass by a fake clock from here on. */
export async function openWithClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  renderApp('/games/math');
  await start();
}

export const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
