import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { clausesAsked } from './clauses-asked.ts';
import type { readAsked } from './skill.ts';

type Context = Omit<Parameters<typeof readAsked>[1], 'now'>;
interface Considered {
  text: string;
  isKnown: boolean;
}

const FIRST_UNKNOWN = 'Das Erste weiß ich leider nicht. Aber zum Zweiten:';
const SECOND_UNKNOWN = 'Das Zweite weiß ich leider nicht.';

/**
 * Of two questions in one, what is known of either; null where it is one, or nothing of both is known. Where a
 * half is unknown the whole is, so that it may be looked up elsewhere.
 */
export function answerBothHalves(
  question: string,
  context: Context,
  consider: (question: string, context: Context) => Considered,
): Considered | null {
  const [first, second] = clausesAsked(writeOut(question)) ?? [];
  if (first === undefined || second === undefined) return null;
  const one = consider(first, context);
  const history = [
    ...context.history,
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: one.text },
  ];
  const other = consider(second, { ...context, history });
  if (!one.isKnown && !other.isKnown) return null;
  if (!one.isKnown) return { text: `${FIRST_UNKNOWN} ${other.text}`, isKnown: false };
  if (!other.isKnown) return { text: `${one.text} ${SECOND_UNKNOWN}`, isKnown: false };
  const isSame = one.text.includes(other.text) || other.text.includes(one.text);
  return isSame ? one : { text: `${one.text} ${other.text}`, isKnown: true };
}
