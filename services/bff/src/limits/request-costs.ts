import type { FastifyRequest } from 'fastify';
import { orderRequests } from '../pictures/order-requests.ts';

/**
 * What a request costs us: words of a model and sound, work of minutes, hashing of a
 * password, or little. `account-login` costs a session what `login` does; without a session it is never
 * refused before accounts is called (`RateLimits.hasRoomForLogin`); nor is `join`, whose wrong codes are
 * counted (`createJoinLimits`).
 */
export type Cost = 'talk' | 'picture' | 'login' | 'account-login' | 'join' | 'general';

/** Routes that cost more than a look into a database, by method and pattern. */
export const costlyRoutes: ReadonlyMap<string, Cost> = new Map<string, Cost>([
  ['POST /api/conversations/:id/messages', 'talk'],
  ['POST /api/conversations/:id/prepared-messages', 'talk'],
  // The gate reads the whole article.
  ['GET /api/articles/:book', 'talk'],
  ['POST /api/speech', 'talk'],
  ['POST /api/transcriptions', 'talk'],
  ['POST /api/admin/settings/voice-trials', 'talk'],
  ['POST /api/admin/ai-servers/:id/tests', 'picture'],
  ['POST /api/admin/exams', 'picture'],
  ['GET /api/admin/exams/:id/report.pdf', 'picture'],
  ['GET /api/admin/ai-servers/:id/models', 'talk'],
  ['GET /api/admin/nearby-ai-servers', 'talk'],
  ['POST /api/quiz/generate', 'picture'],
  ['POST /api/story/generate', 'picture'],
  ['POST /api/materials/imports', 'picture'],
  ['POST /api/materials/drafts', 'picture'],
  // Each word is looked up in the word lists.
  ['POST /api/materials/words', 'talk'],
  ['PUT /api/coloring-pages/:id/colors', 'picture'],
  ['POST /api/coloring-pages/:id/pictures', 'picture'],
  ['GET /api/me/data', 'picture'],
  ['DELETE /api/me/data', 'picture'],
  ['GET /api/me/data/archive', 'picture'],
  ['POST /api/classes/:id/seats/:seatId/archives', 'picture'],
  ['GET /api/joins/:code', 'join'],
  ['POST /api/joins/:code', 'join'],
  ['POST /api/login', 'account-login'],
  ['POST /api/register', 'login'],
  ['PUT /api/me/password', 'login'],
  ['POST /api/owner/recovery', 'login'],
  ['POST /api/dashboard/login', 'login'],
  ['POST /api/admin/users/:id/password-resets', 'login'],
  ['POST /api/me/second-factor', 'login'],
  ['PUT /api/me/second-factor', 'login'],
  ['DELETE /api/me/second-factor', 'login'],
  ['POST /api/me/second-factor/confirmations', 'login'],
  ...Object.values(orderRequests).map(({ path }): [string, Cost] => [`POST ${path}`, 'picture']),
]);

/** Root fields of GraphQL that cost more than a look into a database; as `costlyRoutes` for REST. */
export const costlyFields: ReadonlyMap<string, Cost> = new Map<string, Cost>([
  ['sendMessage', 'talk'],
  ['article', 'talk'],
  ['aiModels', 'talk'],
  ['nearbyAiServers', 'talk'],
  ['testAi', 'picture'],
  ['startExam', 'picture'],
  ['understandWish', 'talk'],
  ['generateQuiz', 'picture'],
  ['generateStory', 'picture'],
  ['draftMaterial', 'picture'],
  ['lessonDoor', 'join'],
  ['joinLesson', 'join'],
  ['login', 'account-login'],
  ['register', 'login'],
  ['resetPassword', 'login'],
  ['changePassword', 'login'],
  ['recoverOwner', 'login'],
  ...Object.keys(orderRequests).map((mutation): [string, Cost] => [mutation, 'picture']),
]);

/** What the route of a request costs. */
export function costOf({ method, routeOptions }: FastifyRequest): Cost {
  const read = method === 'HEAD' ? 'GET' : method;
  return costlyRoutes.get(`${read} ${routeOptions.url}`) ?? 'general';
}
