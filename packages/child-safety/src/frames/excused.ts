import type { Judgement } from '../classifier/classify.ts';
import { helpLabels, refusalLabels } from '../classifier/labels.ts';
import type { FoundRule } from '../rules/find-rule.ts';

const learnt: ReadonlySet<string> = new Set([
  ...Object.values(helpLabels),
  ...Object.values(refusalLabels),
  'emergency',
]);

/** Words only added up, and what was learnt is all but certain that they mean no harm. */
export const isExcused = ({ rule, by }: FoundRule, judged: Judgement[]): boolean =>
  by === 'score' && learnt.has(rule.category) && judged.every(({ isHarmless }) => isHarmless);

/** Words only add up to a wish to be turned down, and what was learnt hears a call and no wish. */
export const isRatherCall = ({ rule, by }: FoundRule, judged: Judgement[]): boolean =>
  by === 'score' &&
  rule.verdict === 'blocked' &&
  judged.some(({ help }) => help.certainty !== undefined) &&
  judged.every(({ refusal }) => refusal.certainty === undefined);

/** What a pattern would turn down, and what was learnt is surer still that it means no harm. */
export const isSurelyExcused = ({ rule }: FoundRule, judged: Judgement[]): boolean =>
  rule.verdict === 'blocked' &&
  learnt.has(rule.category) &&
  judged.every(({ isSurelyHarmless }) => isSurelyHarmless);
