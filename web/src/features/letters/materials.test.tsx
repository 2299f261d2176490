// @vitest-environment happy-dom
import type { OfferedMaterial, PlayableMaterial } from '@lux/contracts/classroom/material.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { putInLesson } from '../../testing/screens/in-lesson.ts';
import { openLettersScreen } from '../../testing/screens/open-letters-screen.ts';

const words: PlayableMaterial = {
  ...{ id: 'w'.repeat(22), kind: 'words', title: 'Unsere Tiere' },
  body: {
    words: [
      { word: 'Igel', syllables: ['I', 'gel'], drawing: '1F994', letter: null },
      { word: 'Dackel', syllables: ['Da', 'ckel'], drawing: null, letter: null },
    ],
  },
};
const text: PlayableMaterial = {
  ...{ id: 't'.repeat(22), kind: 'text', title: 'Im Herbst' },
  body: { text: 'Der Igel schläft.' },
};
const offer = ({ id, kind, title }: PlayableMaterial): OfferedMaterial => ({
  ...{ id, kind, title, drawing: null },
});

beforeAll(() => import('../../app/routes/letters.tsx'));
beforeEach(resetSounds);

function openScreen() {
  putInLesson();
  const screenOf = openLettersScreen({
    'GET /api/lesson/materials': { json: [words, text].map(offer) },
    [`GET /api/lesson/materials/${words.id}`]: { json: words },
    [`GET /api/lesson/materials/${text.id}`]: { json: text },
  });
  screenOf.open();
  return screenOf;
}

const options = async () =>
  within(await screen.findByRole('list', { name: 'Antworten' })).getAllByRole('button');

async function choose(word: string): Promise<void> {
  const option = (await options()).find(({ textContent }) => textContent === word);
  if (option === undefined) throw new Error(`${word} is no option`);
  await userEvent.click(option);
}

test('a teacher’s words are practised in the modes that suit them, and counted', async () => {
  const { press, fetchStub } = openScreen();
  expect(await screen.findByRole('heading', { name: 'Von deiner Lehrerin' })).toBeDefined();
  await press(/^Unsere Tiere/);
  await screen.findByRole('heading', { name: 'Unsere Tiere: Was möchtest du üben?' });
  expect(screen.queryByRole('button', { name: /^Buchstaben/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Silben/ })).toBeDefined();
  await press(/^Wörter/);
  for (const way of ['Weiter', 'Fertig'] as const) {
    const isShown = (await screen.findByRole('heading', { level: 2 })).textContent?.includes(
      'Sieh',
    );
    await choose(isShown ? 'Igel' : 'Dackel');
    await press(way);
  }
  expect(await screen.findByText('Du hast 2 Wörter geübt.')).toBeDefined();
  await waitFor(() => {
    const [round] = bodiesOf(fetchStub, 'POST', '/api/games/rounds');
    expect(round).toMatchObject({ game: 'letters', category: 'worte', score: 2, total: 2 });
  });
  await press('Anders üben');
  await screen.findByRole('heading', { name: 'Unsere Tiere: Was möchtest du üben?' });
});

test('a word without a drawing is heard instead', async () => {
  const { press } = openScreen();
  await press(/^Unsere Tiere/);
  await press(/^Wörter/);
  const isHeard = async () => {
    const found = screen.queryByText(/Hör das Wort\. Tippe auf das Wort\./);
    if (found) return true;
    await choose('Igel');
    await press('Weiter');
    return screen.findByText(/Hör das Wort\. Tippe auf das Wort\./);
  };
  await options();
  expect(await isHeard()).toBeTruthy();
  await press('Hören');
  await waitFor(() => expect(playedSounds).toContain('Dackel'));
});

test('a teacher’s text is read as our own ones, and counted under its own name', async () => {
  const { press, fetchStub } = openScreen();
  await press(/^Im Herbst/);
  expect(await screen.findByText('Der Igel schläft.')).toBeDefined();
  await userEvent.type(await screen.findByLabelText('Text abschreiben'), 'der Igel schläft');
  await press('Prüfen');
  await press('Fertig');
  expect(await screen.findByText('Du hast 1 Text gelesen.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Andere Stufe' })).toBeNull();
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
      {
        ...{ game: 'letters', category: 'lesen', score: 1, total: 1 },
        answers: [{ task: `reading:material:${text.id}:1`, isRight: true }],
      },
    ]),
  );
});
