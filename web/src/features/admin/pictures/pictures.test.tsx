// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { variablesOf } from '../../../testing/fakes/serve-graphql.ts';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';

test('pictures are deleted everywhere, after a question', async () => {
  const picture = {
    __typename: 'WatchedPicture',
    id: 'p1',
    kind: 'image',
    prompt: 'ein Drache',
    createdAt: '2025-03-09T10:00:00.000Z',
  };
  const stub = await openDashboard('bilder', {
    WatchedPictures: { data: { watchedPictures: [picture] } },
    DeletePicture: { data: { deletePicture: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen: ein Drache' }));
  expect(variablesOf(stub, 'DeletePicture')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(variablesOf(stub, 'DeletePicture')).toEqual([{ id: 'p1' }]);
});
