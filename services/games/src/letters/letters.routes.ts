import { FoundWords, materialLimits, WordsWish } from '@lux/contracts/classroom/material.ts';
import { Drawing, LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';

const Titles = z.object({ titles: z.array(z.string().max(80)).max(materialLimits.ofClass) });
const Drawings = z.object({ drawings: z.array(Drawing.nullable()) });

/** Everything the letters game plays with (SPEC 2, 9), and the same for words of teachers. */
export function lettersRoutes(server: Server, { letters, words }: Pick<Deps, 'letters' | 'words'>) {
  server.get('/letters', { schema: { response: { 200: LettersContent } } }, async () => letters);

  server.post(
    '/letters/words',
    { schema: { body: WordsWish, response: { 200: FoundWords } } },
    async ({ body }) => ({ words: body.words.map(words.find) }),
  );

  server.post(
    '/letters/title-drawings',
    { schema: { body: Titles, response: { 200: Drawings } } },
    async ({ body }) => ({ drawings: body.titles.map(words.findDrawing) }),
  );
}
