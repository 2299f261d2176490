import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actFor } from '../sessions/act-for.ts';

/** Everything that is kept about whom a session acts for, from all services, but for what
 * `listThings` gives (issue 7, privacy). */
export async function collectData(
  { services, visitorMarks }: Pick<Deps, 'services' | 'visitorMarks'>,
  request: FastifyRequest,
) {
  const { owners } = actFor(request);
  const [account, talks, media, requests] = await Promise.all([
    services.accounts.listBelongings(request.id, owners),
    services.conversation.listBelongings(request.id, owners),
    services.media.listBelongings(request.id, owners),
    services.analytics.findRequestsOf(request.id, visitorMarks.peopleOf(request.session)),
  ]);
  return { collectedAt: new Date().toISOString(), ...account, ...talks, ...media, requests };
}
