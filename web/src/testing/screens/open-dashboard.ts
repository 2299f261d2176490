import type { User } from '@lux/contracts/accounts/user.ts';
import { apollo } from '../../lib/api/apollo.ts';
import { type GraphqlAnswers, serveGraphql } from '../fakes/serve-graphql.ts';
import { renderApp } from './render-app.tsx';

export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'mia7',
    displayName: 'Mia',
    email: null,
    role: 'user',
    isOwner: false,
    hasSecondFactor: false,
    isTeacher: false,
    createdAt: '2025-03-09T10:00:00.000Z',
    lastLogin: null,
    goesAt: null,
    ...overrides,
  };
}

/**
 * One tab of the open dashboard in the whole client, with REST `routes` beside the usual ones; resolves
 * to the stub of `fetch`. The test stands in for `lib/socket.ts` itself, as mocks belong to their file.
 */
export async function openDashboard(
  tab: string,
  answers: GraphqlAnswers,
  routes: Parameters<typeof serveGraphql>[1] = {},
) {
  // Loaded beforehand, so that what the test looks for does not wait for its scripts.
  await import('../../app/routes/admin-dashboard.tsx');
  await apollo.clearStore();
  const stub = serveGraphql(
    { DashboardAccess: { data: { dashboardAccess: true } }, ...answers },
    {
      'GET /api/user': { json: buildUser() },
      'GET /api/voices': { json: [{ voice_id: 'anna', name: 'Anna' }] },
      ...routes,
    },
  );
  renderApp(`/admin-dashboard?bereich=${tab}`);
  return stub;
}
