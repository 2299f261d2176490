/**
 * Who may use a route or a root field.
 *
 * - `everyone`: nothing personal is behind it, or only who comes by it becomes somebody.
 * - `own`: works with what belongs to whoever asks, visitor or user; for others it does not exist.
 * - `lesson`: a child in a lesson.
 * - `user`: as `own`, but needs a login.
 * - `teacher`: users who are teachers.
 * - `admin`: an unlocked dashboard, admins and the owner.
 * - `owner`: the owner alone.
 */
export type Access = 'everyone' | 'own' | 'lesson' | 'user' | 'teacher' | 'admin' | 'owner';

/**
 * Who may use which route of the API and of children's files. A new route needs its line here; the
 * tests then try it with everybody who may not.
 */
export const routeAccess: Readonly<Record<string, Access>> = {
  'GET /api/settings': 'everyone',
  'GET /api/operator': 'everyone',
  // Whoever knows the code.
  'GET /api/joins/{code}': 'everyone',
  'POST /api/joins/{code}': 'everyone',
  // Null outside of lessons.
  'GET /api/lesson': 'everyone',
  // Empty without seat and account.
  'GET /api/lesson/progress': 'everyone',
  'GET /api/practice': 'everyone',
  'DELETE /api/lesson': 'everyone',
  'GET /api/voices': 'everyone',
  'GET /api/letters': 'everyone',
  'GET /api/stickers': 'everyone',
  'GET /api/stickers/{id}/image': 'everyone',
  // The school's own books: nothing of a child is in them.
  'GET /api/articles/{book}': 'everyone',
  'GET /api/transcriptions': 'everyone',
  'POST /api/transcriptions': 'everyone',
  'POST /api/speech': 'everyone',
  // Named by a keyed hash that only who had it spoken was told (DESIGN 5).
  'GET /api/speech/{key}': 'everyone',
  'GET /api/speech/{key}/words': 'everyone',
  // Any tablet on /einrichten, before anybody has logged in; only the time is kept.
  'POST /api/setup/microphone-checks': 'everyone',
  'POST /api/quiz/generate': 'everyone',
  'POST /api/math/generate': 'everyone',
  'POST /api/story/generate': 'everyone',

  // An anonymous browser becomes a visitor by these.
  'POST /api/generate-coloring-page': 'everyone',
  'POST /api/create-pdf': 'everyone',

  // What opens these is in the body.
  'POST /api/register': 'everyone',
  'POST /api/login': 'everyone',
  'POST /api/owner/recovery': 'everyone',
  'POST /api/dashboard/login': 'everyone',
  // Whoever has opened nothing closes nothing.
  'POST /api/dashboard/lock': 'everyone',
  'POST /api/logout': 'everyone',
  // Each root field says for itself (`field-access.ts`).
  'POST /graphql': 'everyone',
  // Answers 405.
  'GET /graphql': 'everyone',

  'GET /api/conversations': 'own',
  'POST /api/conversations': 'own',
  'GET /api/conversations/{id}': 'own',
  'DELETE /api/conversations/{id}': 'own',
  'POST /api/conversations/{id}/messages': 'own',
  'POST /api/conversations/{id}/prepared-messages': 'own',
  'POST /api/conversations/{id}/prepared-messages/{turnId}/commit': 'own',
  'POST /api/generate-image': 'own',
  'POST /api/generate-image-expert': 'own',
  'POST /api/print': 'own',
  'POST /api/download-image': 'own',
  'POST /api/games/rounds': 'own',
  'DELETE /api/pictures/{id}': 'own',
  'GET /api/jobs/{id}': 'own',
  'DELETE /api/jobs/{id}': 'own',
  'GET /media/{id}': 'own',
  'GET /media/{id}/thumbnail': 'own',
  'GET /api/me/data': 'own',
  'GET /api/me/data/archive': 'own',
  'DELETE /api/me/data': 'own',

  'PUT /api/lesson/hand': 'lesson',

  'GET /api/user': 'user',
  'PUT /api/me/password': 'user',
  'GET /api/user/stickers': 'user',
  'POST /api/user/stickers': 'user',
  'GET /api/coloring-pages/{id}/colors': 'user',
  'PUT /api/coloring-pages/{id}/colors': 'user',
  'DELETE /api/coloring-pages/{id}/colors': 'user',
  'POST /api/coloring-pages/{id}/pictures': 'user',
  'GET /api/me/things': 'user',
  'PUT /api/me/things': 'user',
  'POST /api/me/second-factor': 'user',
  'PUT /api/me/second-factor': 'user',
  'DELETE /api/me/second-factor': 'user',
  'POST /api/me/second-factor/confirmations': 'user',

  'GET /api/classes': 'teacher',
  'POST /api/classes': 'teacher',
  'PATCH /api/classes/{id}': 'teacher',
  'DELETE /api/classes/{id}': 'teacher',
  'POST /api/classes/{id}/seats': 'teacher',
  'DELETE /api/classes/{id}/seats/{seatId}': 'teacher',
  'POST /api/classes/{id}/seats/{seatId}/pictures': 'teacher',
  'POST /api/classes/{id}/teachers': 'teacher',
  'DELETE /api/classes/{id}/teachers/{userId}': 'teacher',
  'POST /api/classes/{id}/cards': 'teacher',
  'POST /api/classes/{id}/album/prints': 'teacher',
  'GET /api/classes/{id}/looks': 'teacher',
  'GET /api/classes/{id}/progress': 'teacher',
  'GET /api/classes/{id}/progress/{seatId}': 'teacher',
  'GET /api/classes/{id}/lessons': 'teacher',
  'POST /api/classes/{id}/lessons': 'teacher',
  'GET /api/lessons/{id}': 'teacher',
  'PATCH /api/lessons/{id}': 'teacher',
  'DELETE /api/lessons/{id}': 'teacher',
  'GET /api/lessons/{id}/board': 'teacher',
  'POST /api/lessons/{id}/looks': 'teacher',
  'DELETE /api/lessons/{id}/places/{placeId}': 'teacher',
  'POST /api/lessons/{id}/alerts/{alertId}/seen': 'teacher',
  'GET /api/lessons/{id}/pictures': 'teacher',
  'PUT /api/lessons/{id}/album': 'teacher',

  'GET /api/admin/settings': 'admin',
  'POST /api/admin/settings': 'admin',
  'POST /api/admin/settings/key-tests': 'admin',
  'GET /api/admin/ai-servers': 'admin',
  'POST /api/admin/ai-servers': 'admin',
  'PATCH /api/admin/ai-servers/{id}': 'admin',
  'DELETE /api/admin/ai-servers/{id}': 'admin',
  'PATCH /api/admin/ai-choices': 'admin',
  'GET /api/admin/ai-servers/{id}/models': 'admin',
  'POST /api/admin/ai-servers/{id}/tests': 'admin',
  'GET /api/admin/nearby-ai-servers': 'admin',
  'GET /api/admin/exams': 'admin',
  'POST /api/admin/exams': 'admin',
  'GET /api/admin/exams/{id}': 'admin',
  'DELETE /api/admin/exams/{id}': 'admin',
  'GET /api/admin/exams/{id}/report.pdf': 'admin',
  'POST /api/admin/settings/voice-trials': 'admin',
  'POST /api/admin/invitations': 'admin',
  'GET /api/admin/invitations': 'admin',
  'DELETE /api/admin/invitations/{id}': 'admin',
  'POST /api/admin/users/{id}/password-resets': 'admin',
  'GET /api/admin/users/{id}/data/archive': 'admin',
  'PATCH /api/analytics/users/{id}/teacher': 'admin',
  'POST /api/teachers/invitations': 'admin',
  'GET /api/admin/trail': 'owner',
  'GET /api/admin/alerts': 'admin',
  'PATCH /api/admin/alerts/{id}/handled': 'admin',
  'GET /api/admin/alert-settings': 'owner',
  'PATCH /api/admin/alert-settings': 'owner',
  'POST /api/admin/alert-settings/trials': 'owner',
  'GET /api/admin/privacy-kit': 'admin',
  'GET /api/admin/privacy-kit.zip': 'admin',
  'GET /api/admin/privacy-kit/{document}.pdf': 'admin',
  'GET /api/admin/privacy-kit/{document}.txt': 'admin',
  'GET /api/analytics/requests': 'admin',
  'GET /api/analytics/requests/{id}': 'admin',
  'PATCH /api/analytics/requests/{id}/handled': 'admin',
  'POST /api/analytics/requests/{id}/forgettings': 'admin',
  'GET /api/analytics/stats': 'admin',
  'GET /api/analytics/exports/requests.csv': 'admin',
  'GET /api/analytics/exports/requests.json': 'admin',
  'GET /api/analytics/exports/pictures.csv': 'admin',
  'GET /api/analytics/exports/pictures.json': 'admin',
  'GET /api/analytics/exports/pictures.zip': 'admin',
  'GET /api/analytics/exports/users.csv': 'admin',
  'GET /api/analytics/exports/users.json': 'admin',
  'GET /api/analytics/users': 'admin',
  'DELETE /api/analytics/users/{id}': 'admin',
  'GET /api/analytics/health': 'admin',
  'GET /api/admin/first-steps': 'admin',
  'PUT /api/admin/first-steps/provider': 'admin',
  'GET /api/analytics/pictures': 'admin',
  'DELETE /api/analytics/pictures/{id}': 'admin',
  'GET /api/analytics/job-counts': 'admin',
  'GET /api/analytics/jobs': 'admin',
  'POST /api/analytics/jobs/{id}/retries': 'admin',
  'DELETE /api/analytics/jobs/{id}': 'admin',

  'PATCH /api/analytics/users/{id}/admin': 'owner',
  'DELETE /api/admin/users/{id}/second-factor': 'owner',
};
