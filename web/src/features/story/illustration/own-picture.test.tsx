// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildId } from '../../../testing/builders/builders.ts';
import { stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { OwnPicture } from './own-picture.tsx';

const fileId = buildId();
const createdAt = '2026-01-01T00:00:00.000Z';
const dragon = { id: 'a', prompt: 'ein Drache', imageUrl: `/media/${buildId()}`, createdAt };
const fish = { id: 'b', prompt: 'ein Fisch', imageUrl: `/media/${fileId}`, createdAt };
const colored = { imageUrl: `/media/${buildId()}`, changedAt: createdAt };

async function open() {
  localStorage.setItem(
    'generatedImages',
    JSON.stringify([dragon, { ...dragon, id: 'c', imageUrl: 'kept:c' }]),
  );
  localStorage.setItem(
    'generatedColoringPages',
    JSON.stringify([
      { ...fish, colored },
      { ...fish, id: 'd' },
    ]),
  );
  const onChoose = vi.fn();
  render(<OwnPicture onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Eigenes Bild nehmen' }));
  return onChoose;
}

test('pictures and coloured pages of the account are offered', async () => {
  stubFetch({});
  const onChoose = await open();
  expect(screen.getAllByRole('img')).toHaveLength(2);
  await userEvent.click(screen.getByRole('img', { name: 'ein Drache' }));
  expect(onChoose).toHaveBeenCalledWith(dragon.imageUrl);
});

test('a story keeps a coloured page as it is now', async () => {
  stubFetch({
    [`GET /api/coloring-pages/${fileId}/colors`]: { text: 'png' },
    [`POST /api/coloring-pages/${fileId}/pictures`]: { status: 201, json: { url: '/media/jetzt' } },
  });
  const onChoose = await open();
  await userEvent.click(screen.getByRole('img', { name: 'ein Fisch' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith('/media/jetzt'));
});
