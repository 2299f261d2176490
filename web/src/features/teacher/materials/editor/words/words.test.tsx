// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildMaterial } from '../../../../../testing/builders/build-material.ts';
import { bodiesOf } from '../../../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../../../testing/screens/teacher-screen.ts';

const words = buildMaterial('tiere', {
  kind: 'words',
  title: 'Tiere',
  body: { words: [{ word: 'Igel', syllables: ['Ig', 'el'] }, { word: 'Eule' }] },
});
const path = `/api/materials/${words.id}`;
const found = [
  { word: 'Igel', syllables: ['I', 'gel'], drawing: '1F994', letter: 'I i' },
  { word: 'Eule', syllables: ['Eu', 'le'], drawing: '1F989', letter: null },
];

async function openWords() {
  const { fetchStub } = await openTeacherScreen(
    `/lehrkraft/materialien/${words.id}`,
    {},
    {
      [`GET ${path}`]: { json: words },
      [`PATCH ${path}`]: { json: words },
      'POST /api/materials/words': (init) => {
        const wish = JSON.parse(String(init?.body)).words.map(({ word }: { word: string }) => word);
        const told = found.filter(({ word }) => wish.includes(word));
        return { json: { words: told.map((one) => ({ ...one, drawings: ['1F43F'] })) } };
      },
    },
  );
  // LUX is asked once the teacher rests.
  const open = async (name: string) => {
    const button = await screen.findByRole('button', { name }, { timeout: 5_000 });
    await userEvent.click(button);
    return within(await screen.findByRole('dialog'));
  };
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Gespeichert', { selector: '[role=status]' });
    return bodiesOf(fetchStub, 'PATCH', path).map((body) => Object(body).body.words);
  };
  return { open, save };
}

test('a teacher’s own syllables are shown before those that LUX finds, and stay when something else is saved', async () => {
  const { open, save } = await openWords();
  const dialog = await open('Bild und Silben: Eule, Eu|le');
  await userEvent.click(dialog.getByRole('radio', { name: 'Bild 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByRole('button', { name: 'Bild und Silben: Igel, Ig|el' })).toBeDefined();
  expect(await save()).toEqual([
    [
      { word: 'Igel', syllables: ['Ig', 'el'] },
      { word: 'Eule', drawing: '1F43F' },
    ],
  ]);
});

test('syllables that are not the word are refused; what LUX finds anyway is not written down', async () => {
  const { open, save } = await openWords();
  const dialog = await open('Bild und Silben: Igel, Ig|el');
  const field = dialog.getByLabelText('Silben');
  await userEvent.clear(field);
  await userEvent.type(field, 'I|gell');
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(dialog.getByRole('alert').textContent).toBe('Zusammen müssen die Silben „Igel“ ergeben.');
  await userEvent.type(field, '{Backspace}');
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await save()).toEqual([[{ word: 'Igel' }, { word: 'Eule' }]]);
});

test('of another word the old one’s syllables are forgotten', async () => {
  const { save } = await openWords();
  const field = await screen.findByDisplayValue('Igel');
  await userEvent.type(field, 's');
  expect(await save()).toEqual([[{ word: 'Igels' }, { word: 'Eule' }]]);
});
