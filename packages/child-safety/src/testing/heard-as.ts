import { checkFollowUp } from '../check-follow-up.ts';
import { checkText } from '../check-text.ts';

const asMark = (verdict: ReturnType<typeof checkText>): string =>
  verdict.verdict === 'ok' && verdict.concern ? 'concern' : verdict.verdict;

/** What the gate says of a sentence: its verdict, or that it lets it pass with concern. */
export const markOf = (text: string): string => asMark(checkText(text));

/** The same of a sentence behind one that it let pass. */
export const markBehind = (before: string, text: string): string =>
  asMark(checkFollowUp(text, [], before));

/** The same, with the kind of danger of a call for help. */
export function heardAs(text: string): string {
  const verdict = checkText(text);
  return verdict.verdict === 'crisis' ? verdict.category : asMark(verdict);
}
