import type { Judgement } from './classify.ts';

/** Where words only add up to a call for help: what was learnt hears none, but a wish to be turned down. */
export const isLikelyWish = ({ help, refusal }: Judgement): boolean =>
  refusal.certainty !== undefined && help.certainty === undefined;

/** What was learnt hears neither a wish to be turned down nor a call. */
export const isNoWish = ({ help, refusal }: Judgement): boolean =>
  refusal.certainty === undefined && help.certainty === undefined;

/** What was learnt is sure of nothing. */
export const isUnsure = ({ help, refusal }: Judgement): boolean =>
  help.certainty !== 'sure' && refusal.certainty !== 'sure';

/** What was learnt does not even think it possible that a child calls for help. */
export const hearsNoCall = ({ help }: Judgement): boolean =>
  help.certainty === undefined && !help.isPossible;
