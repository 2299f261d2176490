// @vitest-environment happy-dom
import type { MaterialDraft, MaterialImport } from '@lux/contracts/classroom/material.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildMaterial } from '../../../../testing/builders/build-material.ts';
import { bodiesOf } from '../../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../../testing/screens/teacher-screen.ts';

type Routes = Parameters<typeof openTeacherScreen>[2];

async function openDialog(name: string, routes: Routes) {
  const { fetchStub } = await openTeacherScreen(
    '/lehrkraft/materialien',
    {},
    { 'GET /api/materials': { json: [] }, ...routes },
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  return { dialog: within(await screen.findByRole('dialog', { name })), fetchStub };
}

const file = (name = 'igel.gift') => new File(['::1::Was? {=A ~B}'], name);
const quiz = buildMaterial('igel', { title: 'Der Igel' });
const came: MaterialImport = {
  materials: [quiz],
  problems: [{ line: 7, message: 'Genau eine Antwort muss mit = richtig sein.' }],
};

test('what came in of a file is shown with what is wrong by its line, and opens', async () => {
  const { dialog, fetchStub } = await openDialog('Datei holen', {
    'POST /api/materials/imports': { json: came },
    [`GET /api/materials/${quiz.id}`]: { json: quiz },
  });
  await userEvent.upload(dialog.getByLabelText('Datei wählen'), file());
  expect(await dialog.findByText('Eine Stelle wurde nicht übernommen:')).toBeDefined();
  expect(dialog.getByText(/Genau eine Antwort/).textContent).toMatch(/^Zeile 7: /);
  const [, init] = fetchStub.mock.calls.find(([path]) => String(path).endsWith('imports')) ?? [];
  const sent = init?.body instanceof FormData ? init.body.get('file') : null;
  expect(sent).toHaveProperty('name', 'igel.gift');
  await userEvent.click(dialog.getByRole('link', { name: 'Der Igel' }));
  expect(await screen.findByDisplayValue('Was frisst ein Igel?')).toBeDefined();
});

test('a file is dropped as well; of one without anything right it says so', async () => {
  const { dialog } = await openDialog('Datei holen', {
    'POST /api/materials/imports': { json: { ...came, materials: [] } },
  });
  fireEvent.drop(dialog.getByText(/hierher ziehen/), { dataTransfer: { files: [file()] } });
  expect(await dialog.findByText('Aus „igel.gift“ konnte LUX nichts übernehmen.')).toBeDefined();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('a file that is refused is told in the words of the server, and another one may follow', async () => {
  const message = 'LUX liest Dateien, die auf .gift, .csv, .txt oder .json enden.';
  const answer = vi.fn();
  answer.mockReturnValueOnce({ status: 400, json: { error: 'FILE_UNREADABLE', message } });
  answer.mockReturnValueOnce({ json: { ...came, problems: [] } });
  const { dialog } = await openDialog('Datei holen', { 'POST /api/materials/imports': answer });
  const input = dialog.getByLabelText('Datei wählen');
  fireEvent.change(input, { target: { files: [file('igel.docx')] } });
  expect(await dialog.findByText(message)).toBeDefined();
  fireEvent.change(input, { target: { files: [file()] } });
  expect(await dialog.findByRole('link', { name: 'Der Igel' })).toBeDefined();
  expect(dialog.queryByText(message)).toBeNull();
});

test('a file that is too large is not sent', async () => {
  const { dialog, fetchStub } = await openDialog('Datei holen', {});
  const large = file();
  Object.defineProperty(large, 'size', { value: 4_000_001 });
  await userEvent.upload(dialog.getByLabelText('Datei wählen'), large);
  expect(await dialog.findByText(/Diese Datei ist zu groß/)).toBeDefined();
  expect(fetchStub.mock.calls.some(([path]) => String(path).endsWith('imports'))).toBe(false);
});

const draft: MaterialDraft = {
  kind: 'quiz',
  title: 'Igel',
  ageGroup: 'small',
  body: {
    questions: [
      { question: 'Was fressen Igel?', options: ['Käfer', 'Gras', 'Holz'], correctAnswer: 0 },
    ],
  },
  sources: ['Igel fressen Käfer und Würmer.'],
};

test('a draft opens as one, with the sentence of each question, and is saved only by its teacher', async () => {
  const kept = buildMaterial('entwurf', { title: 'Igel', body: draft.body });
  const { dialog, fetchStub } = await openDialog('Aus einem Text', {
    'POST /api/materials/drafts': { json: draft },
    'POST /api/materials': { status: 201, json: kept },
    [`GET /api/materials/${kept.id}`]: { json: kept },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Entwurf machen' }));
  expect(dialog.getByRole('alert').textContent).toBe('Bitte schreiben Sie einen Text.');
  await userEvent.type(dialog.getByLabelText('Ihr Text'), 'Igel fressen Käfer und Würmer.');
  await userEvent.click(dialog.getByRole('radio', { name: '5' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Entwurf machen' }));
  expect(await screen.findByText(/Ein Entwurf von LUX/)).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', '/api/materials/drafts')).toEqual([
    { kind: 'quiz', ageGroup: 'small', count: 5, text: 'Igel fressen Käfer und Würmer.' },
  ]);
  expect(screen.getByText(/Aus Ihrem Text/).textContent).toContain(
    '„Igel fressen Käfer und Würmer.“',
  );
  expect(bodiesOf(fetchStub, 'POST', '/api/materials')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert', { selector: '[role=status]' });
  expect(bodiesOf(fetchStub, 'POST', '/api/materials')).toEqual([
    { kind: 'quiz', title: 'Igel', ageGroup: 'small', body: draft.body },
  ]);
  expect(screen.queryByText(/Ein Entwurf von LUX/)).toBeNull();
});

test('of a text that gives nothing LUX says so, and the text stays', async () => {
  const message = 'Aus diesem Text kann LUX nichts machen.';
  const { dialog } = await openDialog('Aus einem Text', {
    'POST /api/materials/drafts': { status: 422, json: { error: 'NOTHING_TO_DRAFT', message } },
  });
  await userEvent.type(dialog.getByLabelText('Ihr Text'), 'Hm.');
  await userEvent.click(dialog.getByRole('button', { name: 'Entwurf machen' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(dialog.getByLabelText('Ihr Text')).toHaveProperty('value', 'Hm.');
});
