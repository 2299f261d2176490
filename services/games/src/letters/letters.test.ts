import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openGames } from '../testing/open-games.ts';

const { redis } = useEngines();

test('the content of the letters game is served whole', async () => {
  const { get, deps } = await openGames({ redis });
  const answer = await get('/letters');
  expect([answer.statusCode, LettersContent.parse(answer.json())]).toEqual([200, deps.letters]);
});

test('a call without the internal token is refused', async () => {
  const { app } = await openGames({ redis });
  expect((await app.inject({ url: '/letters' })).statusCode).toBe(401);
});
