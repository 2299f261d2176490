import { checkText } from '../check-text.ts';

/** What the gate says of a sentence: its verdict, or that it lets it pass with concern. */
export function markOf(text: string): string {
  const verdict = checkText(text);
  return verdict.verdict === 'ok' && verdict.concern ? 'concern' : verdict.verdict;
}

/** The same, with the kind of danger of a call for help. */
export function heardAs(text: string): string {
  const verdict = checkText(text);
  return verdict.verdict === 'crisis' ? verdict.category : markOf(text);
}
