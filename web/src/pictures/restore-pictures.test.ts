// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { storedPictures } from './picture-lists.ts';
import { restorePictures } from './restore-pictures.ts';

const wish = (kind: string, fileId: string, createdAt: string, state = 'ready') => ({
  kind,
  fileId,
  createdAt,
  state,
  wish: { prompt: `Wunsch ${fileId}` },
});

test('pictures and colouring pages come back from the server, newest first, each once', async () => {
  stubFetch({
    'GET /api/me/data': {
      json: {
        wishes: [
          wish('image', 'igel', '2026-03-01T10:00:00.000Z'),
          wish('image', 'fuchs', '2026-03-02T10:00:00.000Z'),
          wish('image', 'neu', '2026-03-09T10:00:00.000Z'),
          wish('coloring', 'burg', '2026-03-03T10:00:00.000Z'),
          wish('image', 'missing', '2026-03-03T10:00:00.000Z', 'failed'),
          wish('pdf', 'heft', '2026-03-03T10:00:00.000Z'),
        ],
      },
    },
  });
  const fresh = { id: 'job', prompt: 'neu', imageUrl: '/media/neu' };
  storage.writeJson(storageKeys.generatedImages, [
    { ...fresh, createdAt: '2026-03-09T10:00:00.000Z' },
  ]);
  await restorePictures();
  expect(storedPictures.gallery().map(({ id }) => id)).toEqual(['job', 'fuchs', 'igel']);
  expect(storedPictures.coloringPages()).toMatchObject([
    { id: 'coloring-burg', prompt: 'Wunsch burg', imageUrl: '/media/burg' },
  ]);
});
