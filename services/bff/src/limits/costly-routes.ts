import type { Cost } from './cost.ts';

/** Routes that cost more than a look into a database, by method and pattern. */
export const costlyRoutes: ReadonlyMap<string, Cost> = new Map([
  ['POST /api/conversations/:id/messages', 'talk'],
  ['POST /api/conversations/:id/prepared-messages', 'talk'],
  ['POST /api/speech', 'talk'],
  ['POST /api/transcriptions', 'talk'],
  ['POST /api/admin/settings/voice-trials', 'talk'],
  ['POST /api/generate-image', 'picture'],
  ['POST /api/generate-image-expert', 'picture'],
  ['POST /api/generate-coloring-page', 'picture'],
  ['POST /api/print', 'picture'],
  ['POST /api/create-pdf', 'picture'],
  ['POST /api/quiz/generate', 'picture'],
  ['POST /api/story/generate', 'picture'],
  ['GET /api/me/data', 'picture'],
  ['DELETE /api/me/data', 'picture'],
  ['GET /api/me/data/archive', 'picture'],
  ['POST /api/login', 'login'],
  ['POST /api/register', 'login'],
  ['PUT /api/me/password', 'login'],
  ['POST /api/owner/recovery', 'login'],
  ['POST /api/dashboard/login', 'login'],
  ['POST /api/admin/users/:id/password-resets', 'login'],
] satisfies [string, Cost][]);
