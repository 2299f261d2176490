import perfect from 'openmoji/color/svg/1F3C6.svg?url';
import good from 'openmoji/color/svg/1F31F.svg?url';
import onward from 'openmoji/color/svg/1F331.svg?url';
import type { Result } from '../../games-kit/result-screen.tsx';

/** All correct is perfect, more than half is good (SPEC 9). */
export function quizResult(score: number, total: number): Result {
  if (score === total) {
    return {
      title: 'Perfekt!',
      text: 'Du hast alles gewusst. Großartig!',
      mood: 'speaking',
      drawing: perfect,
    };
  }
  if (score > total / 2) {
    return {
      title: 'Gut gemacht!',
      text: 'Du weißt schon richtig viel.',
      mood: 'idle',
      drawing: good,
    };
  }
  return {
    title: 'Weiter so!',
    text: 'Mit jeder Frage lernst du etwas dazu.',
    mood: 'caring',
    drawing: onward,
  };
}
