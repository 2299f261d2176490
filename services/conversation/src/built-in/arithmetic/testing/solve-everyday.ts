import { readAsked, type Turn } from '../../skill.ts';
import { answerEverydayProblem } from '../everyday/answer-everyday-problem.ts';

/** What LUX answers to a problem that is told by the way, to a young child on a day in May. */
export const solveEveryday = (question: string, history: Turn[] = []): string | null =>
  answerEverydayProblem(
    readAsked(question, {
      assistantName: 'LUX',
      history,
      level: 'young',
      now: new Date('2030-05-01T10:00:00Z'),
    }),
  );
