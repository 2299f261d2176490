import type { QuizCategory } from '@lux/contracts/games/quiz.ts';

/** The four subjects of the quiz, in the order a child sees them (SPEC 2). */
export const quizCategories: readonly QuizCategory[] = [
  {
    id: 'nature',
    name: 'Natur',
    description: 'Tiere, Pflanzen und das Wetter: Was lebt und wächst um uns herum?',
  },
  {
    id: 'space',
    name: 'Weltraum',
    description: 'Sonne, Mond, Sterne und Planeten: Flieg mit ins All!',
  },
  {
    id: 'history',
    name: 'Geschichte',
    description: 'Dinosaurier, Ritter und Erfindungen: So war es früher.',
  },
  {
    id: 'science',
    name: 'Wissenschaft',
    description: 'Wie funktioniert das? Werde zur Forscherin oder zum Forscher!',
  },
];
