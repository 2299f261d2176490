import type { QuizCategory } from './quiz.ts';

/**
 * The four subjects of the quiz, in the order a child sees them (SPEC 2). They stand apart from their
 * schema, so that the client can show them without zod.
 */
export const quizCategories: readonly QuizCategory[] = [
  { id: 'nature', name: 'Natur', description: 'Tiere, Pflanzen und das Wetter' },
  { id: 'space', name: 'Weltraum', description: 'Planeten, Sterne und Raketen' },
  { id: 'history', name: 'Geschichte', description: 'Wie die Menschen früher lebten' },
  { id: 'science', name: 'Wissenschaft', description: 'Forschen, messen und erfinden' },
];
