import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';

/** `any`: open as long as the lesson is not paused, since every area speaks and listens. */
export type GatedArea = LessonArea | 'any';

/**
 * What belongs to which area of a lesson (CLASSROOM "Settled details"), by method and pattern. What was
 * made can always be read and kept: jobs, files, conversations, colours, rounds.
 */
export const routeAreas: ReadonlyMap<string, GatedArea> = new Map<string, GatedArea>([
  ['POST /api/conversations', 'talk'],
  ['POST /api/conversations/:id/messages', 'talk'],
  ['POST /api/conversations/:id/prepared-messages', 'talk'],
  ['POST /api/conversations/:id/prepared-messages/:turnId/commit', 'talk'],
  ['POST /api/generate-image', 'gallery'],
  ['POST /api/generate-image-expert', 'gallery'],
  ['POST /api/download-image', 'gallery'],
  ['POST /api/generate-coloring-page', 'coloring'],
  ['POST /api/coloring-pages/:id/pictures', 'coloring'],
  ['POST /api/print', 'coloring'],
  ['POST /api/quiz/generate', 'quiz'],
  ['POST /api/math/generate', 'math'],
  ['POST /api/story/generate', 'story'],
  ['POST /api/create-pdf', 'story'],
  ['GET /api/letters', 'letters'],
  ['POST /api/speech', 'any'],
  ['POST /api/transcriptions', 'any'],
]);

/** Root fields of GraphQL; as `routeAreas` for REST. */
export const fieldAreas: ReadonlyMap<string, GatedArea> = new Map<string, GatedArea>([
  ['startConversation', 'talk'],
  ['sendMessage', 'talk'],
  ['understandWish', 'gallery'],
  ['generateImage', 'gallery'],
  ['generateExpertImage', 'gallery'],
  ['generateColoringPage', 'coloring'],
  ['printPages', 'coloring'],
  ['quizCategories', 'quiz'],
  ['generateQuiz', 'quiz'],
  ['generateMathProblems', 'math'],
  ['generateStory', 'story'],
  ['createPdf', 'story'],
  ['lettersContent', 'letters'],
]);
