import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildRoundQuestion } from '../builders/build-round.ts';
import { stubFetch } from '../fakes/stub-fetch.ts';

const ROUNDS = 'POST /api/games/rounds';
export const GENERATE = '/api/quiz/generate';
const round = (from: number) =>
  Array.from({ length: 5 }, (_, index) =>
    buildRoundQuestion({ question: `Frage Nummer ${from + index}?` }),
  );

export function serve(routes: Parameters<typeof stubFetch>[0] = {}) {
  let served = -5;
  return stubFetch({
    'GET /api/user': { status: 401 },
    [`POST ${GENERATE}`]: () => {
      served += 5;
      return { json: round(served) };
    },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    [ROUNDS]: { status: 204 },
    ...routes,
  });
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

export async function answer(option: string | RegExp, way: 'Weiter' | 'Ergebnis' = 'Weiter') {
  await choose(option);
  await press('Prüfen');
  await press(way);
}

export async function playRound(right: number) {
  for (let index = 0; index < 5; index += 1) {
    await answer(index < right ? /acht/ : /sechs/, index === 4 ? 'Ergebnis' : 'Weiter');
  }
}
