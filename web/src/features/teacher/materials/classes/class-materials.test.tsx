// @vitest-environment happy-dom
import type { MaterialSummary } from '@lux/contracts/classroom/material.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { classId } from '../../../../testing/builders/build-classroom.ts';
import { buildMaterial } from '../../../../testing/builders/build-material.ts';
import { bodiesOf } from '../../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../../testing/screens/teacher-screen.ts';

const ofClass = `/api/classes/${classId}/materials`;
const igel = buildMaterial('igel', { title: 'Der Igel' });
const wald = buildMaterial('wald', { kind: 'topic', title: 'Unser Wald', size: 900 });
const shared = buildMaterial('bach', { title: 'Am Bach', isOwn: false, author: 'herr.bär' });

/** The section of a class that has the first two. */
async function openSection(all: MaterialSummary[], chosen: MaterialSummary[]) {
  const { fetchStub } = await openTeacherScreen(
    `/lehrkraft/klassen/${classId}?bereich=material`,
    {},
    {
      'GET /api/materials': { json: all },
      [`GET ${ofClass}`]: { json: chosen },
      [`PUT ${ofClass}`]: (init) => {
        const { ids } = JSON.parse(String(init?.body));
        return { json: ids.flatMap((id: string) => all.filter((one) => one.id === id)) };
      },
    },
  );
  return { given: () => bodiesOf(fetchStub, 'PUT', ofClass).map((body) => Object(body).ids) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const titlesIn = async (name: string) =>
  (await region(name)).queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a class is given a colleague’s material, and its children see it last', async () => {
  const { given } = await openSection([igel, wald, shared], [igel, wald]);
  expect(await titlesIn('Zur Auswahl')).toEqual(['Am BachQuiz, 1 Frage, von herr.bär']);
  await userEvent.click(screen.getByRole('button', { name: 'Am Bach dazunehmen' }));
  await waitFor(async () => expect(await titlesIn('Zur Auswahl')).toEqual([]));
  expect(given()).toEqual([[igel.id, wald.id, shared.id]]);
});

test('the order is changed step by step, and one is taken out', async () => {
  const { given } = await openSection([igel, wald], [igel, wald]);
  await userEvent.click(await screen.findByRole('button', { name: 'Unser Wald nach oben' }));
  await waitFor(async () =>
    expect((await titlesIn('In der nächsten Stunde'))[0]).toContain('Unser Wald'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Der Igel herausnehmen' }));
  await waitFor(async () => expect(await titlesIn('Zur Auswahl')).toHaveLength(1));
  expect(given()).toEqual([[wald.id, igel.id], [wald.id]]);
});

test('who has no material is led to where one is made', async () => {
  await openSection([], []);
  const link = await screen.findByRole('link', { name: 'Zu den Materialien' });
  expect(link.getAttribute('href')).toBe('/lehrkraft/materialien');
});
