import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * Everything the letters game plays with (SPEC 2, 9), the same for every child.
 *
 * @throws SERVICE_UNAVAILABLE while games is away.
 */
export async function readLetters(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<LettersContent> {
  request.record({ type: 'other' });
  return services.games.readLetters(request.id);
}
