import { checkFollowUp } from '../check-follow-up.ts';

/** What the gate says of a sentence behind one that it let pass. */
export function markBehind(before: string, text: string): string {
  const verdict = checkFollowUp(text, [], before);
  return verdict.verdict === 'ok' && verdict.concern ? 'concern' : verdict.verdict;
}
