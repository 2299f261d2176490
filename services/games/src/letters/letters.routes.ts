import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';

/** Everything the letters game plays with (SPEC 2, 9). */
export function lettersRoutes(server: Server, { letters }: Pick<Deps, 'letters'>): void {
  server.get('/letters', { schema: { response: { 200: LettersContent } } }, async () => letters);
}
