import { readFileSync } from 'node:fs';

/** The parts of the schema, each beside the feature it belongs to. */
const PARTS = [
  './schema.graphql',
  '../settings/settings.graphql',
  '../admin/ai-servers/ai-servers.graphql',
  '../admin/exams/exams.graphql',
  '../books/books.graphql',
  '../admin/ai-usage/ai-usage.graphql',
  '../conversations/conversations.graphql',
  '../jobs/jobs.graphql',
  '../pictures/pictures.graphql',
  '../quiz/quiz.graphql',
  '../story/story.graphql',
  '../math/math.graphql',
  '../letters/letters.graphql',
  '../games/games.graphql',
  '../stickers/stickers.graphql',
  '../admin/requests/requests.graphql',
  '../admin/alerts/alerts.graphql',
  '../users/users.graphql',
  '../admin/users/admin-users.graphql',
  '../admin/invitations/invitations.graphql',
  '../admin/audit/audit.graphql',
  '../admin/jobs/admin-jobs.graphql',
  '../admin/health/health.graphql',
  '../admin/first-steps/first-steps.graphql',
  '../admin/access/dashboard.graphql',
  '../lesson/lesson.graphql',
  '../classes/classes.graphql',
  '../classes/lessons.graphql',
  '../progress/progress.graphql',
  '../materials/materials.graphql',
];

/** Reads the GraphQL schema. */
export function readTypeDefs(): string[] {
  return PARTS.map((part) => readFileSync(new URL(part, import.meta.url), 'utf8'));
}
