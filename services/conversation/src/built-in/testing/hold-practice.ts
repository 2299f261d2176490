import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { loadContent } from '../load-content.ts';
import { createPractice } from '../practice/create-practice.ts';
import { readAsked, type Turn } from '../skill.ts';

const { practise } = createPractice(loadContent().practice, createWordDesk().wordsToPractise);

/** Holds a talk of a practice: what LUX says to each saying; others answer what is null. */
export function holdPractice(...sayings: string[]): (string | null)[] {
  const history: Turn[] = [];
  return sayings.map((said) => {
    const answer = practise(
      readAsked(said, { history: [...history], assistantName: 'LUX', now: new Date(0) }),
    );
    history.push({ role: 'user', content: said }, { role: 'assistant', content: answer ?? 'Aha.' });
    return answer;
  });
}
